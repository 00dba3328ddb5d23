/** Drill: both sites die. nginx serves the copy of the site for every page in it until one is back. */
import { type Counts, count, describeCounts, send } from '../../../../local/cluster/visitor.ts'
import { mirrorSite } from '../../../../local/mirror/mirror.ts'
import { copiedUrls } from '../../../../local/mirror/read-site.ts'
import { expect, startEmptyNginx, test } from '../../helpers/servers/cluster.ts'

test('both sites die, and the mirror is served', async ({ cluster, report }) => {
  await cluster.reset()
  const { front, sites, mirrorFolder } = cluster
  const uncached = await startEmptyNginx(cluster)
  const start = Date.now()
  const { pages } = await mirrorSite(front, mirrorFolder)
  report('pages copied', pages)
  report('the copy took', Date.now() - start)
  for (const { member } of sites) await member.kill()
  const urls = copiedUrls((await send(`${uncached}/sitemap.xml`)).text)
  const outcomes: Counts = {}
  for (const url of urls) count(outcomes, await send(uncached + new URL(url).pathname))
  report('addresses of the sitemap without a site', describeCounts(outcomes))
  report('lost meanwhile', 'enquiries cannot be sent: forms show phone and e-mail')
  const killedAt = Date.now()
  for (const { member } of sites) await member.start()
  await expect.poll(async () => (await send(`${uncached}/api/health?ready`)).status, { intervals: [50] }).toBe(200)
  report('a site serves again after', Date.now() - killedAt)
  expect(urls.length).toBeGreaterThan(40)
  expect(outcomes).toEqual({ 'status 200': urls.length })
})
