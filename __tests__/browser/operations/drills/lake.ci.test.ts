/**
 * Drill: the Content Lake dies and comes back. Visitors keep every page, also one that nobody has visited for days and after a
 * restart (B341); what was never rendered is 503 (B470); editors have to wait.
 */
import { existsSync, readdirSync, renameSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { createEditor } from '../../../../local/cluster/editor.ts'
import { type Counts, count, describeCounts, send } from '../../../../local/cluster/visitor.ts'
import { startVisitors, warmPages } from '../../../../local/cluster/visitors.ts'
import { urlsOfSitemap } from '../../../../local/smoke/checks/lists.ts'
import { expect, test } from '../../helpers/servers/cluster.ts'

const DAYS = 3
const SECONDS_OF_DAYS = DAYS * 86_400

/** Published, but not rendered by this build. */
const NEW_PAGE = '/privacy-policy'

/** Hides the files of a rendered page, as if it had never been rendered. @returns a function that restores them */
function hideRendered(build: string, path: string): () => void {
  const folder = join(build, 'server')
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /^(pages|route-cache)\//.test(name) && new RegExp(`${path}\\.(html|json|meta)$`).test(name))
    .map((name) => join(folder, name))
  if (files.length === 0) throw new Error(`${path} was not rendered`)
  for (const file of files) renameSync(file, `${file}.away`)
  return () => {
    for (const file of files) renameSync(`${file}.away`, file)
  }
}

/** Lets every rendered page look as if nobody had visited it for days. */
function age(build: string): void {
  const then = Date.now() / 1000 - SECONDS_OF_DAYS
  for (const folder of ['pages', 'route-cache'].map((name) => join(build, 'server', name)).filter(existsSync)) {
    for (const name of readdirSync(folder, { recursive: true }).map(String)) {
      if (/\.(html|json|meta)$/.test(name)) utimesSync(join(folder, name), then, then)
    }
  }
}

test('the Content Lake dies and comes back', async ({ cluster, report }) => {
  await cluster.reset()
  const { lake } = cluster.standIns
  const editor = createEditor(cluster.lakeOrigin)
  const paths = urlsOfSitemap((await send(`${cluster.front}/sitemap.xml`)).text).map((url) => new URL(url).pathname)
  // Articles and voices are rendered when they are visited first.
  for (const { origin } of cluster.sites) for (const path of paths) await send(origin + path)
  await warmPages(cluster.front)
  const visitors = startVisitors(cluster.front)

  await lake?.kill()
  const killedAt = Date.now()
  const isDown = async ({ origin }: { origin: string }) => {
    const { status, text } = await send(`${origin}/api/health?ready`)
    expect(status).toBe(200)
    return text.includes('"down":["content"]')
  }
  for (const site of cluster.sites) await expect.poll(() => isDown(site), { intervals: [50] }).toBe(true)
  report('readiness names it after', Date.now() - killedAt)
  await expect(editor.publish('Without a lake')).rejects.toThrow()
  report('a publish meanwhile', 'refused: the editor sees it')

  const cold: Counts = {}
  for (const { origin, member } of cluster.sites) {
    await member.stop()
    age(cluster.release)
    const restore = hideRendered(cluster.release, NEW_PAGE)
    await member.start()
    await expect.poll(async () => (await send(`${origin}/api/health?ready`)).status, { intervals: [50] }).toBe(200)
    const unavailable = await fetch(origin + NEW_PAGE)
    expect([unavailable.status, unavailable.headers.has('retry-after')]).toEqual([503, true])
    restore()
    for (const path of paths) count(cold, await send(origin + path))
  }
  report(`pages of ${DAYS} days after a restart`, describeCounts(cold))
  expect(cold).toEqual({ 'status 200': 2 * paths.length })

  await lake?.start()
  await editor.publish('The lake is back')
  report('a publish afterwards, seen after', await editor.untilSeen('The lake is back', [cluster.front]))
  report.visits(await visitors.stop())
})
