/**
 * Setup of every browser test file: its worker's own site, recovered pages, long timeouts, and the browser closed
 * at the end.
 */
import { closeBrowser } from './helpers/browser'
import { healed } from './helpers/stand-ins'
import { enterStack } from './stacks'

enterStack()
jest.setTimeout(60_000)

/**
 * A real browser on a busy machine can miss an event. A failed test is retried once and its first failure is
 * printed: failing twice means broken, printed often means flaky.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true })

beforeAll(async () => {
  if (expect.getState().testPath?.endsWith('api-down.test.ts')) return
  await healed('/', 'Tamsin Reed')
  await healed('/voice-over-artists', 'Tamsin Reed')
})
afterAll(closeBrowser)
