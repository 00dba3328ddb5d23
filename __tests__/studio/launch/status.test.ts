/** How far a launch is, in the company's time. */

import { zoneOf } from '@/lib/facts/opening-hours'
import type { Launch } from '@/lib/launch/document'
import { releaseObstacle, scheduleObstacle, startLine, statusSentences } from '@/studio/launch/status-sentences'
import { durationInWords, timeInWords } from '@/studio/launch/time/company-time'

const SYDNEY = zoneOf('AEST')
const base: Launch = { _id: 'drafts.l', _rev: '1', startsAt: '2026-11-30T22:00:00.000Z' }
const NOW = Date.parse('2026-11-30T23:00:00.000Z')
const statusOf = (launch: Partial<Launch>, now = NOW) =>
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
  const early = statusOf({ status: 'scheduled', endsAt: '2026-12-24T22:00:00.000Z' }, NOW - 7_200_000)
  expect(early.tone).toBe('primary')
  expect(early.sentences.join(' ')).toMatch(/goes out on Tuesday, 1 December .* It goes back on Friday, 25 December/)
  const overdue = statusOf({ status: 'scheduled' })
  expect([overdue.tone, overdue.sentences[0]]).toEqual(['critical', expect.stringContaining('SANITY_API_WRITE_TOKEN')])
  const held = statusOf({ status: 'scheduled', problem: 'Facts: It has no unpublished changes.' })
  expect([held.tone, held.sentences[0]]).toEqual(['critical', expect.stringContaining('Held back')])
  expect(held.sentences.join(' ')).not.toContain('SANITY_API_WRITE_TOKEN')
})

test('a late release says how late it was; one by hand is never late', () => {
  const released: Partial<Launch> = { status: 'released', releasedAt: '2026-11-30T22:12:00.000Z' }
  expect(statusOf({ ...released, wasScheduled: true }).sentences.join(' ')).toContain('12 minutes late')
  expect(statusOf({ ...released, wasScheduled: false }).sentences.join(' ')).not.toContain('late')
})

test('what was left as others have changed it is named', () => {
  expect(statusOf({ status: 'undone', undoneAt: base.startsAt, leftAlone: ['facts'] }).sentences).toContain(
    'Left as others have changed it since: “facts”.',
  )
})

test('the start screen says that it goes out only once it has been checked and nothing holds it back (B490)', () => {
  const before = Date.parse('2026-11-30T20:00:00.000Z')
  const check = { _key: 'page', draftRevision: '1', publishedRevision: null }
  const scheduled: Launch = { ...base, status: 'scheduled', checks: [{ ...check, problems: 0 }] }
  const blocker = { documentId: 'page', message: 'Page banner: The heading is missing.' }
  const when = 'on Tuesday, 1 December 2026 at 9:00 am AEDT'
  expect(startLine(scheduled, [], SYDNEY, before)).toBe(`goes out ${when}`)
  expect(startLine(scheduled, [blocker], SYDNEY, before)).toBe(`is to go out ${when}, and is not ready: 1 to put right`)
  expect(startLine(scheduled, null, SYDNEY, before)).toBe(`is to go out ${when}, and is being checked`)
  // Another window has checked it.
  const checked = { ...scheduled, checks: [{ ...check, problems: 2 }] }
  expect(startLine(checked, null, SYDNEY, before)).toBe(`is to go out ${when}, and is not ready: 2 to put right`)
  expect(startLine(checked, [], SYDNEY, before)).toBe(`goes out ${when}`)
})

describe('why it cannot be scheduled or released (B322)', () => {
  const before = Date.parse('2026-11-30T20:00:00.000Z')
  const after = NOW
  const blocker = { documentId: null, message: 'There is nothing in this launch yet.' }

  test.each([
    ['nothing', {}, [], before, true, null],
    ['no time', { startsAt: undefined }, [], before, true, /^Fill in “Goes out at” first\.$/],
    ['a time that has passed', {}, [], after, true, /^“Goes out at” has passed: choose a later time/],
    ['an end before the start', { endsAt: '2026-11-30T21:59:00.000Z' }, [], before, true, /end has to come after/],
    ['an end at the start', { endsAt: base.startsAt }, [], before, true, /end has to come after/],
    ['no token', {}, [], before, false, /SANITY_API_WRITE_TOKEN/],
    ['no check yet', {}, null, before, true, /being checked/],
    ['a blocker', {}, [blocker], before, true, /^one thing to put right first, see “Is it ready\?”\.$/],
    ['two', {}, [blocker, blocker], before, true, /^2 things to put right first/],
  ] as const)('scheduled with %s', (_, launch, blockers, now, canRelease, reason) => {
    const obstacle = scheduleObstacle({ ...base, ...launch }, blockers, now, canRelease)
    if (reason === null) expect(obstacle).toBeNull()
    else expect(obstacle).toMatch(reason)
  })

  test('released with an end that has passed, it would go back at once', () => {
    const launch = { ...base, startsAt: undefined, endsAt: '2026-11-30T22:59:00.000Z' }
    expect(releaseObstacle(launch, [], NOW)).toMatch(/“Goes back at” has passed/)
    expect(releaseObstacle(launch, [], before)).toBeNull()
  })
})
