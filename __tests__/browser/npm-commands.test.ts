/** Commands that serve the built site or work on a running one, as a developer starts them. */
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePorts } from '../../local/free-ports.ts'
import { copyBuild } from '../../local/next.ts'
import { stackEnvironment } from '../../local/stack-environment.ts'
import { BUILD_FOLDER } from '../../local/test-build.ts'
import { startNpm } from '../helpers/npm-command.ts'

const FOLDER = `${BUILD_FOLDER}-commands`
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

test('cluster serves the site, and screenshots takes pictures of it', async () => {
  const { env, origin } = await environment()
  const cluster = startNpm(['cluster'], process.cwd(), env)
  try {
    await cluster.until(/Ctrl-C stops everything/)
    expect(await (await fetch(origin)).text()).toMatch(/<h1[^>]*>(?:<[^>]+>)*Play/)
    const startedAt = Date.now()
    const pictures = startNpm(['screenshots', '--', 'pages', '/stopwatch'], process.cwd(), { ...env, SITE: origin })
    expect({ code: await pictures.ended, output: pictures.output() }).toMatchObject({ code: 0 })
    expect(existsSync(SCREENSHOT) && statSync(SCREENSHOT).mtimeMs).toBeGreaterThan(startedAt)
  } finally {
    await cluster.stop()
  }
  await expect(fetch(origin)).rejects.toThrow()
})

test('the shortest soak ends with its table, and nothing lost', async () => {
  const { env } = await environment()
  const soak = startNpm(['soak'], process.cwd(), { ...env, SOAK_SECONDS: '10' })
  expect({ code: await soak.ended, output: soak.output() }).toMatchObject({
    code: 0,
    output: expect.stringMatching(/lost, doubled +\| +0, 0/),
  })
})
