/** How far a launch is, in sentences for editors. Pure. */
import type { Blocker } from '../../lib/launch/blockers.ts'
import { type Launch, type LaunchStatus, statusOf } from '../../lib/launch/document.ts'
import { hasEnded, isAhead, LATE_MS, lateness, nextDue, timesProblem } from '../../lib/launch/due.ts'
import { durationInWords, timeInWords } from './time/company-time.ts'

/** For how long it is said that a launch went out late, in milliseconds. */
const LATE_SHOWN_MS = 7 * 86_400_000

export type LaunchStatusText = { sentences: string[]; tone: 'default' | 'primary' | 'positive' | 'critical' }

/** The time has passed, and nothing has happened: the site does not run, or may not write. */
function isOverdue(launch: Launch, now: number): boolean {
  const due = nextDue(launch)
  return due !== null && now - due.dueAt > LATE_MS
}

const OVERDUE =
  'Its time has passed, and the site has not done it: it is not running, or it has no SANITY_API_WRITE_TOKEN. It will do so as soon as it can; or do it by hand: Release now, or Undo this launch at its end.'

const TONES: Readonly<Record<LaunchStatus, LaunchStatusText['tone']>> = {
  preparing: 'default',
  scheduled: 'primary',
  released: 'positive',
  ended: 'default',
  undone: 'default',
}

/** @param timeZone of the company @param now milliseconds since 1970 @param titleOf the name of a document */
export function statusSentences(
  launch: Launch,
  timeZone: string,
  now: number,
  titleOf: (id: string) => string,
): LaunchStatusText {
  const when = (iso: string | undefined) => timeInWords(iso ?? '', timeZone)
  const { startsAt, endsAt, releasedAt, endedAt, undoneAt, problem, leftAlone = [] } = launch
  const late = lateness(launch)
  const problems = [
    ...(problem
      ? [`Held back at its time: ${problem} Put it right, then release it by hand or schedule it again.`]
      : []),
    ...(isOverdue(launch, now) ? [OVERDUE] : []),
  ]
  const left =
    leftAlone.length > 0 ? [`Left as others have changed it since: ${leftAlone.map(titleOf).join(', ')}.`] : []
  const sentences: Readonly<Record<LaunchStatus, string[]>> = {
    preparing: ['Being prepared. Nothing goes out until you press Release now or Schedule.'],
    scheduled: [
      `Scheduled: goes out on ${when(startsAt)}, with what its documents hold then.`,
      ...(endsAt ? [`It goes back on ${when(endsAt)}.`] : []),
    ],
    released: [
      `Released on ${when(releasedAt)}.`,
      ...(late === null ? [] : [`That was ${durationInWords(late)} late: the site was not running at its time.`]),
      ...(endsAt ? [`It goes back on ${when(endsAt)}.`] : []),
    ],
    ended: [`Ended on ${when(endedAt)}: everything is again as it was before ${when(releasedAt)}.`, ...left],
    undone: [`Undone on ${when(undoneAt)}: its changes are drafts again.`, ...left],
  }
  const status = statusOf(launch)
  return { sentences: [...problems, ...sentences[status]], tone: problems.length > 0 ? 'critical' : TONES[status] }
}

/** What keeps it from going out now; null when nothing does. @param blockers null before the first check */
export function releaseObstacle(launch: Launch, blockers: readonly Blocker[] | null, now: number): string | null {
  const times = timesProblem(launch)
  if (times) return times
  if (hasEnded(launch, now)) return '“Goes back at” has passed: choose a later time, or empty it.'
  if (!blockers) return 'It is being checked …'
  if (blockers.length === 0) return null
  return `${blockers.length === 1 ? 'one thing' : `${blockers.length} things`} to put right first, see “Is it ready?”.`
}

/** What keeps it from being scheduled; null when nothing does. @param canRelease whether the site may write */
export function scheduleObstacle(
  launch: Launch,
  blockers: readonly Blocker[] | null,
  now: number,
  canRelease: boolean,
): string | null {
  if (!launch.startsAt) return 'Fill in “Goes out at” first.'
  const times = timesProblem(launch)
  if (times) return times
  if (!isAhead(launch, now)) return '“Goes out at” has passed: choose a later time, or press Release now.'
  if (!canRelease) {
    return 'The site has no SANITY_API_WRITE_TOKEN, so nothing goes out by itself. Press Release now at its time.'
  }
  return releaseObstacle(launch, blockers, now)
}

/**
 * The number of things that would hold a launch back, as far as they are known: until it has been checked in this window,
 * those of the check that is stored with it. Null when none is known and it may have some.
 */
function knownBlockers({ checks = [] }: Launch, blockers: readonly Blocker[] | null): number | null {
  return blockers?.length ?? (checks.reduce((sum, { problems }) => sum + problems, 0) || null)
}

/**
 * What the start screen says of a launch after its name; null when nothing is to be said.
 * @param blockers null before the first check @param timeZone of the company @param now milliseconds since 1970
 */
export function startLine(
  launch: Launch,
  blockers: readonly Blocker[] | null,
  timeZone: string,
  now: number,
): string | null {
  const due = nextDue(launch)
  if (launch.problem) return `held back at its time: ${launch.problem}`
  if (isOverdue(launch, now)) return 'its time has passed and nothing has happened: open it to see why'
  const late = lateness(launch)
  const isNews = late !== null && now - Date.parse(launch.releasedAt ?? '') < LATE_SHOWN_MS
  const wasLate = isNews ? `went out ${durationInWords(late)} late, because the site was not running at its time. ` : ''
  if (!due) return wasLate || null
  const when = timeInWords(new Date(due.dueAt).toISOString(), timeZone)
  if (due.action === 'end') return `${wasLate}goes back on ${when}`
  const count = knownBlockers(launch, blockers)
  if (count === 0) return `goes out on ${when}`
  return `is to go out on ${when}, and ${count === null ? 'is being checked' : `is not ready: ${count} to put right`}`
}
