/**
 * Starts child processes that never outlive the command that started them.
 *
 * Each child leads its own process group, because `next dev` and `next build` start further processes; killing the
 * group ends them all. Ctrl-C and SIGTERM of this process end every group before it exits.
 */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

const running = new Set<ChildProcess>()

/** Starts `node <args>` with the current Node. */
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
    // The group has exited meanwhile.
  }
}

/** How long a group may take to exit by itself, in milliseconds. */
const TIMEOUT_MS = 5000

/** Ends a child and its descendants; resolves when it has exited. */
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

/** Collects the output of a child, to print only on failure. */
export function collectOutput(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  return () => output
}

/** Ends the children first on Ctrl-C, SIGTERM and SIGHUP. */
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
