/** An npm command as a developer starts it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type NpmCommand = {
  output(): string
  /** Resolves when the output matches. Rejects when the command ends before. */
  until(pattern: RegExp): Promise<void>
  /** @returns the exit code, once the command and all that it started have closed the output */
  ended: Promise<number | null>
  /** @returns the output, once the command has ended with 0. Rejects with the output when it ends otherwise. */
  success(): Promise<string>
  stop(): Promise<void>
}

/** @param cwd folder of the project */
export function startNpm(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): NpmCommand {
  // In a process group of its own, which a terminal's Ctrl-C would end as a whole.
  const child = spawn('npm', ['run', ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let output = ''
  const waiting = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk)
      for (const check of waiting) check()
    })
  }
  const ended = once(child, 'close').then(() => child.exitCode)
  function until(pattern: RegExp): Promise<void> {
    return new Promise((resolve, reject) => {
      const check = () => pattern.test(output) && waiting.delete(check) && resolve()
      waiting.add(check)
      check()
      void ended.then(() => reject(new Error(`npm run ${args.join(' ')} ended:\n${output}`)))
    })
  }
  async function success(): Promise<string> {
    const code = await ended
    if (code === 0) return output
    throw new Error(`npm run ${args.join(' ')} ended with ${code}:\n${output}`)
  }
  async function stop(): Promise<void> {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  return { output: () => output, until, ended, success, stop }
}
