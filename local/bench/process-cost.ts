/** Measures a child process with its descendants: wall time, processor time and memory. */
import type { ChildProcess } from 'node:child_process'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { exitCode } from '../processes.ts'

export type Cost = {
  /** Wall time. */
  seconds: number
  /** Processor time of all sampled processes; `ps` may report whole seconds per process only. */
  processorSeconds: number
  /** Peak of the memory of all its processes together, in bytes. */
  peakBytes: number
}

/** Sampling interval, in milliseconds. */
const LOOK_EVERY = 250

type Row = { pid: number; group: number; bytes: number; processorSeconds: number }

/** Parses processor time as printed by `ps`: "1-02:03:04", "02:03" or "2:03.45". */
export function secondsOf(time: string): number {
  const [days, clock] = time.includes('-') ? time.split('-') : ['0', time]
  const parts = (clock ?? '').split(':').map(Number)
  return Number(days) * 86_400 + parts.reduce((sum, part) => sum * 60 + part, 0)
}

const run = promisify(execFile)

async function processes(): Promise<Row[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,pgid=,rss=,time='])
  return stdout.split('\n').flatMap((line) => {
    const [pid, group, rss, time] = line.trim().split(/\s+/)
    if (!pid || !time) return []
    return [{ pid: Number(pid), group: Number(group), bytes: Number(rss) * 1024, processorSeconds: secondsOf(time) }]
  })
}

/**
 * Samples a child until it exits. The child must lead its own process group, as those of `startNode` do.
 * @returns its exit code and its cost
 */
export async function costOf(child: ChildProcess): Promise<Cost & { code: number }> {
  const begun = performance.now()
  const spent = new Map<number, number>()
  let peakBytes = 0
  let isRunning = true
  const ended = exitCode(child).then((code) => {
    isRunning = false
    return { code, seconds: (performance.now() - begun) / 1000 }
  })
  while (isRunning) {
    const own = (await processes()).filter(({ group }) => group === child.pid)
    peakBytes = Math.max(
      peakBytes,
      own.reduce((sum, { bytes }) => sum + bytes, 0),
    )
    for (const { pid, processorSeconds } of own) spent.set(pid, processorSeconds)
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))])
  }
  const processorSeconds = Array.from(spent.values()).reduce((sum, seconds) => sum + seconds, 0)
  return { ...(await ended), processorSeconds, peakBytes }
}

/** Memory of a process and its descendants now, in bytes. */
export async function bytesOf(child: ChildProcess): Promise<number> {
  const own = (await processes()).filter(({ group }) => group === child.pid)
  return own.reduce((sum, { bytes }) => sum + bytes, 0)
}
