/** Drill: the API dies and comes back. Pages keep its last good data; enquiries fail, and arrive once when they are sent again. */
import { setTimeout as pause } from 'node:timers/promises'
import { emailOf, receivedEnquiries, sendEnquiry } from '../../../../local/cluster/enquiries.ts'
import { type Counts, count, describeCounts } from '../../../../local/cluster/visitor.ts'
import { startVisitors, warmPages } from '../../../../local/cluster/visitors.ts'
import { expect, test } from '../../helpers/servers/cluster.ts'

const AWAY_MS = 2000
const ENQUIRIES = Array.from({ length: 4 }, (_, index) => 20_000 + index)

test('the API dies and comes back', async ({ cluster, report }) => {
  await cluster.reset()
  const { api } = cluster.standIns
  await warmPages(cluster.front)
  const visitors = startVisitors(cluster.front)
  await api?.kill()
  const refused: Counts = {}
  for (const index of ENQUIRIES) count(refused, await sendEnquiry(cluster.front, index))
  await pause(AWAY_MS)
  await api?.start()
  const start = Date.now()
  // A visitor presses Send again until the enquiry has been sent.
  for (const index of ENQUIRIES) {
    await expect.poll(async () => (await sendEnquiry(cluster.front, index)).status, { intervals: [50] }).toBe(200)
  }
  report('enquiries meanwhile', describeCounts(refused))
  report('sent again, all accepted after', Date.now() - start)
  report.visits(await visitors.stop())
  const received = receivedEnquiries(cluster.dataDir)
  expect(refused['status 200']).toBeUndefined()
  expect(ENQUIRIES.map((index) => received.get(emailOf(index)))).toEqual(ENQUIRIES.map(() => 1))
})
