/** Closed days: what lies ahead, how it is said, and whether the company is open (B310). */
import { closedDaysAhead, closedSoon, openStateAt } from '@/lib/facts/closed-days'
import { readHours } from '@/lib/facts/opening-hours'

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const STORED = [
  { date: '2027-01-26', name: 'Australia Day' },
  { date: '2026-12-24', until: '2027-01-04', name: 'Summer break' },
  { date: '2026-11-03', name: 'Cup Day' },
]

function ahead(iso: string, letters = 'AEST') {
  return closedDaysAhead(STORED, letters, new Date(iso))
}

function names(days: readonly { name: string }[]): string[] {
  return days.map(({ name }) => name)
}

test('a day is over when it is over at the company, whose summer time counts', () => {
  // 23:30 and 00:30 on 3 and 4 November in Sydney; in Perth it is still the 3rd.
  expect(names(ahead('2026-11-03T12:30:00Z'))).toEqual(['Cup Day', 'Summer break', 'Australia Day'])
  expect(names(ahead('2026-11-03T13:30:00Z'))).toEqual(['Summer break', 'Australia Day'])
  expect(names(ahead('2026-11-03T13:30:00Z', 'AWST'))).toContain('Cup Day')
  expect(names(ahead('2027-01-04T05:00:00Z'))).toContain('Summer break')
})

test('unusable days are left out, and a last day before the first is none', () => {
  const stored = [
    {},
    { date: 'Christmas', name: 'Christmas' },
    { date: '2026-02-31x' },
    { date: '2026-12-25', until: '2026-12-01', name: '' },
  ]
  const days = closedDaysAhead(stored, null, new Date('2026-12-01T00:00:00Z'))
  expect(days).toEqual([{ date: '2026-12-25', until: '2026-12-25', name: '' }])
  expect(closedDaysAhead(null, null, new Date())).toEqual([])
})

test('visitors read of the days of the next three weeks', () => {
  const soonAt = (iso: string) => closedSoon(ahead(iso), 'AEST', new Date(iso))
  expect(soonAt('2026-12-02T00:00:00Z')).toBeNull()
  const summer = 'Thursday 24 December to Monday 4 January (Summer break)'
  expect(soonAt('2026-12-03T00:00:00Z')).toBe(summer)
  expect(soonAt('2026-12-30T00:00:00Z')).toBe(summer)
  expect(soonAt('2027-01-05T00:00:00Z')).toBe('Tuesday 26 January (Australia Day)')
})

test.each([
  ['Monday 9:00 in summer time', '2026-12-06T22:00:00Z', { isOpen: true, until: '17:00' }],
  ['Monday 8:59', '2026-12-06T21:59:00Z', { isOpen: false, day: '2026-12-07', opens: '09:00', reason: '' }],
  ['Friday 17:00', '2026-12-11T06:00:00Z', { isOpen: false, day: '2026-12-14', opens: '09:00', reason: '' }],
  ['the evening before', '2026-12-23T07:00:00Z', { day: '2027-01-05', reason: 'Summer break' }],
  ['noon of a closed day', '2026-12-29T01:00:00Z', { isOpen: false, day: '2027-01-05', reason: 'Summer break' }],
])('%s', (_, iso, expected) => {
  const hours = readHours({ days: WEEK, opens: '09:00', closes: '17:00', timeZone: 'AEST' })
  expect(hours && openStateAt(hours, ahead(iso), new Date(iso))).toMatchObject(expected)
})

test('nothing is said while no day of work is in sight', () => {
  const hours = readHours({ days: ['Monday'], opens: '09:00', closes: '17:00' })
  const year = [{ date: '2026-01-01', until: '2026-12-31', name: 'Sabbatical' }]
  expect(hours && openStateAt(hours, year, new Date('2026-03-01T00:00:00Z'))).toBeNull()
})
