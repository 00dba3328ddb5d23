/**
 * The browser tests: a production build of the site in Chromium. `npm test` runs them; see CONTRIBUTING.md.
 *
 * Files named *.ci.test.ts, and single tests with the tag @ci, are part of `npm test -- --all` only, which CI runs: outages,
 * processes that are killed, and what else takes long and seldom breaks (local/test/command.ts).
 */
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './local/system-packages/chromium.ts'
import { CONTAINER_TEST } from './local/test/test-files.ts'

/** Tests of the Studio: a page of it keeps a core busy, and two at a time reach the time limits of Sanity itself. */
const STUDIO = 'studio/*.test.ts'

/** Tests of several instances, which share one cluster. */
const CLUSTER = ['operations/{cluster,launch,mirror}.ci.test.ts', 'operations/drills/*.ci.test.ts']

export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: '.playwright',
  globalSetup: './__tests__/browser/global-setup.ts',
  // One to a core: more delay each other, and then tests fail by their own time limits.
  workers: Math.max(2, availableParallelism()),
  // A test that fails now and then is a defect, of the test or of what it tests.
  retries: 0,
  // Generous, because a busy machine is no defect; only a test that hangs takes as long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./local/test/browser-times.ts']],
  forbidOnly: true,
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
    // What a failed test did, requested and logged. Without the pictures of each step, whose recording doubles the time of
    // a test in the Studio; `--trace on` adds them.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    // Run alone by `npm test`: they change the network of the machine, and Chromium then ends its requests.
    { name: 'containers', testMatch: CONTAINER_TEST },
    // One after the other, in one worker, while another one runs those of the site; the cluster comes last, when least else runs.
    { name: 'studio', testMatch: STUDIO, workers: 1 },
    { name: 'site', testIgnore: [CONTAINER_TEST, STUDIO, ...CLUSTER] },
    { name: 'cluster', testMatch: CLUSTER, workers: 1 },
  ],
})
