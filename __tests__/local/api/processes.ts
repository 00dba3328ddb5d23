import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The API as a child process. `ended` resolves to its exit code, null when it was killed. */
export type ApiProcess = {
  child: ChildProcess
  origin: string
  port: number
  ended: Promise<number | null>
  output: () => string
}

const leftovers: (() => void)[] = []

afterEach(() => {
  for (const remove of leftovers.splice(0)) remove()
})

/** A folder that is deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-api-'))
  leftovers.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts `node local/api/main.ts` with this environment; it is killed after the test if it still runs. */
export function spawnApi(environment: Record<string, string>): Omit<ApiProcess, 'origin' | 'port'> {
  const child = spawn(process.execPath, ['local/api/main.ts'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  leftovers.unshift(() => child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { child, ended, output: () => output }
}

/** Starts the API on a free port and waits until it reports that it is ready. */
export async function startProcess(environment: Record<string, string>): Promise<ApiProcess> {
  const api = spawnApi({ LOCAL_API_PORT: '0', ...environment })
  const origin = await new Promise<string>((resolve, reject) => {
    api.child.stdout?.on('data', () => {
      const ready = /^ready (http:\S+)$/m.exec(api.output())?.[1]
      if (ready !== undefined) resolve(ready)
    })
    void api.ended.then((code) => reject(new Error(`The API ended with ${code}: ${api.output()}`)))
  })
  return { ...api, origin, port: Number(new URL(origin).port) }
}
