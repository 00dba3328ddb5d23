/** Processor time of running processes, from Linux's /proc. */
import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

function children(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

/** Milliseconds that the processes and their children have used so far. */
export function processorMs(pids: readonly number[]): number {
  const all = pids.flatMap((pid) => [pid, ...children(pid)])
  return all.reduce((sum, pid) => {
    // The name of the process, in brackets, may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS
  }, 0)
}
