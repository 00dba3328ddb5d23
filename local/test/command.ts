/**
 * `npm test`: the checks and the unit tests, then the sizes of a real build's pages and the browser tests against it.
 *
 * - `npm test -- menu`: only the test files whose path contains "menu", without the checks; several words add up.
 * - `npm test -- --affected [ref]`: the checks, and the tests that the changes since `ref` need (affected.ts).
 * - `npm test -- --all`: also the browser tests in files named *.ci.test.ts or with the tag @ci, and the main journey in
 *   Firefox and WebKitGTK, which it installs where it can. Where it cannot, their tests are skipped with a notice, or fail with
 *   OTHER_BROWSERS=required. Podman is installed in CI only, because few developers want a container engine for one test.
 *
 * It ends with where the time went (times.ts).
 */
import { execFileSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { type Arguments, CommandError, UsageError } from '../processes/command.mjs'
import { CONTAINERS, installDebianPackages, missingPackages, SERVERS } from '../system-packages/debian-packages.ts'
import { installLine, missingBrowserPackages } from '../system-packages/other-browsers.ts'
import { changedFiles, selectAffected } from './affected.ts'
import { CONTAINER_TEST, findTestFiles, needServers, type TestFiles } from './test-files.ts'
import { reportTimes, runMeasured, type Step } from './times.ts'

const CLI = join('local', 'cli.ts')
const JEST = join('node_modules', 'jest', 'bin', 'jest.js')
const PLAYWRIGHT = join('node_modules', '@playwright', 'test', 'cli.js')

/** Matches the files and the tags of browser tests that only `--all` runs. Playwright compares it with both. */
const CI_ONLY = '[.@]ci\\b'

/** What is to run: all test files of a runner, some of them, or none. */
export type Plan = {
  checks: boolean
  unit: 'all' | readonly string[]
  browser: 'all' | 'everyday' | readonly string[]
}

/** The test files whose path contains one of the words. @throws CommandError when there is none */
export function planForWords(words: readonly string[], files: TestFiles): Plan {
  const matches = (file: string) => words.some((word) => file.includes(word))
  const plan = { checks: false, unit: files.unit.filter(matches), browser: files.browser.filter(matches) }
  if (plan.unit.length + plan.browser.length > 0) return plan
  throw new CommandError(`No test file has a path with ${words.join(' or ')}.`)
}

/** The unit tests that import one of the modules, as Jest finds them. */
function relatedTo(modules: readonly string[]): string[] {
  if (modules.length === 0) return []
  const list = execFileSync(process.execPath, [JEST, '--listTests', '--findRelatedTests', ...modules], {
    encoding: 'utf8',
  })
  return list.split('\n').flatMap((file) => (file ? [relative(process.cwd(), file)] : []))
}

function planForChanges(ref: string | undefined, files: TestFiles): Plan {
  const changed = changedFiles(ref)
  const { everything, unit, browser, reasons } = selectAffected(changed, files, relatedTo)
  console.log(['Chosen by what has changed:', ...reasons.map((reason) => `  ${reason}`)].join('\n'))
  const everyday = everything ? files.browser.filter((file) => !new RegExp(CI_ONLY).test(file)) : []
  return { checks: true, unit, browser: [...new Set([...everyday, ...browser])] }
}

/** The steps in order. @param jestReport options that make Jest report */
export function stepsOf({ checks, unit, browser }: Plan, jestReport: readonly string[]): Step[] {
  const files = unit === 'all' ? [] : ['--runTestsByPath', ...unit]
  const steps: Step[] = [
    {
      // Mostly limited to one core.
      ...(checks && { checks: [CLI, 'check', '--quick'] }),
      // Jest reserves one core for itself, which on a machine with two would mean one worker.
      ...(unit.length > 0 && { Jest: [JEST, '--maxWorkers', '100%', ...jestReport, ...files] }),
    },
    // Makes the build that the browser tests share.
    checks && browser.length > 0 ? { 'builds and sizes': [CLI, 'check', 'page sizes'] } : {},
    ...browserSteps(browser),
  ]
  return steps.filter((step) => Object.keys(step).length > 0)
}

/** Containers run alone: they change the network of the machine, and Chromium then ends its requests (ERR_NETWORK_CHANGED). */
function browserSteps(browser: Plan['browser']): Step[] {
  const run = (...options: string[]) => [PLAYWRIGHT, 'test', ...options]
  if (browser === 'everyday') return [{ browsers: run('--grep-invert', CI_ONLY) }]
  if (browser === 'all') {
    return [
      { browsers: run('--project', 'studio', '--project', 'site', '--project', 'cluster') },
      { containers: run('--project', 'containers') },
    ]
  }
  const containers = browser.filter((file) => file.endsWith(CONTAINER_TEST))
  const others = browser.filter((file) => !containers.includes(file))
  return [
    others.length > 0 ? { browsers: run(...others) } : {},
    containers.length > 0 ? { containers: run(...containers) } : {},
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

/** Installs what container.ci.test.ts needs, in CI; elsewhere it is skipped without, with the line that installs it. */
function installContainers(): void {
  const missing = missingPackages(CONTAINERS)
  if (process.env.CI !== undefined && missing.length > 0) installDebianPackages(missing)
}

export const usage = {
  name: 'test',
  description:
    'runs every check and the everyday tests, or only the test files whose path contains one of the words. With options of their own: npx jest …, npx playwright test …',
  options: {
    all: { type: 'boolean', description: 'also the browser tests that only CI runs, in Firefox and WebKitGTK too' },
    affected: {
      type: 'boolean',
      description:
        'the checks, and the tests that the changes need since the commit in place of the words (without it: main)',
    },
    thorough: {
      type: 'string',
      value: 'N',
      description: 'runs each property test with N random cases; by default 100',
    },
  },
  words: '[<word> …]',
} as const

export async function run({ values, words }: Arguments<typeof usage>): Promise<number> {
  if (values.thorough !== undefined) {
    if (!/^[1-9]\d*$/.test(values.thorough)) throw new UsageError('--thorough needs a number.')
    // Read by __tests__/helpers/fast-check.ts.
    process.env.FAST_CHECK_RUNS = values.thorough
  }
  const files = findTestFiles()
  const plan = makePlan(values, words, files)
  const { unit, browser } = plan
  if (unit === 'all' || typeof browser === 'string' || needServers([...unit, ...browser])) installServers()
  if (browser === 'all') {
    installOtherBrowsers()
    installContainers()
  }
  const { code, times } = await runMeasured((jestReport) => stepsOf(plan, jestReport))
  reportTimes(times)
  return code
}

function makePlan({ all, affected }: { all?: boolean; affected?: boolean }, words: string[], files: TestFiles): Plan {
  if (affected) return planForChanges(words[0], files)
  if (words.length > 0) return planForWords(words, files)
  return { checks: true, unit: 'all', browser: all ? 'all' : 'everyday' }
}
