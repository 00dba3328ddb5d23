/** The rules of opening hours and addresses. */
import { checkClock, checkClosedDays, checkLastDay, checkOpeningHours, checkPostcode } from '@/studio/rules/formats'

const WHOLE = { days: ['Monday'], opens: '09:00', closes: '17:00' }

test.each([
  [undefined, true],
  [{ words: 'By appointment' }, true],
  [WHOLE, true],
  [{ ...WHOLE, timeZone: 'AEST', words: 'Mondays' }, true],
  [{ ...WHOLE, days: [] }, /days and both times/],
  [{ ...WHOLE, closes: undefined }, /days and both times/],
  [{ timeZone: 'AEST' }, /days and both times/],
  [{ ...WHOLE, closes: '08:00' }, /close before they open/],
  // Its own field reports it.
  [{ ...WHOLE, opens: '9' }, true],
])('opening hours %j', (hours, expected) => {
  expect(checkOpeningHours(hours)).toEqual(typeof expected === 'boolean' ? expected : expect.stringMatching(expected))
})

test('times and postcodes have one form', () => {
  for (const value of [undefined, '', '00:00', '23:59']) expect(checkClock(value)).toBe(true)
  for (const value of ['9:00', '24:00', '09.00', '9am']) expect(checkClock(value)).toMatch(/^Write four digits/)
  expect(checkPostcode('7250')).toBe(true)
  expect(checkPostcode('725')).toMatch(/four digits/)
})

test('closed days end after they begin, and no day stands in two of them', () => {
  expect(checkLastDay('2026-12-24', undefined)).toBe(true)
  expect(checkLastDay('2026-12-24', '2027-01-04')).toBe(true)
  for (const until of ['2026-12-24', '2026-12-01']) expect(checkLastDay('2026-12-24', until)).toMatch(/after the first/)
  const christmas = { date: '2026-12-25', name: 'Christmas Day' }
  expect(checkClosedDays(undefined)).toBe(true)
  expect(checkClosedDays([{ date: '2026-12-26', name: 'Boxing Day' }, christmas, {}])).toBe(true)
  expect(checkClosedDays([christmas, { date: '2026-12-24', until: '2027-01-04', name: 'Break' }])).toMatch(
    /^Christmas Day is on a day/,
  )
})
