/** A copy of the build that all tests share, for servers with ports of their own. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { readBuildRecord, writeBuildRecord } from '../../../../local/site/build-record.ts'
import { copyBuild } from '../../../../local/site/next.ts'
import { BUILD_FOLDER } from '../../../../local/site/test-build.ts'
import type { Ports } from '../../../../local/stack/stack-environment.ts'

/** Text files of a build, which may name an origin. */
const TEXT = new Set(['.html', '.js', '.json', '.body', '.meta'])

/** Copies the shared build and replaces the ports that it names. */
export function copySharedBuild(folder: string, to: Ports): void {
  const made = readBuildRecord(BUILD_FOLDER)
  if (!made) throw new Error(`There is no build in ${BUILD_FOLDER}`)
  const ports = new Map((['site', 'api', 'lake'] as const).map((name) => [made.ports[name], to[name]]))
  const origins = new RegExp(`(localhost|127\\.0\\.0\\.1):(${[...ports.keys()].join('|')})\\b`, 'g')
  copyBuild(BUILD_FOLDER, folder)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.has(extname(entry.name))) continue
    const path = join(entry.parentPath, entry.name)
    const text = readFileSync(path, 'utf8')
    const replaced = text.replace(origins, (_, host: string, port: string) => `${host}:${ports.get(Number(port))}`)
    if (replaced !== text) writeFileSync(path, replaced)
  }
  writeBuildRecord(folder, { ...made, ports: to })
}
