/** @jest-environment node */
/** Checklist 317, 318 (A97), 351-356 (A98): what the stopwatch is and how it changes. */
import { elapsed, isRunning, STOPPED, split, TICK, toggle } from '@/lib/stopwatch/stopwatch'

test('351, 352: starts, pauses and goes on from where it was', () => {
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

test('353-355: reset is the stopwatch nobody has touched', () => {
  expect(STOPPED).toEqual({ startedAt: null, before: 0, splits: [] })
  expect(elapsed(STOPPED, 5000)).toBe(0)
})

test('356: the time comes from the clock, so ticks that never came lose nothing', () => {
  expect(TICK).toBe(10)
  const started = toggle(STOPPED, 0.25)
  expect(elapsed(started, 3_600_000.25)).toBe(3_600_000)
})

test('a clock that steps back does not give a negative time', () => {
  expect(elapsed(toggle(STOPPED, 1000), 999.9)).toBe(0)
})

test('317, 318: a running stopwatch notes splits in order; a stopped or paused one notes none', () => {
  expect(split(STOPPED, 100)).toBe(STOPPED)
  const two = split(split(toggle(STOPPED, 0), 100), 250)
  expect(two.splits).toEqual([100, 250])
  expect(isRunning(two)).toBe(true)
  const paused = toggle(two, 300)
  expect(split(paused, 400)).toBe(paused)
  expect(paused.splits).toEqual([100, 250])
})
