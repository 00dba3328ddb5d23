/**
 * A reporter of Playwright that writes how long each file of browser tests took, hooks included, and how long the stacks
 * took to start. It writes only where BROWSER_TIMES names a file, and adds to what an earlier run has written there.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'

/** Seconds by file; those of stacks are in none of them. */
export type BrowserTimes = { files: Record<string, number>; stackSeconds: number }

export default class BrowserTimesReporter implements Reporter {
  private readonly times: BrowserTimes = { files: {}, stackSeconds: 0 }
  private readonly startedAt = new Map<TestResult, number>()

  printsToStdio(): boolean {
    return false
  }

  onTestBegin(_test: TestCase, result: TestResult): void {
    this.startedAt.set(result, performance.now())
  }

  onStepEnd(test: TestCase, _result: TestResult, step: TestStep): void {
    if (step.category !== 'fixture' || !/stack/i.test(step.title)) return
    this.times.stackSeconds += step.duration / 1000
    this.add(test, -step.duration / 1000)
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.add(test, (performance.now() - (this.startedAt.get(result) ?? performance.now())) / 1000)
  }

  onEnd(): void {
    const file = process.env.BROWSER_TIMES
    if (!file) return
    const earlier: BrowserTimes = existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : { files: {}, stackSeconds: 0 }
    const stackSeconds = earlier.stackSeconds + this.times.stackSeconds
    writeFileSync(file, JSON.stringify({ files: { ...earlier.files, ...this.times.files }, stackSeconds }))
  }

  private add({ location }: TestCase, seconds: number): void {
    const file = relative(process.cwd(), location.file)
    this.times.files[file] = (this.times.files[file] ?? 0) + seconds
  }
}
