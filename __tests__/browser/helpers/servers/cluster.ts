/**
 * The cluster of `npm run cluster` on a copy of the shared build, with stand-ins of its own: one for the files that test several
 * instances, which run in one worker (playwright.config.ts). It counts visits, and sends traces to a collector of the tests.
 */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { readEnv } from '../../../../lib/env.ts'
import { type Cluster, startCluster } from '../../../../local/cluster/cluster.ts'
import { startNginx } from '../../../../local/cluster/nginx.ts'
import { describeCounts } from '../../../../local/cluster/visitor.ts'
import type { Visits } from '../../../../local/cluster/visitors.ts'
import { freePorts } from '../../../../local/processes/free-ports.ts'
import { cleanUpAtExit, type SupervisedProcess, stopAll } from '../../../../local/processes/processes.ts'
import { BUILD_FOLDER } from '../../../../local/site/test-build.ts'
import { stackEnvironment } from '../../../../local/stack/stack-environment.ts'
import { copySharedBuild } from './copy-shared-build.ts'
import { setFaults } from './stand-ins.ts'

export { expect }

export type TestCluster = Cluster & {
  env: NodeJS.ProcessEnv
  lakeOrigin: string
  /** Of the stand-ins. */
  dataDir: string
  /** The link that is served, which leads to a folder with a build, as a release does. */
  release: string
  /** What the sites have logged since the last `reset`. */
  output(): string
  /** What the collector has received. */
  traces(): string
  /** Before and after each file: all that has been stopped runs again, and what was logged is forgotten. */
  reset(): Promise<void>
}

async function startCollector(): Promise<{ origin: string; traces(): string; close(): void }> {
  let traces = ''
  const collector = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (chunk: string) => {
      traces += chunk
    })
    request.on('end', () => response.end('{}'))
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const bound = collector.address()
  const origin = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`
  return { origin, traces: () => traces, close: () => void collector.close() }
}

/** The helpers for content and faults then apply to its lake and API. */
async function startTestCluster(): Promise<TestCluster & { stop(): Promise<void> }> {
  const [site = 0, api = 0, lake = 0] = await freePorts(3)
  const dataDir = mkdtempSync(join(tmpdir(), 'bowerbird-test-cluster-'))
  // In the project, because the packages are found from there.
  const release = `${BUILD_FOLDER}-cluster-${site}`
  const build = `${release}-build`
  const collector = await startCollector()
  async function stop(): Promise<void> {
    await stopAll()
    collector.close()
    for (const folder of [release, build, dataDir]) rmSync(folder, { recursive: true, force: true })
  }
  try {
    copySharedBuild(build, { site, api, lake })
    symlinkSync(build, release)
    const own = stackEnvironment({ site, api, lake }, release, dataDir)
    Object.assign(process.env, own)
    const env = { ...own, WEB_VITALS: 'on', OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin }
    let output = ''
    const cluster = await startCluster(readEnv(env), env, {
      onOutput: (text) => {
        output += text
      },
    })
    async function reset(): Promise<void> {
      for (const member of cluster.members) if (!isRunning(member)) await member.start()
      await setFaults([])
      await expect.poll(() => isWhole(cluster), { timeout: 60_000 }).toBe(true)
      output = ''
    }
    return {
      ...cluster,
      env,
      dataDir,
      release,
      lakeOrigin: own.LAKE_ORIGIN ?? '',
      output: () => output,
      traces: collector.traces,
      reset,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts one more nginx in front of the sites, whose caches are empty. @returns its origin */
export async function startEmptyNginx({ sites, mirrorFolder }: Cluster): Promise<string> {
  const [port = 0] = await freePorts(1)
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-nginx-'))
  cleanUpAtExit([folder])
  const ports = sites.map(({ origin }) => Number(new URL(origin).port))
  startNginx(folder, { port, sites: ports, mirror: mirrorFolder }, 'ignore')
  const front = `http://localhost:${port}`
  const isUp = async () => (await fetch(`${front}/api/health`).catch(() => null))?.ok
  await expect.poll(isUp).toBe(true)
  return front
}

function isRunning({ pid }: SupervisedProcess): boolean {
  try {
    return process.kill(pid(), 0)
  } catch {
    return false
  }
}

/** Whether both sites serve, and no stand-in is away. */
async function isWhole({ sites }: Cluster): Promise<boolean> {
  const reports = sites.map(async ({ origin }) => (await fetch(`${origin}/api/health?ready`)).json())
  const found: { status: string }[] = await Promise.all(reports).catch(() => [])
  return found.length > 0 && found.every(({ status }) => status === 'ok')
}

/** Adds a line to the table of a drill. Numbers of what ends with "after" or "took" are milliseconds. */
type Report = {
  (what: string, value: string | number): void
  /** What visitors met, who must not have met an error. */
  visits(visits: Visits): void
}

type TestFixtures = { report: Report }

type WorkerFixtures = { cluster: TestCluster }

export const test = base.extend<TestFixtures, WorkerFixtures>({
  cluster: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const cluster = await startTestCluster()
      await use(cluster)
      await cluster.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  report: async ({}, use, { annotations }) => {
    const add = (what: string, value: string | number) => {
      const isTime = typeof value === 'number' && / (?:after|took)$/.test(what)
      annotations.push({ type: what, description: isTime ? `${(value / 1000).toFixed(1)} s` : String(value) })
    }
    const visits = ({ requests, errors, slowestMs }: Visits) => {
      add('requests of visitors', requests)
      add('their errors', describeCounts(errors))
      add('their slowest response took', slowestMs)
      expect(errors).toEqual({})
    }
    await use(Object.assign(add, { visits }))
  },
})
