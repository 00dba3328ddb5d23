/**
 * The one production build of site and Studio that the browser tests and the check of page sizes share. The site is built
 * while the API cannot be reached, so that api-down.ci.test.ts sees the first pages rendered without it and recovering. Each
 * is reused until its sources change.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '../processes/free-ports.ts'
import { finish, startProcess, stopAll } from '../processes/processes.ts'
import { stackEnvironment } from '../stack/stack-environment.ts'
import { readBuildRecord, writeBuildRecord } from './build-record.ts'
import { siteFingerprint } from './fingerprint.ts'
import { buildStudio } from './studio.ts'

export const BUILD_FOLDER = '.next-test'

async function buildSite(dataFolder: string): Promise<void> {
  const [site = 0, api = 0, lake = 0] = await freePorts(3)
  const ports = { site, api, lake }
  const env = {
    ...stackEnvironment(ports, BUILD_FOLDER, dataFolder),
    // Given, so that no stand-in of the API is started: nothing listens there.
    API_BASE_URL: `http://127.0.0.1:${api}`,
    TYPES_ARE_CHECKED: 'yes',
    // For container.ci.test.ts.
    NEXT_OUTPUT: 'standalone',
  }
  const fingerprint = siteFingerprint()
  // As a developer makes it, so that the command is tested as well.
  await finish(startProcess('npm', ['run', 'build'], { stdio: 'pipe', env }), 'npm run build')
  writeBuildRecord(BUILD_FOLDER, { fingerprint, ports })
}

/** Builds what is not fresh. @throws with the output of a failed build */
export async function ensureTestBuild(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'bowerbird-test-'))
  try {
    await buildStudio(process.env)
    if (readBuildRecord(BUILD_FOLDER)?.fingerprint !== siteFingerprint()) await buildSite(dataFolder)
  } finally {
    await stopAll()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
