/** For every browser test file: time enough for real pages, and no browser left behind. */
import { closeBrowser } from './helpers/browser'

jest.setTimeout(60_000)
afterAll(closeBrowser)
