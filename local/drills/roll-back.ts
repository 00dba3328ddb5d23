/** Another build is released, one instance after the other, and rolled back by its link, as docs/OPERATING.md describes. */
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
import type { Cluster } from '../cluster/cluster.ts'
import { send } from '../cluster/visitor.ts'
import { copyBuild } from '../site/next.ts'
import { type Drill, seconds, until } from './drill.ts'
import { findingsOf, hasErrors, startVisitors } from './visitors.ts'

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
async function release(cluster: Cluster, link: string, folder: string): Promise<void> {
  symlinkSync(folder, `${link}.next`)
  renameSync(`${link}.next`, link)
  for (const { origin, member } of cluster.sites) {
    await member.stop()
    await member.start()
    await until(async () => (await send(`${origin}/api/health?ready`)).status === 200)
  }
}

/** The builds that the sites serve. */
async function buildsOf({ sites }: Cluster): Promise<string> {
  const pages = await Promise.all(sites.map(({ origin }) => send(origin)))
  return pages.map(({ text }) => /data-build="([^"]+)/.exec(text)?.[1] ?? 'none').join(' ')
}

export const rollBack: Drill = {
  description: 'another build is released and rolled back',
  async run({ cluster, env }) {
    const link = env.NEXT_DIST_DIR ?? ''
    const first = readlinkSync(link)
    const second = `${link}-other`
    const build = readFileSync(join(first, 'BUILD_ID'), 'utf8')
    try {
      const other = copyAsAnother(first, second, build)
      // Pages of the build before find their scripts.
      cpSync(join(first, 'static'), join(second, 'static'), { recursive: true, force: false })
      const visitors = startVisitors(cluster.front)
      const start = Date.now()
      await release(cluster, link, second)
      const releasedAfterMs = Date.now() - start
      const isReleased = (await buildsOf(cluster)) === `${other} ${other}`
      await release(cluster, link, first)
      const backAfterMs = Date.now() - start - releasedAfterMs
      const isBack = (await buildsOf(cluster)) === `${build} ${build}`
      const visits = await visitors.stop()
      return {
        isPassed: isReleased && isBack && !hasErrors(visits),
        findings: [
          ...findingsOf(visits),
          [
            'the release took',
            `${seconds(releasedAfterMs)}, ${isReleased ? 'both sites serve it' : 'it is not served'}`,
          ],
          [
            'the roll-back took',
            `${seconds(backAfterMs)}, ${isBack ? 'both sites serve the build before' : 'it failed'}`,
          ],
        ],
      }
    } finally {
      rmSync(second, { recursive: true, force: true })
    }
  },
}
