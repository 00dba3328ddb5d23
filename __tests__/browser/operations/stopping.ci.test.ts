/** Stopping and crashes of `npm start`: a site with its stand-ins, as processes that no other test uses. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { freePorts } from '../../../local/processes/free-ports.ts'
import { copyBuild } from '../../../local/site/next.ts'
import { BUILD_FOLDER } from '../../../local/site/test-build.ts'
import { stackEnvironment } from '../../../local/stack/stack-environment.ts'
import { setFaults, storedEnquiries } from '../helpers/servers/stand-ins.ts'

const FOLDER = `${BUILD_FOLDER}-stopping`

type Process = { pid: number; parent: number; command: string }

type Site = {
  origin: string
  apiOrigin: string
  /** From npm down to server and stand-ins. */
  processes: Process[]
  pidOf(pattern: RegExp): number
  output(): string
}

let npm: ChildProcess | undefined
let started: Process[] = []
let dataFolder = ''

function isAlive({ pid }: Process): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** A process and its descendants. */
function processTree(root: number): Process[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
      return pid && parent && command ? [{ pid: Number(pid), parent: Number(parent), command }] : []
    })
  const below = (pid: number): Process[] => [
    ...all.filter((own) => own.pid === pid),
    ...all.filter((own) => own.parent === pid).flatMap((own) => below(own.pid)),
  ]
  return below(root)
}

async function respondsAt(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Starts `npm start` on free ports and a copy of the shared build. */
async function startSite(): Promise<Site> {
  const [site = 0, api = 0, lake = 0] = await freePorts(3)
  const env = stackEnvironment({ site, api, lake }, FOLDER, dataFolder)
  npm = spawn('npm', ['start'], { env: { ...env, HOST: '127.0.0.1' }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  const origin = `http://127.0.0.1:${site}`
  await expect.poll(() => respondsAt(`${origin}/api/health`), { timeout: 60_000 }).toBe(true)
  started = processTree(npm.pid ?? 0)
  return {
    origin,
    apiOrigin: `http://127.0.0.1:${api}`,
    processes: started,
    pidOf: (pattern) => started.findLast(({ command }) => pattern.test(command))?.pid ?? 0,
    output: () => output,
  }
}

function sendEnquiry(origin: string): Promise<number> {
  return fetch(`${origin}/api/v1/send-contactus`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ name: 'Ann', phone: '0370104021', email: 'ann@example.com', brief: 'A jingle' }),
  }).then(
    ({ status }) => status,
    () => 0,
  )
}

test.describe.configure({ mode: 'serial', timeout: 120_000 })

test.beforeAll(() => copyBuild(BUILD_FOLDER, FOLDER))

test.beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'bowerbird-stopping-'))
})

test.afterEach(() => {
  for (const own of started.filter(isAlive)) process.kill(own.pid, 'SIGKILL')
  rmSync(dataFolder, { recursive: true, force: true })
})

test.afterAll(() => {
  rmSync(FOLDER, { recursive: true, force: true })
})

for (const [name, pattern] of [
  ['npm', /^npm start/],
  ['the command', /local\/cli\.ts start/],
  ['the server', / server\.js$/],
] as const) {
  test(`SIGTERM to ${name} stops everything, and enquiries in flight still arrive`, async () => {
    const { origin, apiOrigin, pidOf, processes } = await startSite()
    await setFaults([{ match: '/send-contactus', delayMs: 4000 }], apiOrigin)
    const enquiries = Array.from({ length: 3 }, () => sendEnquiry(origin))
    await pause(1000)
    expect(await respondsAt(`${origin}/api/health?ready`)).toBe(true)
    process.kill(pidOf(pattern), 'SIGTERM')
    const readiness = () => fetch(`${origin}/api/health?ready`).then(({ status }) => status)
    await expect.poll(readiness, { timeout: 3000, intervals: [50] }).toBe(503)
    expect(await Promise.all(enquiries)).toEqual([200, 200, 200])
    expect(storedEnquiries(dataFolder)).toHaveLength(3)
    await expect.poll(() => processes.filter(isAlive), { timeout: 15_000 }).toEqual([])
  })
}

test('a stand-in that dies is started again, three times in a minute, and nothing is left running when the command is killed', async () => {
  const { apiOrigin, output, pidOf } = await startSite()
  const kill = () => {
    started = processTree(npm?.pid ?? 0)
    const api = started.find(({ command }) => command.includes('local/api/main.ts'))
    if (api) process.kill(api.pid, 'SIGKILL')
  }
  for (let death = 1; death <= 3; death += 1) {
    kill()
    await expect
      .poll(() => output().match(/API has died\. Starting it again/g)?.length, { timeout: 15_000 })
      .toBe(death)
    await expect.poll(() => respondsAt(`${apiOrigin}/health`), { timeout: 15_000 }).toBe(true)
  }
  kill()
  await expect.poll(output, { timeout: 15_000 }).toContain('stays down')
  expect(await respondsAt(`${apiOrigin}/health`)).toBe(false)

  const processes = processTree(npm?.pid ?? 0)
  process.kill(pidOf(/local\/cli\.ts start/), 'SIGKILL')
  await expect.poll(() => processes.filter(isAlive), { timeout: 15_000 }).toEqual([])
})
