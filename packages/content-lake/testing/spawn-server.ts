/** Stand-ins as processes of their own. */
import { type ChildProcess, spawn } from 'node:child_process'

export type ServerProcess = {
  child: ChildProcess
  /** Rejects when it ends before it is ready. */
  origin: Promise<string>
  ended: Promise<{ code: number | null; output: string; errors: string }>
}

const running: ChildProcess[] = []

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

/** Runs a stand-in with nothing but these variables; it is killed after the test. */
export function spawnServer(
  script: string,
  options: readonly string[],
  environment: Record<string, string> = {},
): ServerProcess {
  const child = spawn(process.execPath, [script, ...options], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let output = ''
  let errors = ''
  child.stderr.on('data', (chunk) => (errors += String(chunk)))
  const ended = new Promise<Awaited<ServerProcess['ended']>>((resolve) =>
    child.on('close', (code) => resolve({ code, output, errors })),
  )
  const origin = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      const found = /^ready (https?:\S+)$/m.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    })
    void ended.then(() => reject(new Error(`The process ended: ${errors}`)))
  })
  // Processes that are expected to end have no origin.
  origin.catch(() => undefined)
  return { child, origin, ended }
}
