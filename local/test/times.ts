/**
 * Measures a run of `npm test`: the seconds of each step, and of the slowest test files as the runners report them. Written
 * to .local/test-times.json, and printed at the end.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { exitCode, startNode } from '../processes/processes.ts'
import type { BrowserTimes } from './browser-times.ts'

/** Commands that run in parallel, by what they do. */
export type Step = Readonly<Record<string, readonly string[]>>

/** `processorSeconds` are those of the whole machine during the step. */
type StepTime = { wallSeconds: Readonly<Record<string, number>>; processorSeconds: number }

type FileTime = { file: string; seconds: number }

export type TestTimes = {
  steps: StepTime[]
  /** Of starting stacks, summed over the workers; a part of the time of the browser tests. */
  stackSeconds: number
  unit: FileTime[]
  browser: FileTime[]
}

const RECORD = join('.local', 'test-times.json')
const SLOWEST = 10

/** Seconds that the processors of this machine have worked, whoever for: a browser does not report its own. */
function processorSeconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000
}

const sum = (times: readonly FileTime[]) => times.reduce((total, { seconds }) => total + seconds, 0)

/** Share of the browser tests in the time of all test files. */
export function browserShare({ unit, browser, stackSeconds }: TestTimes): number {
  const inBrowsers = sum(browser) + stackSeconds
  return inBrowsers === 0 ? 0 : inBrowsers / (inBrowsers + sum(unit))
}

/** The table that `npm test` ends with. */
export function formatTimes(times: TestTimes): string {
  const files = [...times.unit, ...times.browser].sort((one, other) => other.seconds - one.seconds)
  const row = (seconds: number, text: string) => `${seconds.toFixed(1).padStart(8)} s  ${text}`
  return [
    'Slowest test files',
    ...files.slice(0, SLOWEST).map(({ file, seconds }) => row(seconds, file)),
    'Steps',
    ...times.steps.flatMap(({ wallSeconds, processorSeconds: processor }) => [
      ...Object.entries(wallSeconds).map(([name, seconds]) => row(seconds, name)),
      row(processor, `of the processors for ${Object.keys(wallSeconds).join(' and ')}`),
    ]),
    ...(times.stackSeconds > 0 ? [row(times.stackSeconds, 'to start stacks, within the browser tests')] : []),
    `Browser tests have ${Math.round(browserShare(times) * 100)} % of the time of all test files.`,
  ].join('\n')
}

/** What Jest writes with `--json`: times in milliseconds. */
type JestResult = { testResults: { name: string; startTime: number; endTime: number }[] }

function readJson<Content>(file: string, without: Content): Content {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : without
}

/**
 * Runs steps one after the other until one fails. A command that is Jest or Playwright reports its files.
 * @param options for Jest, what makes it write its report
 * @returns the exit code, and the times
 */
export async function runMeasured(steps: (jestReport: readonly string[]) => readonly Step[]) {
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-test-times-'))
  const jestFile = join(folder, 'jest.json')
  const browserFile = join(folder, 'browser.json')
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'test', BROWSER_TIMES: browserFile }
  const measured: StepTime[] = []
  let code = 0
  for (const step of steps(['--json', `--outputFile=${jestFile}`])) {
    const wallSeconds: Record<string, number> = {}
    const processorsBefore = processorSeconds()
    const startedAt = performance.now()
    const codes = await Promise.all(
      Object.entries(step).map(async ([name, args]) => {
        const ended = await exitCode(startNode(args, { env }))
        wallSeconds[name] = (performance.now() - startedAt) / 1000
        return ended
      }),
    )
    measured.push({ wallSeconds, processorSeconds: processorSeconds() - processorsBefore })
    code = codes.find((ended) => ended !== 0) ?? 0
    if (code !== 0) break
  }
  const { testResults } = readJson<JestResult>(jestFile, { testResults: [] })
  const browser = readJson<BrowserTimes>(browserFile, { files: {}, stackSeconds: 0 })
  rmSync(folder, { recursive: true })
  const times: TestTimes = {
    steps: measured,
    stackSeconds: browser.stackSeconds,
    unit: testResults.map(({ name, startTime, endTime }) => ({
      file: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    })),
    browser: Object.entries(browser.files).map(([file, seconds]) => ({ file, seconds })),
  }
  return { code, times }
}

/** Writes the record and prints the table. */
export function reportTimes(times: TestTimes): void {
  mkdirSync('.local', { recursive: true })
  writeFileSync(RECORD, `${JSON.stringify({ date: new Date().toISOString(), ...times }, null, 2)}\n`)
  console.log(`\n${formatTimes(times)}`)
}
