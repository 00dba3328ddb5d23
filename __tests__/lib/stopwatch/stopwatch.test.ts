/** What the tests of the section (components/sections/stopwatch) and browser/stopwatch cannot bring about. */
import { elapsed, STOPPED, toggle } from '@/lib/stopwatch/stopwatch'

test('a clock that is set back gives no negative time', () => {
  expect(elapsed(toggle(STOPPED, 1000), 999.9)).toBe(0)
})
