/**
 * Two instances of the built site behind nginx with one Redis, as `deploy/` describes, on this machine, with Debian's nginx
 * and Redis. For `npm run cluster`, the soak test and the browser tests.
 */
import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SiteEnv } from '../../lib/env.ts'
import { freePorts } from '../processes/free-ports.ts'
import { cleanUpAtExit, type SupervisedProcess, startNode, supervise } from '../processes/processes.ts'
import { serve, untilServing } from '../site/next.ts'
import { startStandIns } from '../stack/stand-ins.ts'
import { startRedis } from '../system-packages/redis.ts'
import { startNginx } from './nginx.ts'

/** `redisLink` passes on what it sends to Redis, where the cluster has links. */
export type ClusterSite = { origin: string; metrics: string; member: SupervisedProcess; redisLink?: SupervisedProcess }

export type ClusterOptions = {
  /** Receives what the sites write, which otherwise goes to the terminal. */
  onOutput?: (text: string) => void
  /** Whether each site can be cut off from Redis (link.ts). */
  hasLinks?: boolean
}

export type Cluster = {
  /** nginx, which visitors see. */
  front: string
  sites: ClusterSite[]
  /** Null where another command has started it. */
  standIns: { lake: SupervisedProcess | null; api: SupervisedProcess | null }
  redis: SupervisedProcess
  /** All of them. */
  members: SupervisedProcess[]
  nginx: ChildProcess
  /** Folder whose copy of the site nginx serves while no site responds (local/mirror); empty at first. */
  mirrorFolder: string
}

const LINK = fileURLToPath(new URL('link.ts', import.meta.url))

/** The build that a site is started with: of a release that is a link, what the link points to now. */
function releaseOf({ NEXT_DIST_DIR: folder }: NodeJS.ProcessEnv): string | undefined {
  return folder && existsSync(folder) ? relative('.', realpathSync(folder)) : folder
}

/**
 * Starts everything; it ends with this process.
 * @param env as of `localEnvironment`
 * @throws CommandError
 */
export async function startCluster(
  site: SiteEnv,
  env: NodeJS.ProcessEnv,
  { onOutput, hasLinks = false }: ClusterOptions = {},
): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-cluster-'))
  cleanUpAtExit([folder])
  const front = `http://localhost:${site.port}`
  const shared = { ...env, NEXT_PUBLIC_SITE_URL: env.NEXT_PUBLIC_SITE_URL || front, TRUSTED_PROXIES: 'loopback' }
  const standIns = await startStandIns(shared)
  const [first = 0, second = 0, redisPort = 0, ...otherPorts] = await freePorts(7)
  const ports = [first, second]
  const metricsPorts = otherPorts.slice(0, 2)
  const linkPorts = otherPorts.slice(2)
  // Before the sites, and so stopped after them: processes are stopped in reverse.
  const mirrorFolder = join(folder, 'mirror')
  const nginx = startNginx(folder, { port: site.port, sites: ports, mirror: mirrorFolder })
  const redis = await supervise('Redis', () => startRedis(redisPort, folder))
  const sites: ClusterSite[] = []
  for (const [index, port] of ports.entries()) {
    const METRICS_PORT = String(metricsPorts[index])
    const linkPort = linkPorts[index] ?? 0
    const link = () => startNode([LINK, String(linkPort), String(redisPort)])
    const redisLink = hasLinks ? await supervise(`the connection of site ${index + 1} to Redis`, link) : undefined
    const REDIS_URL = `redis://127.0.0.1:${hasLinks ? linkPort : redisPort}`
    const instance = { ...site, port, host: '127.0.0.1' }
    const own = { ...shared, PORT: String(port), HOST: '127.0.0.1', REDIS_URL, METRICS_PORT }
    const start = () => {
      const child = serve(instance, { ...own, NEXT_DIST_DIR: releaseOf(own) }, onOutput ? 'pipe' : 'inherit')
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => onOutput?.(String(chunk)))
      return child
    }
    const member = await supervise(`site ${index + 1}`, start)
    const origin = `http://127.0.0.1:${port}`
    sites.push({ origin, metrics: `http://127.0.0.1:${METRICS_PORT}/metrics`, member, redisLink })
    await untilServing(`${origin}/api/health`)
  }
  const others = [redis, ...standIns.flatMap(({ member }) => member ?? [])]
  const memberOf = (name: string) => standIns.find((standIn) => standIn.name === name)?.member ?? null
  return {
    front,
    sites,
    standIns: { lake: memberOf('Content Lake'), api: memberOf('API') },
    redis,
    members: [...others, ...sites.map(({ member }) => member)],
    nginx,
    mirrorFolder,
  }
}
