/**
 * Compares ways to serve the home page: the site alone, two sites behind nginx (local/cluster), nginx from disk, a bare
 * Next page; and how soon each site shows what has been published.
 */
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readEnv } from '../../../lib/env.ts'
import { type Cluster, startCluster } from '../../cluster/cluster.ts'
import { freePorts } from '../../processes/free-ports.ts'
import { table } from '../../processes/markdown-table.ts'
import { cleanUpAtExit, startProcess } from '../../processes/processes.ts'
import { copyBuild, untilServing } from '../../site/next.ts'
import { stackEnvironment } from '../../stack/stack-environment.ts'
import { median, ratio } from '../numbers.ts'
import type { Sites } from '../sites.ts'
import { type Load, type LoadResult, putLoad, type Target } from './load.ts'
import { processorMs } from './processor-time.ts'
import { measurePublish, publishReport } from './publish.ts'

const ROUNDS = 3
const WARM_UP = { connections: 16, seconds: 1 }
/** A few visitors in a row, and a crowd. */
const LOADS: readonly Load[] = [
  { connections: 16, seconds: 3 },
  { connections: 200, seconds: 3 },
]

/** A way to serve a page. `pids` are the processes that do it. */
type Server = Target & { name: string; pids: readonly number[] }

type Round = LoadResult & { processorMsPerRequest: number }

type ScaleFindings = readonly { name: string; load: Load; rounds: readonly Round[] }[]

const DISK = 'nginx from disk'

/** A name with a prefix that Next keeps for itself; Next knows no such header and ignores it. */
const THROUGH_NEXT = { 'Next-Through': '1' }

const CAMPAIGN = join(import.meta.dirname, 'campaign-clicks.lua')

/** The site as a cluster of its own, with a copy of the build. */
async function startSites(build: string): Promise<{ cluster: Cluster; lakeOrigin: string }> {
  const [site = 0, api = 0, lake = 0] = await freePorts(3)
  const folder = `${build}-cluster`
  const data = mkdtempSync(join(tmpdir(), 'bowerbird-bench-cluster-'))
  cleanUpAtExit([folder, data])
  copyBuild(build, folder)
  const env = stackEnvironment({ site, api, lake }, folder, data)
  const cluster = await startCluster(readEnv(env), env, { onOutput: () => {} })
  return { cluster, lakeOrigin: `http://127.0.0.1:${lake}` }
}

/** nginx with a page as it is sent, compressed. */
async function startDiskServer(page: string): Promise<Server> {
  const [port = 0] = await freePorts(1)
  // nginx gives up root's rights, and has to enter the folder.
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-bench-disk-'))
  cleanUpAtExit([folder])
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'index.html.gz'), gzipSync(page))
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(
    configuration,
    `worker_processes auto;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    gzip_static on;
  }
}
`,
  )
  const nginx = startProcess('nginx', ['-e', 'stderr', '-c', configuration, '-g', 'daemon off;'])
  const url = `http://127.0.0.1:${port}/`
  await untilServing(url, nginx)
  return { name: DISK, url, pids: [nginx.pid ?? 0] }
}

async function measureRound(server: Server, load: Load): Promise<Round> {
  const { pids } = server
  const before = processorMs(pids)
  const result = await putLoad(server, load)
  return { ...result, processorMsPerRequest: (processorMs(pids) - before) / result.requests }
}

async function measureLoads(servers: readonly Server[]): Promise<ScaleFindings> {
  for (const server of servers) await putLoad(server, WARM_UP)
  const findings = LOADS.flatMap((load) => servers.map((server) => ({ server, load, rounds: [] as Round[] })))
  for (let round = 1; round <= ROUNDS; round += 1) {
    console.error(`Requests per second, round ${round} of ${ROUNDS} …`)
    for (const { server, load, rounds } of findings) rounds.push(await measureRound(server, load))
  }
  return findings.map(({ server: { name }, load, rounds }) => ({ name, load, rounds }))
}

function scaleReport(findings: ScaleFindings): string {
  const medianOf = (rounds: readonly Round[], name: keyof Round) => median(rounds.map((round) => round[name]))
  const rows = findings.map(({ name, load, rounds }) => {
    const disk = findings.find((other) => other.name === DISK && other.load === load)
    const perSecond = medianOf(rounds, 'perSecond')
    return [
      name,
      String(load.connections),
      perSecond.toFixed(0),
      medianOf(rounds, 'p50Ms').toFixed(1),
      medianOf(rounds, 'p99Ms').toFixed(1),
      medianOf(rounds, 'processorMsPerRequest').toFixed(2),
      disk ? ratio(perSecond, medianOf(disk.rounds, 'perSecond')) : '',
    ]
  })
  const head = ['Served by', 'connections', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms/request', `× ${DISK}`]
  return `## Requests per second

The home page with gzip, keep-alive connections over loopback, medians of ${ROUNDS} interleaved rounds; wrk shares the processors with the servers. "Campaign" requests the page with 10,000 different queries of advertisements. "Through Next" is the site alone asked with a header of Next's own, which lib/server/http/microcache.ts leaves to Next: each response passes Next and is compressed anew. Aims: alone 4 × that, two sites 0.9 × ${DISK}, campaigns 0.9 × the same page without a query, and p99 below 250 ms with 200 connections.

${table(head, rows)}`
}

/** Both sections of the report. */
export async function measureScale({ bare, real }: Sites): Promise<string> {
  console.error('Starting two sites behind nginx …')
  const { cluster, lakeOrigin } = await startSites(real.buildFolder)
  const page = await (await fetch(real.origin)).text()
  const sites = cluster.members.filter(({ name }) => name.startsWith('site')).map((member) => member.pid())
  const two = { url: `${cluster.front}/`, pids: [...sites, cluster.nginx.pid ?? 0] }
  const alone = { url: `${real.origin}/`, pids: [real.pid] }
  const servers: Server[] = [
    await startDiskServer(page),
    { name: 'two sites behind nginx', ...two },
    { name: 'two sites, campaign', ...two, script: CAMPAIGN },
    { name: 'the site alone', ...alone },
    { name: 'through Next', ...alone, headers: THROUGH_NEXT },
    { name: 'a bare Next page', url: `${bare.origin}/`, pids: [bare.pid] },
  ]
  const findings = await measureLoads(servers)
  console.error('Publishing …')
  const [one = cluster.front, other = cluster.front] = cluster.sites.map(({ origin }) => origin)
  const rounds = await measurePublish(lakeOrigin, { 'one of two': one, 'the other': other, nginx: cluster.front })
  const aims = 'A headline of the home page. Aims: below 1000 on each site, below 2000 through nginx.'
  return `${scaleReport(findings)}\n\n${publishReport('From publishing to visitors of two sites', aims, rounds)}`
}
