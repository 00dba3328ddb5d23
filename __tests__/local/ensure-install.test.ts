/** What a command does before it runs: installs packages, or not. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { waitFor } from '@bowerbird/content-lake/server/wait-for'
import { temporaryFolder } from '@bowerbird/content-lake/testing/later'

type Packages = Record<string, { dev?: boolean; optional?: boolean; link?: boolean }>

/** The files of the project that `npm start` needs. */
function copyFiles(copy: string): void {
  for (const name of ['lib', 'local', 'server.js', 'package.json', 'package-lock.json']) {
    cpSync(name, join(copy, name), { recursive: true })
  }
}

/** The packages that `npm ci --omit=dev` installs, and its record of them. */
function installWithoutDevelopment(copy: string): void {
  const lock: { packages: Packages } = JSON.parse(readFileSync(join('node_modules', '.package-lock.json'), 'utf8'))
  const production = Object.entries(lock.packages).filter(([, { dev }]) => !dev)
  for (const [path] of production.filter(([name]) => name.lastIndexOf('node_modules') === 0)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    symlinkSync(join(process.cwd(), path), join(copy, path))
  }
  writeFileSync(
    join(copy, 'node_modules', '.package-lock.json'),
    JSON.stringify({ ...lock, packages: Object.fromEntries(production) }),
  )
}

function startCommand(copy: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, ['local/cli.mjs', ...args], {
    cwd: copy,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

test('a deployed site starts with what `npm ci --omit=dev` has installed', async () => {
  const copy = temporaryFolder()
  copyFiles(copy)
  installWithoutDevelopment(copy)
  const env = { API_BASE_URL: 'http://127.0.0.1:9', NEXT_PUBLIC_SANITY_PROJECT_ID: 'hosted' }
  const child = startCommand(copy, ['start'], { ...env, PORT: '47123' })
  const [output, errors] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ])
  expect(output).toBe('')
  // All its modules have been found.
  expect(errors).toBe('There is no build in .next. Run "npm run build" first.\n')
})

/** A program instead of npm that starts another one and waits. @returns the ids of both, once they run */
function replaceNpm(folder: string): () => number[] {
  const file = join(folder, 'npm')
  const record = join(folder, 'pids')
  writeFileSync(file, `#!/bin/sh\nsleep 100 &\necho $$ $! > ${record}.next\nmv ${record}.next ${record}\nwait\n`)
  chmodSync(file, 0o755)
  return () => (existsSync(record) ? readFileSync(record, 'utf8').trim().split(' ').map(Number) : [])
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends an installation with all that it has started', async (signal) => {
  const copy = temporaryFolder()
  copyFiles(copy)
  const pids = replaceNpm(copy)
  const child = startCommand(copy, ['build'], { PATH: `${copy}:${process.env.PATH}` })
  await waitFor(() => pids().length === 2)
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
  await waitFor(() => !pids().some(runs))
})

test('so does the end of the shell that npm has started', async () => {
  const copy = temporaryFolder()
  copyFiles(copy)
  const pids = replaceNpm(copy)
  const script = `${process.execPath} local/cli.mjs build & wait`
  const env = { ...process.env, PATH: `${copy}:${process.env.PATH}` }
  const shell = spawn('sh', ['-c', script], { cwd: copy, env, stdio: 'ignore' })
  await waitFor(() => pids().length === 2)
  shell.kill('SIGKILL')
  await waitFor(() => !pids().some(runs))
})
