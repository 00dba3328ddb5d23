/** How far a launch is, in the company's time. */

import { zoneOf } from '@/lib/facts/opening-hours'
import type { Launch } from '@/lib/launch/document'
import { statusSentences } from '@/studio/launch/status-sentences'
import { durationInWords, timeInWords } from '@/studio/launch/time/company-time'

const SYDNEY = zoneOf('AEST')
const base: Launch = { _id: 'drafts.l', _rev: '1', startsAt: '2026-11-30T22:00:00.000Z' }
const NOW = Date.parse('2026-11-30T23:00:00.000Z')
const said = (launch: Partial<Launch>, now = NOW) =>
  statusSentences({ ...base, ...launch }, SYDNEY, now, (id) => `“${id}”`)

test('times are those of the company, with summer time and the name of the zone', () => {
  expect(timeInWords('2026-11-30T22:00:00.000Z', SYDNEY)).toBe('Tuesday, 1 December 2026 at 9:00 am AEDT')
  expect(timeInWords('2026-06-30T23:00:00.000Z', SYDNEY)).toBe('Wednesday, 1 July 2026 at 9:00 am AEST')
  expect(timeInWords('2026-11-30T22:00:00.000Z', zoneOf('AWST'))).toContain('6:00 am AWST')
  expect([zoneOf(null), zoneOf('elsewhere')]).toEqual([SYDNEY, SYDNEY])
  expect([59_000, 60_000, 7_300_000, 172_800_000].map(durationInWords)).toEqual([
    '59 seconds',
    '1 minute',
    '2 hours',
    '2 days',
  ])
})

test('a scheduled launch says when, and what is wrong when its time has passed', () => {
  const early = said({ status: 'scheduled', endsAt: '2026-12-24T22:00:00.000Z' }, NOW - 7_200_000)
  expect(early.tone).toBe('primary')
  expect(early.sentences.join(' ')).toMatch(/goes out on Tuesday, 1 December .* It goes back on Friday, 25 December/)
  const overdue = said({ status: 'scheduled' })
  expect([overdue.tone, overdue.sentences[0]]).toEqual(['critical', expect.stringContaining('SANITY_API_WRITE_TOKEN')])
  const held = said({ status: 'scheduled', problem: 'Facts: It has no unpublished changes.' })
  expect([held.tone, held.sentences[0]]).toEqual(['critical', expect.stringContaining('Held back')])
  expect(held.sentences.join(' ')).not.toContain('SANITY_API_WRITE_TOKEN')
})

test('a late release says how late it was; one by hand is never late', () => {
  const released: Partial<Launch> = { status: 'released', releasedAt: '2026-11-30T22:12:00.000Z' }
  expect(said({ ...released, wasScheduled: true }).sentences.join(' ')).toContain('12 minutes late')
  expect(said({ ...released, wasScheduled: false }).sentences.join(' ')).not.toContain('late')
})

test('what was left as others have changed it is named', () => {
  expect(said({ status: 'undone', undoneAt: base.startsAt, leftAlone: ['facts'] }).sentences).toContain(
    'Left as others have changed it since: “facts”.',
  )
})
