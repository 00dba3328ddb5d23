/**
 * For test files that only read: one stack for all of them, whose lake and API refuse changes. The helpers that would change
 * something throw, and name the import of a stack that allows it.
 */
import { test as base } from './fixtures.ts'
import { type Stack, sharedStack } from './stack.ts'

export { expect, type Open, type Visit } from './fixtures.ts'

type WorkerFixtures = {
  /** `process.env` tells the helpers where it is. */
  stack: Pick<Stack, 'env' | 'pid'>
}

export const test = base.extend<object, WorkerFixtures>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const stack = await sharedStack()
      Object.assign(process.env, stack.env)
      await use(stack)
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
})
