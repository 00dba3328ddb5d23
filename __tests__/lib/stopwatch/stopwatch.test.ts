/** The stopwatch's state and its changes (B121-B123). */
import { elapsed, isRunning, STOPPED, split, TICK, toggle } from '@/lib/stopwatch/stopwatch'

test('starts, pauses and resumes', () => {
  const started = toggle(STOPPED, 1000)
  expect(isRunning(STOPPED)).toBe(false)
  expect(isRunning(started)).toBe(true)
  expect(elapsed(started, 1250)).toBe(250)
  const paused = toggle(started, 1250)
  expect(isRunning(paused)).toBe(false)
  expect(elapsed(paused, 99_000)).toBe(250)
  const again = toggle(paused, 100_000)
  expect(elapsed(again, 100_040)).toBe(290)
})

test('the time comes from the clock, so missed ticks lose nothing (B123)', () => {
  expect(TICK).toBe(10)
  const started = toggle(STOPPED, 0.25)
  expect(elapsed(started, 3_600_000.25)).toBe(3_600_000)
})

test('a clock that is set back gives no negative time', () => {
  expect(elapsed(toggle(STOPPED, 1000), 999.9)).toBe(0)
})

test('a running stopwatch adds splits in order; a stopped or paused one adds none (B122)', () => {
  expect(split(STOPPED, 100)).toBe(STOPPED)
  const two = split(split(toggle(STOPPED, 0), 100), 250)
  expect(two.splits).toEqual([100, 250])
  expect(isRunning(two)).toBe(true)
  const paused = toggle(two, 300)
  expect(split(paused, 400)).toBe(paused)
  expect(paused.splits).toEqual([100, 250])
})
