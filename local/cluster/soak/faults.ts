/**
 * What goes wrong in a cluster: processes that die or hang, a site that is cut off from Redis, a site's disk that is full, an API that
 * is slow, an nginx that is given a new configuration.
 */
import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { SupervisedProcess } from '../../processes/processes.ts'
import type { Cluster } from '../cluster.ts'
import { send } from '../visitor.ts'
import type { HistoryEvent } from './history.ts'
import { type Schedule, shuffle } from './schedule.ts'

/** Milliseconds between two faults, and for which a process hangs or the API is slow. */
const FAULT_MS = 3000
const HANG_MS = 1500
/** What the slow API adds to each response: less than the sites wait for it. */
const SLOW_MS = 1000
/** Milliseconds at the end without faults. */
const CALM_MS = 6000
/**
 * Milliseconds that a process which has died may take until it serves again, on a busy machine: the next fault waits, because two at a
 * time are an outage.
 */
const BACK_MS = 120_000

/** Of the stand-ins. */
export type Origins = { lakeOrigin: string; apiOrigin: string }

type Fault = { what: string; isDeath?: true; start(): Promise<void> | void; end?(): Promise<void> | void }

function signal({ pid }: SupervisedProcess, name: NodeJS.Signals): void {
  try {
    if (pid() > 0) process.kill(pid(), name)
  } catch {
    // It has just died, and is being started again.
  }
}

/**
 * Sets the size that no file which a process writes may exceed, with Debian's prlimit. None at all is as good as a full disk: SQLite
 * and the cache of pages get an error for each write. It ends with the process at the latest, and concerns no pipe or socket.
 * @param bytes a number or "unlimited"
 */
async function limitFiles({ pid }: SupervisedProcess, bytes: string): Promise<void> {
  await promisify(execFile)('prlimit', [`--pid=${pid()}`, `--fsize=${bytes}:`])
}

/** Does nothing while the API is down, which is slow enough. */
async function delayApi(apiOrigin: string, delayMs: number): Promise<void> {
  const rules = delayMs === 0 ? [] : [{ match: '*', delayMs }]
  const headers = { 'content-type': 'application/json' }
  await fetch(`${apiOrigin}/__faults`, { method: 'PUT', headers, body: JSON.stringify(rules) }).catch(() => {})
}

function faultsOf({ members, sites, nginx }: Cluster, { apiOrigin }: Origins): Fault[][] {
  const kills = members.map((member) => ({
    what: `${member.name} is killed`,
    isDeath: true as const,
    start: () => signal(member, 'SIGKILL'),
  }))
  // A connection that hangs is cut.
  const links = sites.flatMap(({ redisLink }) => redisLink ?? [])
  const hangs = [...members, ...links].map((member) => ({
    what: `${member.name} hangs`,
    start: () => signal(member, 'SIGSTOP'),
    end: () => signal(member, 'SIGCONT'),
  }))
  const fullDisks = sites.map(({ member }) => ({
    what: `the disk of ${member.name} is full`,
    start: () => limitFiles(member, '0'),
    end: () => limitFiles(member, 'unlimited'),
  }))
  const others = [
    { what: 'the API is slow', start: () => delayApi(apiOrigin, SLOW_MS), end: () => delayApi(apiOrigin, 0) },
    { what: 'nginx reads its configuration again', start: () => void nginx.kill('SIGHUP') },
  ]
  // A process that dies more than three times in a minute stays down: kills and hangs take turns.
  return [kills, [...hangs, ...fullDisks, ...others]]
}

/** Until the sites respond as they should, and Content Lake and API at all. */
async function untilAllServe({ sites }: Cluster, { lakeOrigin, apiOrigin }: Origins): Promise<void> {
  const start = Date.now()
  const standIns = [lakeOrigin, apiOrigin]
  const isServing = async (url: string) => ![0, 503].includes((await send(url)).status)
  for (const url of [...sites.map(({ origin }) => `${origin}/api/health`), ...standIns]) {
    while (Date.now() - start < BACK_MS && !(await isServing(url))) await pause(100)
  }
}

/** All kills in some order, then all that does not end a process, and so on. @returns how many faults there were */
export async function breakCluster(
  cluster: Cluster,
  origins: Origins,
  schedule: Schedule,
  record: (event: HistoryEvent) => void,
): Promise<number> {
  const random = schedule.random('faults')
  const rounds = faultsOf(cluster, origins)
  let faults = 0
  for (let round = 0; schedule.left() > CALM_MS; round += 1) {
    for (const { what, isDeath = false, start, end } of shuffle(rounds[round % rounds.length] ?? [], random)) {
      if (schedule.left() <= CALM_MS) break
      const startedAt = Date.now()
      await start()
      if (end) await pause(HANG_MS)
      await end?.()
      record({ kind: 'fault', what, isDeath, startedAt, endedAt: Date.now() })
      faults += 1
      await pause(FAULT_MS - (end ? HANG_MS : 0))
      await untilAllServe(cluster, origins)
    }
  }
  return faults
}
