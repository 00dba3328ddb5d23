/**
 * Starts child processes that never outlive the command that started them.
 *
 * Each child leads its own process group, because `next dev` and `next build` start further processes; killing the
 * group ends them all. Ctrl-C and SIGTERM of this process end every group before it exits.
 */

import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { CommandError } from './command.mjs'

/** Running children, with how long each may take to exit by itself, in milliseconds. */
const running = new Map<ChildProcess, number>()

/** Children that we have signalled: their exit is expected. */
const stopping = new WeakSet<ChildProcess>()

let isStopping = false

/** Whether this process ends its children because it has been told to stop. */
export function isStoppingAll(): boolean {
  return isStopping
}

/** How long a child may usually take to exit by itself, in milliseconds. */
const TIMEOUT_MS = 5000

/**
 * Starts a program.
 * @param timeoutMs how long it may take to exit by itself once it is told to
 */
export function startProcess(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
  timeoutMs: number = TIMEOUT_MS,
): ChildProcess {
  const child = spawn(program, args, { stdio: 'inherit', detached: process.platform !== 'win32', ...options })
  running.set(child, timeoutMs)
  child.once('exit', () => running.delete(child))
  return child
}

/** Starts `node <args>` with the current Node, as {@link startProcess} does. */
export function startNode(args: readonly string[], options?: SpawnOptions, timeoutMs?: number): ChildProcess {
  return startProcess(process.execPath, args, options, timeoutMs)
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
  } catch {
    // The group has exited meanwhile.
  }
}

/** Ends a child and its descendants; resolves when it has exited. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), running.get(child) ?? TIMEOUT_MS)
  stopping.add(child)
  signalGroup(child, 'SIGTERM')
  await exited
  clearTimeout(timer)
}

/** Ends every child of this process, the last started first: a server finishes its work while its stand-ins run. */
export async function stopAll(): Promise<void> {
  for (const child of [...running.keys()].reverse()) await stopProcess(child)
}

/** How often a child that has died is started again within a minute, and after how many milliseconds. */
const MAX_RESTARTS = 3
const RESTART_MS = 500

/** A process that is started again when it has died. */
export type SupervisedProcess = {
  name: string
  /** Of its current process. */
  pid(): number
  /** Ends it as SIGTERM does, and leaves it down until `start`. */
  stop(): Promise<void>
  /** Kills it, and leaves it down until `start`. */
  kill(): Promise<void>
  /** Starts it again after `stop` or `kill`. */
  start(): Promise<void>
}

/** Starts a process, and again when it has exited without being told to, as systemd or a container's host does. */
export async function supervise(
  name: string,
  start: () => ChildProcess | Promise<ChildProcess>,
): Promise<SupervisedProcess> {
  let child = await start()
  const restarts: number[] = []

  async function restart(): Promise<void> {
    if (stopping.has(child) || isStopping) return
    const now = Date.now()
    if (restarts.filter((at) => at > now - 60_000).length === MAX_RESTARTS) {
      console.error(`${name} has died again and stays down: it was restarted ${MAX_RESTARTS} times in a minute.`)
      return
    }
    restarts.push(now)
    console.error(`${name} has died. Starting it again …`)
    await pause(RESTART_MS)
    if (isStopping) return
    try {
      child = await start()
      watch()
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
    }
  }

  function watch(): void {
    child.once('exit', () => void restart())
  }

  watch()
  return {
    name,
    pid: () => child.pid ?? 0,
    stop: () => stopProcess(child),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      stopping.add(child)
      const exited = once(child, 'exit')
      signalGroup(child, 'SIGKILL')
      await exited
    },
    async start() {
      child = await start()
      watch()
    },
  }
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

/** Waits until a child with piped output has exited. @throws CommandError with the output when it has failed */
export async function finish(child: ChildProcess, what: string): Promise<void> {
  const output = collectOutput(child)
  if ((await exitCode(child)) !== 0) throw new CommandError(`${output()}\n${what} failed; the lines above say why.`)
}

/** Ends the children first on Ctrl-C, SIGTERM and SIGHUP, and when the process that started this one has been killed. */
export function stopChildrenOnSignals(): void {
  function stop(code: number): void {
    if (isStopping) return
    isStopping = true
    void stopAll().then(() => process.exit(code))
  }
  process.on('SIGINT', () => stop(130))
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(143))
  process.on('disconnect', () => stop(143))
}

/** Every `next build` writes its own folder into this file. */
const NEXT_ENV = 'next-env.d.ts'

/** For commands that build a temporary site: on exit, also after Ctrl-C, removes these folders and restores the file that Next rewrites. */
export function cleanUpAtExit(folders: readonly string[]): void {
  const nextEnv = existsSync(NEXT_ENV) ? readFileSync(NEXT_ENV) : null
  process.once('exit', () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    if (nextEnv) writeFileSync(NEXT_ENV, nextEnv)
  })
}
