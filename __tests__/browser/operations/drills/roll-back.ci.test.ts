/** Drill: another build is released, one instance after the other, and rolled back by its link, as docs/OPERATING.md describes. */
import {
  cpSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { extname, join } from 'node:path'
import { send } from '../../../../local/cluster/visitor.ts'
import { startVisitors, warmPages } from '../../../../local/cluster/visitors.ts'
import { copyBuild } from '../../../../local/site/next.ts'
import { expect, type TestCluster, test } from '../../helpers/servers/cluster.ts'

/** Text files of a build, which name it. */
const TEXT = new Set(['.html', '.js', '.json', '.body', '.meta', ''])

/** Makes a copy of a build into another one: a build takes a minute and a half. @returns its id */
function copyAsAnother(from: string, to: string, build: string): string {
  const other = Array.from(build).reverse().join('')
  copyBuild(from, to)
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !TEXT.has(extname(entry.name))) continue
    const text = readFileSync(path, 'utf8')
    if (text.includes(build)) writeFileSync(path, text.replaceAll(build, other))
  }
  renameSync(join(to, 'static', build), join(to, 'static', other))
  return other
}

/** Points the release to a folder, and restarts one instance after the other, each when the one before is ready. */
async function release({ sites, release: link }: TestCluster, folder: string): Promise<void> {
  symlinkSync(folder, `${link}.next`)
  renameSync(`${link}.next`, link)
  for (const { origin, member } of sites) {
    await member.stop()
    await member.start()
    await expect.poll(async () => (await send(`${origin}/api/health?ready`)).status, { intervals: [50] }).toBe(200)
  }
}

/** The builds that the sites serve. */
async function buildsOf({ sites }: TestCluster): Promise<string[]> {
  const pages = await Promise.all(sites.map(({ origin }) => send(origin)))
  return pages.map(({ text }) => /data-build="([^"]+)/.exec(text)?.[1] ?? 'none')
}

test('another build is released and rolled back', async ({ cluster, report }) => {
  await cluster.reset()
  const first = readlinkSync(cluster.release)
  const second = `${cluster.release}-other`
  const build = readFileSync(join(first, 'BUILD_ID'), 'utf8')
  try {
    const other = copyAsAnother(first, second, build)
    // Pages of the build before find their scripts.
    cpSync(join(first, 'static'), join(second, 'static'), { recursive: true, force: false })
    await warmPages(cluster.front)
    const visitors = startVisitors(cluster.front)
    const start = Date.now()
    await release(cluster, second)
    report('the release took', Date.now() - start)
    expect(await buildsOf(cluster)).toEqual([other, other])
    const releasedAt = Date.now()
    await release(cluster, first)
    report('the roll-back took', Date.now() - releasedAt)
    expect(await buildsOf(cluster)).toEqual([build, build])
    report.visits(await visitors.stop())
  } finally {
    rmSync(second, { recursive: true, force: true })
  }
})
