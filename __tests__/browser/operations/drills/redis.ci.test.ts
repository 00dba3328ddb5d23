/** Drill: Redis dies and comes back. Pages, enquiries and publishes go on without it. */
import { setTimeout as pause } from 'node:timers/promises'
import { createEditor } from '../../../../local/cluster/editor.ts'
import { emailOf, receivedEnquiries, sendEnquiry } from '../../../../local/cluster/enquiries.ts'
import { startVisitors, warmPages } from '../../../../local/cluster/visitors.ts'
import { expect, test } from '../../helpers/servers/cluster.ts'

/** Milliseconds without Redis, and until the sites have connected again by themselves. */
const AWAY_MS = 2000
const CONNECTED_MS = 1000
const ENQUIRIES = Array.from({ length: 4 }, (_, index) => 10_000 + index)

test('Redis dies and comes back', async ({ cluster, report }) => {
  await cluster.reset()
  await warmPages(cluster.front)
  const visitors = startVisitors(cluster.front)
  await cluster.redis.kill()
  for (const index of ENQUIRIES) await sendEnquiry(cluster.front, index)
  await pause(AWAY_MS)
  await cluster.redis.start()
  await pause(CONNECTED_MS)
  const editor = createEditor(cluster.lakeOrigin)
  await editor.publish('Redis is back')
  const origins = cluster.sites.map(({ origin }) => origin)
  report('a publish afterwards, seen on both sites after', await editor.untilSeen('Redis is back', origins))
  report.visits(await visitors.stop())
  const received = receivedEnquiries(cluster.dataDir)
  expect(ENQUIRIES.map((index) => received.get(emailOf(index)))).toEqual(ENQUIRIES.map(() => 1))
})
