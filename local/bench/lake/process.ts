/** A lake as a process of its own, which can be killed and started again on its data. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { startNode, stopProcess } from '../../processes/processes.ts'

export type LakeProcess = {
  origin: string
  /** Milliseconds from its start to its first response. */
  startMs: number
  /** Memory that it occupies, in bytes; 0 where the system does not say. */
  memoryBytes: () => number
  /** Ends it as `kill -9` does. */
  kill: () => Promise<void>
  stop: () => Promise<void>
}

/** @throws Error when it ends before it is ready */
export async function startLakeProcess(dataDir: string): Promise<LakeProcess> {
  const begun = performance.now()
  const command = ['packages/content-lake/bin/content-lake.mjs', '--port', '0', '--data', dataDir]
  const child = startNode(command, { stdio: ['ignore', 'pipe', 'inherit'] })
  if (child.stdout === null) throw new Error('The lake has no output')
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('ready ')) resolve(line.slice('ready '.length))
  })
  child.once('exit', () => reject(new Error('The lake ended before it was ready')))
  const origin = await promise
  return {
    origin,
    startMs: performance.now() - begun,
    memoryBytes: () => memoryOf(child.pid ?? 0),
    kill: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
    stop: () => stopProcess(child),
  }
}

function memoryOf(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) * 1024
  } catch {
    return 0
  }
}
