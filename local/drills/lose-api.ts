/** The API dies and comes back: pages keep its last good data, enquiries fail and arrive once when they are sent again. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Counts, count, describeCounts } from '../cluster/counts.ts'
import { emailOf, receivedEnquiries, sendEnquiry } from '../cluster/enquiries.ts'
import { CommandError } from '../command.mjs'
import { type Drill, seconds, until } from './drill.ts'
import { findingsOf, hasErrors, startVisitors } from './visitors.ts'

const AWAY_MS = 2000
const ENQUIRIES = 4
const FIRST = 20_000

export const loseApi: Drill = {
  description: 'the API dies and comes back',
  async run({ cluster, dataDir }) {
    const { front, standIns } = cluster
    const { api } = standIns
    if (!api) throw new CommandError('Another command has started the API: this drill needs its own.')
    const numbers = Array.from({ length: ENQUIRIES }, (_, index) => FIRST + index)
    const visitors = startVisitors(front)
    await api.kill()
    const refused: Counts = {}
    for (const number of numbers) count(refused, await sendEnquiry(front, number))
    await pause(AWAY_MS)
    await api.start()
    const start = Date.now()
    // A visitor presses Send again until the enquiry has been sent.
    for (const number of numbers) await until(async () => (await sendEnquiry(front, number)).status === 200)
    const sentAfterMs = Date.now() - start
    const visits = await visitors.stop()
    const received = receivedEnquiries(dataDir)
    const times = numbers.map((number) => received.get(emailOf(number)) ?? 0)
    return {
      isPassed: !hasErrors(visits) && times.every((number) => number === 1),
      findings: [
        ...findingsOf(visits),
        ['enquiries meanwhile', describeCounts(refused)],
        ['sent again, all accepted after', seconds(sentAfterMs)],
        ['lost, doubled', `${times.filter((n) => n === 0).length}, ${times.filter((n) => n > 1).length}`],
      ],
    }
  },
}
