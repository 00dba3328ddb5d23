/** The browser tests: a production build of the site in Chromium. `npm test` runs them; see CONTRIBUTING.md. */
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import type { TestFixtures, WorkerFixtures } from './__tests__/browser/fixtures.ts'
import { CHROMIUM_FLAGS, findChromium } from './local/programs/chromium.ts'

const ALONE = ['api-down.test.ts', 'flood.test.ts', 'other-browsers.test.ts']

/**
 * Whole editors' journeys in the Studio, every route at every width, outages, processes that are killed, and the two
 * largest lists of voices: most of the time of all tests.
 */
const THOROUGH = [
  'studio/{connection,csv,finding,help,lake-releases,offline,pages,paste,picture,preview,recovery,redirects}.test.ts',
  'studio/{together,uploads,used-in,voices}.test.ts',
  ...['facts.test.ts', 'words.test.ts', 'routes-*.test.ts', 'article-revalidation.test.ts'],
  ...[
    'cluster.test.ts',
    'container.test.ts',
    'launch.test.ts',
    'mirror.test.ts',
    'player.test.ts',
    'restart.test.ts',
    'slow-pages.test.ts',
    'stopping.test.ts',
    'web-vitals.test.ts',
  ],
  ...['development.test.ts', 'display-settings.test.ts', 'early-presses.test.ts', 'npm-commands.test.ts'],
  ...['print.test.ts', 'shortlist.test.ts', 'translated.test.ts', 'voice-list.test.ts'],
]

export default defineConfig<TestFixtures, WorkerFixtures>({
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
  // In this order, so that the longest files do not come last.
  projects: [
    { name: 'thorough', testMatch: THOROUGH },
    { name: 'everyday', testMatch: '*.test.ts', testIgnore: [...ALONE, ...THOROUGH] },
    // A stack that no other test has used: the first sees the pages as they were built, the second leaves many counts.
    { name: 'api-down', testMatch: 'api-down.test.ts', use: { startsWithApiData: false } },
    { name: 'flood', testMatch: 'flood.test.ts' },
    { name: 'other-browsers', testMatch: 'other-browsers.test.ts' },
  ],
})
