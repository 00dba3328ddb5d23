/** For every browser test file: its worker's own site, pages that have healed, time enough for real pages, and no browser left behind. */
import { closeBrowser } from './helpers/browser'
import { healed } from './helpers/stand-ins'
import { enterStack } from './stacks'

enterStack()
jest.setTimeout(60_000)

/**
 * A real browser on a busy machine now and then misses a moment. A test that fails is run once more, and its first failure is printed:
 * what fails twice is broken, what is printed often is to be mended.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true })

beforeAll(async () => {
  if (expect.getState().testPath?.endsWith('api-down.test.ts')) return
  await healed('/', 'Tamsin Reed')
  await healed('/voice-over-artists', 'Tamsin Reed')
})
afterAll(closeBrowser)
