/** Redis dies and comes back: pages, enquiries and publishes go on without it. */
import { setTimeout as pause } from 'node:timers/promises'
import { createEditor } from '../cluster/editor.ts'
import { emailOf, receivedEnquiries, sendEnquiry } from '../cluster/enquiries.ts'
import { type Drill, seconds } from './drill.ts'
import { findingsOf, hasErrors, startVisitors } from './visitors.ts'

/** Milliseconds without Redis, enquiries meanwhile, and the number of the first. */
const AWAY_MS = 2000
const ENQUIRIES = 4
const FIRST = 10_000

export const loseRedis: Drill = {
  description: 'Redis dies and comes back',
  async run({ cluster, lakeOrigin, dataDir }) {
    const { front, redis, sites } = cluster
    const origins = sites.map(({ origin }) => origin)
    const editor = createEditor(lakeOrigin)
    const visitors = startVisitors(front)
    await redis.kill()
    const statuses: number[] = []
    for (let index = 0; index < ENQUIRIES; index += 1) {
      statuses.push((await sendEnquiry(front, FIRST + index)).status)
    }
    await pause(AWAY_MS)
    await redis.start()
    // The sites connect again by themselves.
    await pause(1000)
    await editor.publish('Redis is back')
    const seenAfterMs = await editor.untilSeen('Redis is back', origins)
    const visits = await visitors.stop()
    const received = receivedEnquiries(dataDir)
    const times = statuses.map((_, index) => received.get(emailOf(FIRST + index)) ?? 0)
    return {
      isPassed: !hasErrors(visits) && times.every((count) => count === 1) && Number.isFinite(seenAfterMs),
      findings: [
        ...findingsOf(visits),
        ['enquiries meanwhile', `${ENQUIRIES}, received once: ${times.filter((count) => count === 1).length}`],
        ['a publish afterwards, seen on both sites after', seconds(seenAfterMs)],
      ],
    }
  },
}
