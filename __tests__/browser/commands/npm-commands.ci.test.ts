/** Commands that build, check and serve the site or work on a running one, as a developer starts them. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePorts } from '../../../local/processes/free-ports.ts'
import { copyBuild } from '../../../local/site/next.ts'
import { BUILD_FOLDER } from '../../../local/site/test-build.ts'
import { stackEnvironment } from '../../../local/stack/stack-environment.ts'
import { type NpmCommand, startNpm } from '../../helpers/commands/npm-command.ts'
import { copyProject } from '../../helpers/commands/project-copy.ts'
import { copySharedBuild } from '../helpers/servers/copy-shared-build.ts'

const FOLDER = `${BUILD_FOLDER}-commands`
const HEADLINE = /<h1[^>]*>(?:<[^>]+>)*Play/
const SCREENSHOT = join('.local', 'screenshots', 'stopwatch-390.png')

let dataFolder: string

test.describe.configure({ mode: 'serial' })

test.beforeAll(() => {
  copyBuild(BUILD_FOLDER, FOLDER)
  dataFolder = mkdtempSync(join(tmpdir(), 'bowerbird-commands-'))
})

test.afterAll(() => {
  for (const folder of [FOLDER, dataFolder]) rmSync(folder, { recursive: true, force: true })
})

/** @returns the environment, and the origin of the site in it */
async function environment(): Promise<{ env: NodeJS.ProcessEnv; origin: string }> {
  const [site = 0, api = 0, lake = 0] = await freePorts(3)
  return { env: stackEnvironment({ site, api, lake }, FOLDER, dataFolder), origin: `http://localhost:${site}` }
}

/** Waits until the command serves the site, then ends it; nothing serves it any more. */
async function expectServed(command: NpmCommand, origin: string, pattern: RegExp): Promise<void> {
  try {
    await command.until(pattern)
    expect(await (await fetch(origin)).text()).toMatch(HEADLINE)
  } finally {
    await command.stop()
  }
  await expect(fetch(origin)).rejects.toThrow()
}

test('cluster serves the site, and screenshots takes pictures of it', async () => {
  const { env, origin } = await environment()
  const cluster = startNpm(['cluster'], process.cwd(), env)
  try {
    await cluster.until(/Ctrl-C stops everything/)
    expect(await (await fetch(origin)).text()).toMatch(HEADLINE)
    const startedAt = Date.now()
    const pictures = startNpm(['screenshots', '--', 'pages', '/stopwatch'], process.cwd(), { ...env, SITE: origin })
    await pictures.success()
    expect(existsSync(SCREENSHOT) && statSync(SCREENSHOT).mtimeMs).toBeGreaterThan(startedAt)
  } finally {
    await cluster.stop()
  }
  await expect(fetch(origin)).rejects.toThrow()
})

test('half a minute of killed and hung processes: no visitor gets an error, nothing written or sent is lost or doubled (B715, B719, B754)', async () => {
  const { env } = await environment()
  const output = await startNpm(['soak'], process.cwd(), { ...env, SOAK_SECONDS: '30' }).success()
  const row = (name: string, value: RegExp) => new RegExp(`^\\| ${name} +\\| +${value.source} \\|$`, 'm')
  // How much happens in half a minute, and how soon it is seen, is up to the machine.
  for (const [name, value] of [
    ['faults', /[1-9]\d*/],
    ['writes, reads of written pages', /[1-9]\d*, [1-9]\d*/],
    ['anomalies', /none/],
    ['pages not settled', /none/],
    ['errors of visitors', /none/],
    ['lost, doubled', /0, 0/],
    ['seen within 2 s, never', /\d+, 0/],
  ] as const) {
    expect(output).toMatch(row(name, value))
  }
})

test('a drill prints what it found, and how long it took', async () => {
  const output = await startNpm(['drill', '--', 'certificate'], process.cwd(), process.env).success()
  expect(output).toMatch(/^\| certificate +\| +passed \|$/m)
  expect(output).toMatch(/^\| their errors +\| +none \|[\s\S]*^\| the drill took +\| +[\d.]+ s \|$/m)
})

/** Serves the standalone output as deploy/Dockerfile does, with nothing of the project around it and no other service. */
async function expectStandalone(env: NodeJS.ProcessEnv, origin: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-standalone-'))
  cpSync(join(BUILD_FOLDER, 'standalone'), folder, { recursive: true })
  cpSync(join(BUILD_FOLDER, 'static'), join(folder, BUILD_FOLDER, 'static'), { recursive: true })
  const { early }: { early: string } = JSON.parse(readFileSync(join(BUILD_FOLDER, 'core-files.json'), 'utf8'))
  const own = { ...env, NEXT_DIST_DIR: BUILD_FOLDER, HOST: '127.0.0.1', STATE_DIR: join(folder, 'state') }
  const server = spawn(process.execPath, ['server.js'], { cwd: folder, env: own, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  try {
    await expect
      .poll(
        () =>
          fetch(`${origin}/api/health`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 30_000 },
      )
      .toBe(200)
    const response = await fetch(`${origin}/services?gclid=1`, { headers: { 'accept-encoding': 'br' } })
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'br'])
    expect(response.headers.get('no-vary-search')).toBe('params')
    const html = await response.text()
    expect(html).toContain(early)
    const core = /<script defer="" src="(\/_next\/static\/chunks\/core-[^"]+)"/.exec(html)?.[1]
    expect((await fetch(`${origin}${core}`)).status).toBe(200)
    server.kill('SIGTERM')
    expect(await ended).toEqual([143, null])
  } finally {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Of every kind: pages of editors, lists and pages of the API's data, forms, lists for programs, pictures that are drawn. */
const SERVED = [
  ...[
    '/',
    '/services/jingles',
    '/voice-over-artists',
    '/knowledge-base/podcast/show-notes-worth-reading',
    '/shortlist',
  ],
  ...['/enquiry', '/login', '/sitemap.xml', '/feed.xml', '/robots.txt', '/api/v1/voices?pageSize=2&page=1'],
  '/api/health?ready',
]

// The build is made by `npm run build` (local/site/test-build.ts).
test('start serves a build from an installation without development packages (B342)', async () => {
  const { env, origin } = await environment()
  const copy = copyProject('production')
  try {
    expect(existsSync(join(copy, 'node_modules', 'jest'))).toBe(false)
    copyBuild(BUILD_FOLDER, join(copy, FOLDER))
    const command = startNpm(['start'], copy, env)
    try {
      await command.until(/Ready in/)
      for (const path of SERVED) expect([path, (await fetch(origin + path)).status]).toEqual([path, 200])
      expect((await fetch(`${origin}/nothing-is-here`)).status).toBe(404)
      expect(await (await fetch(origin)).text()).toMatch(HEADLINE)
    } finally {
      await command.stop()
    }
    await expect(fetch(origin)).rejects.toThrow()
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})

// A copy of that build is one that `npm run site` has made before.
test('site serves a fresh build without building, and its standalone output serves alone', async () => {
  const [site = 0, api = 0, lake = 0] = await freePorts(3)
  const ports = { site, api, lake }
  copySharedBuild(FOLDER, ports)
  const env = stackEnvironment(ports, FOLDER, dataFolder)
  const origin = `http://localhost:${site}`
  const command = startNpm(['site'], process.cwd(), env)
  await expectServed(command, origin, /Ctrl-C stops everything/)
  expect(command.output()).toContain('The site is built, and nothing has changed since.')
  await expectStandalone(env, origin)
})

test('check names what fails, and only that', async () => {
  const copy = copyProject()
  try {
    // No part of the build. `npm test` itself begins with every check, and so two quick ones are enough here.
    writeFileSync(join(copy, 'local', 'check', 'broken.ts'), 'export const brokenAddress = 1\n')
    const check = startNpm(['check', '--', 'names', 'facts'], copy, process.env)
    expect({ code: await check.ended, output: check.output() }).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^ok +facts[\s\S]*^Failed: names$/m),
    })
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})

test('bench measures one part', async () => {
  const bench = startNpm(['bench', '--', '--only', 'redirects'], process.cwd(), process.env)
  expect({ code: await bench.ended, output: bench.output() }).toMatchObject({
    code: 0,
    output: expect.stringMatching(/## Redirects[\s\S]*an exact path/),
  })
})
