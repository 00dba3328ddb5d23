/** What a build of the site was made of, written into its folder, so that it is used again while that is the same. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEnv } from '../../lib/env.ts'
import { differenceFromBuild, readBuild } from '../../lib/startup/build-values.ts'
import type { Ports } from '../stack/stack-environment.ts'
import { siteFingerprint } from './fingerprint.ts'
import { buildFolder } from './next.ts'

const RECORD = 'made-of.json'

/** `fingerprint` is that of its sources before it was made, and `ports` are those that its pages and headers name. */
type BuildRecord = { fingerprint: string; ports: Ports }

/** @returns null when the folder has no build that was finished */
export function readBuildRecord(folder: string): BuildRecord | null {
  const file = join(folder, RECORD)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

export function writeBuildRecord(folder: string, record: BuildRecord): void {
  writeFileSync(join(folder, RECORD), JSON.stringify(record))
}

/** The port of a service on this machine; 0 for a hosted one, which the values of the build name. */
function portOf(origin: string | null): number {
  return origin === null ? 0 : Number(new URL(origin).port)
}

/** The ports that a build with this environment names. */
export function portsOf(source: NodeJS.ProcessEnv): Ports {
  const { port, apiBaseUrl, sanity } = readEnv(source)
  return { site: port, api: portOf(apiBaseUrl), lake: portOf(sanity.localLakeUrl) }
}

/** Whether the build of this environment was made of the sources and the configuration of today. */
export function hasFreshBuild(source: NodeJS.ProcessEnv): boolean {
  const folder = buildFolder(source)
  const record = readBuildRecord(folder)
  const build = readBuild(folder)
  return (
    record !== null &&
    build !== null &&
    record.fingerprint === siteFingerprint() &&
    JSON.stringify(record.ports) === JSON.stringify(portsOf(source)) &&
    differenceFromBuild(build, readEnv(source)) === null &&
    (source.NEXT_OUTPUT !== 'standalone' || existsSync(join(folder, 'standalone')))
  )
}
