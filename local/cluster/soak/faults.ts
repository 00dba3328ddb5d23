/** Processes of a cluster that die and hang. */
import type { Member } from '../../processes/processes.ts'
import { type Period, sleep } from './period.ts'

/** Milliseconds between two faults, and for which a process hangs. */
const FAULT_MS = 3000
const HANG_MS = 1500
/** Milliseconds at the end without faults. */
const CALM_MS = 6000

function signal({ pid }: Member, name: NodeJS.Signals): void {
  try {
    if (pid() > 0) process.kill(pid(), name)
  } catch {
    // It has just died, and is being started again.
  }
}

/** Each process in turn is killed, then each in turn is hung for a while. @returns how many faults there were */
export async function breakProcesses(members: readonly Member[], period: Period): Promise<number> {
  let faults = 0
  while (period.left() > CALM_MS) {
    const member = members[faults % members.length]
    if (!member) break
    const isKill = Math.floor(faults / members.length) % 2 === 0
    faults += 1
    signal(member, isKill ? 'SIGKILL' : 'SIGSTOP')
    if (!isKill) await sleep(HANG_MS)
    signal(member, 'SIGCONT')
    await sleep(isKill ? FAULT_MS : FAULT_MS - HANG_MS)
  }
  return faults
}
