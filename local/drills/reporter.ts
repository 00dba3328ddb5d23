/** A reporter of Playwright that prints a table for each drill: what its test has found, and how long it took. */
import { basename } from 'node:path'
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { table } from '../processes/markdown-table.ts'

function print(error: TestError): void {
  console.error(error.stack ?? error.message ?? error.value)
}

export default class DrillReporter implements Reporter {
  printsToStdio(): boolean {
    return true
  }

  /** Of what comes before the tests, such as the build. */
  onError(error: TestError): void {
    print(error)
  }

  onTestEnd({ location }: TestCase, { status, annotations, duration, errors }: TestResult): void {
    const name = basename(location.file, '.ci.test.ts')
    const rows = annotations.map(({ type, description = '' }) => [type, description])
    const took = ['the drill took', `${(duration / 1000).toFixed(1)} s`]
    console.log(`\n${table([name, status === 'passed' ? 'passed' : 'FAILED'], [...rows, took])}\n`)
    for (const error of errors) print(error)
  }
}
