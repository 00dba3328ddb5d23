/** The cluster of `npm run cluster` on a copy of the shared build, with stand-ins of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '../../../../lib/env.ts'
import { type Cluster, startCluster } from '../../../../local/cluster/cluster.ts'
import { freePorts } from '../../../../local/processes/free-ports.ts'
import { stopAll } from '../../../../local/processes/processes.ts'
import { BUILD_FOLDER } from '../../../../local/site/test-build.ts'
import { stackEnvironment } from '../../../../local/stack/stack-environment.ts'
import { copySharedBuild } from './copy-shared-build.ts'

/** One for each worker: files with a cluster run in parallel. */
const FOLDER = `${BUILD_FOLDER}-cluster-${process.env.TEST_PARALLEL_INDEX}`

export type TestCluster = Cluster & {
  env: NodeJS.ProcessEnv
  /** What the sites have logged. */
  output(): string
  stop(): Promise<void>
}

/** Starts it, with further variables; the helpers for content and faults then apply to its lake and API. */
export async function startTestCluster(settings: Record<string, string> = {}): Promise<TestCluster> {
  const [site = 0, api = 0, lake = 0] = await freePorts(3)
  const data = mkdtempSync(join(tmpdir(), 'bowerbird-test-cluster-'))
  copySharedBuild(FOLDER, { site, api, lake })
  const own = stackEnvironment({ site, api, lake }, FOLDER, data)
  Object.assign(process.env, own)
  const env = { ...own, ...settings }
  let output = ''
  async function stop(): Promise<void> {
    await stopAll()
    for (const folder of [FOLDER, data]) rmSync(folder, { recursive: true, force: true })
  }
  try {
    const cluster = await startCluster(readEnv(env), env, (text) => {
      output += text
    })
    return { ...cluster, env, output: () => output, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
