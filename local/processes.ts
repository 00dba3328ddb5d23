/**
 * Child processes that never outlive the command that started them.
 *
 * Each child leads its own process group, because `next dev` and `next build` start processes of their own; ending the group ends
 * them all. Ctrl-C and SIGTERM of this process end every group before it goes.
 */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

const running = new Set<ChildProcess>()

/** Starts `node <args>` on the Node that runs this. */
export function startNode(args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(process.execPath, args, { stdio: 'inherit', detached: process.platform !== 'win32', ...options })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
  } catch {
    // The group has ended in the meantime.
  }
}

/** Milliseconds a group may take to end by itself. */
const TIMEOUT_MS = 5000

/** Ends a child and everything it started; resolves when it is gone. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  signalGroup(child, 'SIGTERM')
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), TIMEOUT_MS)
  await gone
  clearTimeout(timer)
}

/** Ends every child of this process, the last started first. */
export async function stopAll(): Promise<void> {
  for (const child of [...running].reverse()) await stopProcess(child)
}

/** Exit code of a child; a child ended by a signal counts as failed. */
export async function exitCode(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return child.exitCode
  const [code] = await once(child, 'exit')
  return typeof code === 'number' ? code : 1
}

/** Collects what a quiet child prints, to show only when it fails. */
export function collectOutput(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  return () => output
}

/** Makes Ctrl-C, SIGTERM and SIGHUP of this process end its children first. */
export function stopChildrenOnSignals(): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      void stopAll().then(() => process.exit(signal === 'SIGINT' ? 130 : 143))
    })
  }
}
