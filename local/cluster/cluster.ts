/**
 * Two instances of the built site behind nginx with one Redis, as `deploy/` describes, on this machine, with Debian's nginx
 * and Redis. For `npm run cluster`, the soak test and the browser tests.
 */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteEnv } from '../../lib/env.ts'
import { cleanUpAtExit } from '../processes/clean-up.ts'
import { freePorts } from '../processes/free-ports.ts'
import { keepRunning, type Member } from '../processes/processes.ts'
import { startRedis } from '../programs/redis.ts'
import { serve, untilServing } from '../site/next.ts'
import { startStandIns } from '../stack/stand-ins.ts'
import { startNginx } from './nginx.ts'

export type ClusterSite = { origin: string; metrics: string }

export type Cluster = {
  /** nginx, which visitors see. */
  front: string
  sites: ClusterSite[]
  members: Member[]
  nginx: ChildProcess
}

/**
 * Starts everything; it ends with this process.
 * @param env as of `localEnvironment`
 * @param onOutput receives what the sites write, which otherwise goes to the terminal
 * @throws StartError
 */
export async function startCluster(
  site: SiteEnv,
  env: NodeJS.ProcessEnv,
  onOutput?: (text: string) => void,
): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-cluster-'))
  cleanUpAtExit([folder])
  const front = `http://localhost:${site.port}`
  const shared = { ...env, NEXT_PUBLIC_SITE_URL: env.NEXT_PUBLIC_SITE_URL || front, TRUSTED_PROXIES: 'loopback' }
  const standIns = await startStandIns(shared)
  const [first = 0, second = 0, redisPort = 0, ...metricsPorts] = await freePorts(5)
  const ports = [first, second]
  // Before the sites, and so stopped after them: processes are stopped in reverse.
  const nginx = startNginx(folder, { port: site.port, sites: ports })
  const redis = await keepRunning('Redis', () => startRedis(redisPort, folder))
  const REDIS_URL = `redis://127.0.0.1:${redisPort}`
  const sites: ClusterSite[] = []
  const members: Member[] = [redis, ...standIns]
  for (const [index, port] of ports.entries()) {
    const METRICS_PORT = String(metricsPorts[index])
    const instance = { ...site, port, host: '127.0.0.1' }
    const own = { ...shared, PORT: String(port), HOST: '127.0.0.1', REDIS_URL, METRICS_PORT }
    const start = () => {
      const child = serve(instance, own, onOutput ? 'pipe' : 'inherit')
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => onOutput?.(String(chunk)))
      return child
    }
    members.push(await keepRunning(`site ${index + 1}`, start))
    const origin = `http://127.0.0.1:${port}`
    sites.push({ origin, metrics: `http://127.0.0.1:${METRICS_PORT}/metrics` })
    await untilServing(`${origin}/api/health`)
  }
  return { front, sites, members, nginx }
}
