/** What goes wrong in a cluster: processes that die or hang, an API that is slow, an nginx that is given a new configuration. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Member } from '../../processes/processes.ts'
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
/** Milliseconds that a process which has died may take until it serves again: the next fault waits, because two at a time are an outage. */
const BACK_MS = 30_000

type Fault = { what: string; start(): Promise<void> | void; end?(): Promise<void> | void }

function signal({ pid }: Member, name: NodeJS.Signals): void {
  try {
    if (pid() > 0) process.kill(pid(), name)
  } catch {
    // It has just died, and is being started again.
  }
}

/** Does nothing while the API is down, which is slow enough. */
async function delayApi(apiOrigin: string, delayMs: number): Promise<void> {
  const rules = delayMs === 0 ? [] : [{ match: '*', delayMs }]
  const headers = { 'content-type': 'application/json' }
  await fetch(`${apiOrigin}/__faults`, { method: 'PUT', headers, body: JSON.stringify(rules) }).catch(() => {})
}

function faultsOf({ members, nginx }: Cluster, apiOrigin: string): Fault[][] {
  const kills = members.map((member) => ({ what: `${member.name} is killed`, start: () => signal(member, 'SIGKILL') }))
  const hangs = members.map((member) => ({
    what: `${member.name} hangs`,
    start: () => signal(member, 'SIGSTOP'),
    end: () => signal(member, 'SIGCONT'),
  }))
  const others = [
    { what: 'the API is slow', start: () => delayApi(apiOrigin, SLOW_MS), end: () => delayApi(apiOrigin, 0) },
    { what: 'nginx reads its configuration again', start: () => void nginx.kill('SIGHUP') },
  ]
  // A process that dies more than three times in a minute stays down: kills and hangs take turns.
  return [kills, [...hangs, ...others]]
}

async function untilAllServe({ sites }: Cluster): Promise<void> {
  const start = Date.now()
  const isServing = async (origin: string) => (await send(`${origin}/api/health`)).status === 200
  for (const { origin } of sites) {
    while (Date.now() - start < BACK_MS && !(await isServing(origin))) await pause(100)
  }
}

/** All kills in some order, then all that does not end a process, and so on. @returns how many faults there were */
export async function breakCluster(
  cluster: Cluster,
  apiOrigin: string,
  schedule: Schedule,
  record: (event: HistoryEvent) => void,
): Promise<number> {
  const random = schedule.random('faults')
  const rounds = faultsOf(cluster, apiOrigin)
  let faults = 0
  for (let round = 0; schedule.left() > CALM_MS; round += 1) {
    for (const { what, start, end } of shuffle(rounds[round % rounds.length] ?? [], random)) {
      if (schedule.left() <= CALM_MS) break
      const startedAt = Date.now()
      await start()
      if (end) await pause(HANG_MS)
      await end?.()
      record({ kind: 'fault', what, startedAt, endedAt: Date.now() })
      faults += 1
      await pause(FAULT_MS - (end ? HANG_MS : 0))
      await untilAllServe(cluster)
    }
  }
  return faults
}
