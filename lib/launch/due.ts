/** What a launch does by itself, and when. Pure. */
import { type Launch, statusOf } from './document.ts'

/** `dueAt` in milliseconds since 1970. */
export type Due = { action: 'release' | 'end'; dueAt: number }

/** How late it may be before it is said, in milliseconds. */
export const LATE_MS = 60_000

function timeOf(text: string | undefined): number | null {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? null : time
}

/** What the launch does next by itself; null when nothing is to be done, or when a problem keeps it from it. */
export function nextDue(launch: Pick<Launch, 'status' | 'startsAt' | 'endsAt' | 'problem'>): Due | null {
  if (launch.problem) return null
  const status = statusOf(launch)
  const dueAt = status === 'scheduled' ? timeOf(launch.startsAt) : status === 'released' ? timeOf(launch.endsAt) : null
  return dueAt === null ? null : { action: status === 'scheduled' ? 'release' : 'end', dueAt }
}

/** Whether the times make sense together; otherwise why not. */
export function timesProblem({ startsAt, endsAt }: Pick<Launch, 'startsAt' | 'endsAt'>): string | null {
  const [start, end] = [timeOf(startsAt), timeOf(endsAt)]
  return start !== null && end !== null && end <= start ? 'The end has to come after the beginning.' : null
}

/** Whether the end has passed already, so that what goes out now would go back at once. */
export function hasEnded({ endsAt }: Pick<Launch, 'endsAt'>, now: number): boolean {
  const end = timeOf(endsAt)
  return end !== null && end <= now
}

/** Whether a time is set at which it can go out by itself. @param now milliseconds since 1970 */
export function isAhead({ startsAt }: Pick<Launch, 'startsAt'>, now: number): boolean {
  const start = timeOf(startsAt)
  return start !== null && start > now
}

/** By how many milliseconds a launch went out after its time; null when it was not released by the site, or in time. */
export function lateness({ wasScheduled, startsAt, releasedAt }: Launch): number | null {
  const [due, released] = [timeOf(startsAt), timeOf(releasedAt)]
  if (!wasScheduled || due === null || released === null || released - due < LATE_MS) return null
  return released - due
}
