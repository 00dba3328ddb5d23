/** The Content Lake dies and comes back: visitors keep the pages, editors have to wait. */
import { setTimeout as pause } from 'node:timers/promises'
import { createEditor } from '../cluster/editor.ts'
import { send } from '../cluster/visitor.ts'
import { CommandError } from '../command.mjs'
import { type Drill, seconds, until } from './drill.ts'
import { findingsOf, hasErrors, startVisitors } from './visitors.ts'

/** Milliseconds without the lake: longer than pages are fresh for nginx. */
const AWAY_MS = 3000

export const loseLake: Drill = {
  description: 'the Content Lake dies and comes back',
  async run({ cluster, lakeOrigin }) {
    const { front, sites, standIns } = cluster
    const { lake } = standIns
    if (!lake) throw new CommandError('Another command has started the Content Lake: this drill needs its own.')
    // Pages are served all the time, so it stays 200.
    const isReady = async () => (await send(`${sites[0]?.origin}/api/health?ready`)).text.includes('"status":"ok"')
    const editor = createEditor(lakeOrigin)
    const visitors = startVisitors(front)
    await lake.kill()
    const noticedAfterMs = await until(async () => !(await isReady()))
    const isRefused = await editor.publish('Without a lake').then(
      () => false,
      () => true,
    )
    await pause(AWAY_MS)
    await lake.start()
    const readyAfterMs = await until(isReady)
    await editor.publish('The lake is back')
    const seenAfterMs = await editor.untilSeen('The lake is back', [front])
    const visits = await visitors.stop()
    return {
      isPassed: !hasErrors(visits) && isRefused && Number.isFinite(readyAfterMs + seenAfterMs + noticedAfterMs),
      findings: [
        ...findingsOf(visits),
        ['readiness says so after', seconds(noticedAfterMs)],
        ['a publish meanwhile', isRefused ? 'refused: the editor sees it' : 'accepted'],
        ['ready again after', seconds(readyAfterMs)],
        ['a publish afterwards, seen after', seconds(seenAfterMs)],
      ],
    }
  },
}
