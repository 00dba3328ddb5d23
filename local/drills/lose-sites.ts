/** Both sites die: nginx serves the copy of the site for every page in it until one is back. */
import { type Counts, count, describeCounts } from '../cluster/counts.ts'
import { send } from '../cluster/visitor.ts'
import { mirrorSite } from '../mirror/mirror.ts'
import { copiedUrls } from '../mirror/read-site.ts'
import { type Drill, seconds, until } from './drill.ts'

export const loseSites: Drill = {
  description: 'both sites die, and the mirror is served',
  async run({ cluster }) {
    const { front, sites, mirrorFolder } = cluster
    const start = Date.now()
    const { pages } = await mirrorSite(front, mirrorFolder)
    const copiedAfterMs = Date.now() - start
    for (const { member } of sites) await member.kill()
    // nginx has no page in its caches for this name.
    const uncached = front.replace('localhost', '127.0.0.1')
    const urls = copiedUrls((await send(`${uncached}/sitemap.xml`)).text)
    const outcomes: Counts = {}
    for (const url of urls) count(outcomes, await send(uncached + new URL(url).pathname))
    for (const { member } of sites) await member.start()
    const isBack = async () => (await send(`${uncached}/api/health?ready`)).status === 200
    const backAfterMs = await until(isBack)
    return {
      isPassed: urls.length > 0 && outcomes['status 200'] === urls.length && Number.isFinite(backAfterMs),
      findings: [
        ['pages copied, in', `${pages}, ${seconds(copiedAfterMs)}`],
        ['addresses of the sitemap without a site', describeCounts(outcomes)],
        ['lost meanwhile', 'enquiries cannot be sent: forms show phone and e-mail'],
        ['a site serves again after', seconds(backAfterMs)],
      ],
    }
  },
}
