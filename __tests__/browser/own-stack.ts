/**
 * For test files that write content, send enquiries or break the API: a stack for each worker, whose files run one after the
 * other. A file removes the content that it has created; the API works again after each test.
 */
import { test as base } from './fixtures.ts'
import { setFaults } from './helpers/servers/stand-ins.ts'
import { openStudio, type StudioVisit } from './helpers/studio/studio-window.ts'
import { loadApiData, type Stack, startStack } from './stack.ts'

export { expect, type Open, type Visit } from './fixtures.ts'

/** Its files run one after the other: two windows of the Studio at a time reach the time limits of Sanity itself. */
const STUDIO_PROJECT = 'studio'

type TestFixtures = {
  /** After each test the API works again. */
  workingApi: undefined
}

type WorkerFixtures = {
  /**
   * A name of its own gives a file a stack that no other file uses: `test.use({ stackFor: 'flood' })`. Playwright starts a new
   * worker for each value of such an option.
   */
  stackFor: string
  /** Whether the first pages hold API data before the first test; without it they are as the build left them. */
  startsWithApiData: boolean
  /** `process.env` tells the helpers where it is. */
  stack: Stack
  /** A window of the Studio, which takes seconds to load; openStudioForFile leads it back to its start. */
  studio: StudioVisit
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  stackFor: ['all files of a worker', { scope: 'worker', option: true }],
  startsWithApiData: [true, { scope: 'worker', option: true }],
  stack: [
    async ({ startsWithApiData }, use, { parallelIndex }) => {
      const stack = await startStack(parallelIndex)
      Object.assign(process.env, stack.env)
      if (startsWithApiData) await loadApiData(stack)
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
  studio: [
    async ({ openWindow, stack }, use, { project }) => {
      if (project.name !== STUDIO_PROJECT)
        throw new Error('A test that opens the Studio belongs into __tests__/browser/studio.')
      const studio = await openStudio(openWindow, `${stack.env.SITE_ORIGIN}/studio/content`)
      await use(studio)
      await studio.context.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  workingApi: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      await use(undefined)
      await setFaults([])
    },
    { auto: true },
  ],
})
