/**
 * `npm test`: the checks and the unit tests, then the sizes of a real build's pages and the browser tests against it.
 *
 * - `npm test -- menu`: only the test files whose path contains "menu", without the checks; several words add up.
 * - `npm test -- --all`: also the thorough browser tests (playwright.config.ts), and the main journey in Firefox and
 *   WebKitGTK, which it installs where it can. Where it cannot, their tests are skipped with a notice, or fail with
 *   OTHER_BROWSERS=required. Podman is installed in CI only, because few developers want a container engine for one test.
 *
 * It ends with where the time went (local/test/times.ts).
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type Arguments, CommandError } from '../command.mjs'
import { CONTAINERS, installDebianPackages, missingPackages, SERVERS } from '../programs/debian-packages.ts'
import { installLine, missingBrowserPackages } from '../programs/other-browsers.ts'
import { reportTimes, runMeasured, type Step } from './times.ts'

const CLI = join('local', 'cli.ts')
const JEST = join('node_modules', 'jest', 'bin', 'jest.js')
const PLAYWRIGHT = join('node_modules', '@playwright', 'test', 'cli.js')
const BROWSER_TESTS = join('__tests__', 'browser')

/** Test files whose path contains one of the words; all files without words. */
function testFiles(words: readonly string[]): { unit: string[]; browser: string[] } {
  const files = globSync(['__tests__/**/*.test.{ts,tsx}', 'packages/*/__tests__/**/*.test.ts']).filter(
    (file) => words.length === 0 || words.some((word) => file.includes(word)),
  )
  return {
    unit: files.filter((file) => !file.startsWith(BROWSER_TESTS)),
    browser: files.filter((file) => file.startsWith(BROWSER_TESTS)),
  }
}

/** Projects of playwright.config.ts that are part of every run. */
const EVERYDAY = ['everyday', 'flood']

/**
 * The steps in order.
 * @param jestReport options that make Jest report
 * @throws CommandError when no test file matches
 */
function plan({ words, all }: { words: string[]; all: boolean }, jestReport: readonly string[]): Step[] {
  if (words.length === 0) {
    return [
      {
        // Mostly limited to one core.
        checks: [CLI, 'check', '--quick'],
        // Jest reserves one core for itself, which on a machine with two would mean one worker.
        Jest: [JEST, '--maxWorkers', '100%', ...jestReport],
      },
      // Makes the build that the browser tests share.
      { 'builds and sizes': [CLI, 'check', 'page sizes'] },
      { browsers: [PLAYWRIGHT, 'test', ...(all ? [] : ['--project', ...EVERYDAY])] },
    ]
  }
  const { unit, browser } = testFiles(words)
  if (unit.length + browser.length === 0) throw new CommandError(`No test file has a path with ${words.join(' or ')}.`)
  return [
    ...(unit.length > 0 ? [{ Jest: [JEST, ...jestReport, '--runTestsByPath', ...unit] }] : []),
    ...(browser.length > 0 ? [{ browsers: [PLAYWRIGHT, 'test', ...browser] }] : []),
  ]
}

/** Installs Redis and nginx where it can; where it cannot, their tests fail with the line that does. */
function installServers(): void {
  const missing = missingPackages(SERVERS)
  if (missing.length > 0) installDebianPackages(missing)
}

/** Installs Firefox and WebKitGTK where it can; says so when their tests will be skipped. */
function installOtherBrowsers(): void {
  const missing = missingBrowserPackages()
  if (missing.length > 0 && !installDebianPackages(missing)) {
    console.warn(`The tests in Firefox and WebKitGTK are skipped: ${installLine()}`)
  }
}

/** Installs what container.test.ts needs, in CI; elsewhere it is skipped without, with the line that installs it. */
function installContainers(): void {
  const missing = missingPackages(CONTAINERS)
  if (process.env.CI !== undefined && missing.length > 0) installDebianPackages(missing)
}

export const usage = {
  name: 'test',
  description:
    'runs every check and the everyday tests, or only the test files whose path contains one of the words. With options of their own: npx jest …, npx playwright test …',
  options: { all: { type: 'boolean', description: 'also the thorough browser tests, and Firefox and WebKitGTK' } },
  words: '[<word> …]',
} as const

export async function run({ values, words }: Arguments<typeof usage>): Promise<number> {
  const given = { words, all: values.all ?? false }
  installServers()
  if (given.all) {
    installOtherBrowsers()
    installContainers()
  }
  const { code, times } = await runMeasured((jestReport) => plan(given, jestReport))
  reportTimes(times)
  return code
}
