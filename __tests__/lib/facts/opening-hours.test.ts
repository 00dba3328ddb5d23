import { hoursInWords, readHours, timesInWords } from '@/lib/facts/opening-hours'

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

test.each([
  [WEEK, '09:00', '17:00', 'AEST', '9am-5pm AEST, Monday to Friday'],
  [['Friday', 'Monday'], '08:30', '12:00', '', '8:30am-12pm, Monday and Friday'],
  [['Sunday', 'Saturday'], '00:00', '23:59', null, '12am-11:59pm, Saturday and Sunday'],
  [['Monday', 'Wednesday', 'Friday'], '12:15', '13:05', 'AWST', '12:15pm-1:05pm AWST, Monday, Wednesday and Friday'],
  [['Thursday'], '10:00', '16:00', null, '10am-4pm, Thursday'],
])('%j from %s to %s %s is said as %j', (days, opens, closes, timeZone, sentence) => {
  const hours = readHours({ days, opens, closes, timeZone })
  expect(hours && hoursInWords(hours)).toBe(sentence)
  expect(sentence.startsWith(`${hours && timesInWords(hours)}, `)).toBe(true)
})

test.each([
  null,
  {},
  { days: [], opens: '09:00', closes: '17:00' },
  { days: ['Someday'], opens: '09:00', closes: '17:00' },
  { days: WEEK, opens: '09:00' },
  { days: WEEK, opens: '9:00', closes: '17:00' },
  { days: WEEK, opens: '09:00', closes: '24:00' },
  { days: WEEK, opens: '17:00', closes: '09:00' },
])('%j is no opening hours', (stored) => {
  expect(readHours(stored)).toBeNull()
})
