/** Does what is due for one launch. */
import { LAUNCH_CONFLICT } from '../../retries.ts'
import { blockersOf, uncheckedDocuments } from '../blockers.ts'
import type { Launch } from '../document.ts'
import { type Due, LATE_MS, nextDue } from '../due.ts'
import { commit, hasConflict, type LaunchLake, type LaunchState, launchRefusal, readLaunch } from '../read-launch.ts'
import { titleOfPair } from '../title.ts'
import { backTransaction, type Mutation, releaseTransaction } from '../transactions.ts'

/** `held`: it cannot go out, or back, for a reason that an editor has to look at. */
export type LaunchOutcome =
  | { kind: 'done'; due: Due; lateMs: number }
  | { kind: 'held'; due: Due; problem: string }
  | { kind: 'nothing' }

function problemOf({ launch, pairs, exists }: LaunchState, { action }: Due, now: number): string | null {
  if (action === 'end') return null
  if (launch.endsAt && Date.parse(launch.endsAt) <= now) {
    return 'The site was not running from its beginning to its end, so it did not go out.'
  }
  const blockers = [...blockersOf(launch, pairs, exists), ...uncheckedDocuments(launch, pairs)]
  const [first] = blockers
  if (!first) return null
  const more = blockers.length > 1 ? ` (and ${blockers.length - 1} more)` : ''
  return `${first.documentId ? `${titleOfPair(pairs.get(first.documentId))}: ` : ''}${first.message}${more}`
}

function transactionOf({ launch, pairs }: LaunchState, { action }: Due, now: number): Mutation[] {
  const at = new Date(now).toISOString()
  return action === 'release' ? releaseTransaction(launch, pairs, at, true) : backTransaction(launch, pairs, at, 'end')
}

function hold({ _id: id, _rev: ifRevisionID }: Launch, problem: string): Mutation[] {
  return [{ patch: { id, ifRevisionID, set: { problem } } }]
}

async function tryOnce(lake: LaunchLake, state: LaunchState, due: Due, now: number): Promise<LaunchOutcome> {
  const held = async (problem: string): Promise<LaunchOutcome> => {
    await commit(lake, hold(state.launch, problem))
    return { kind: 'held', due, problem }
  }
  const problem = problemOf(state, due, now)
  if (problem !== null) return held(problem)
  try {
    await commit(lake, transactionOf(state, due, now))
    return { kind: 'done', due, lateMs: Math.max(0, now - due.dueAt) }
  } catch (error) {
    const refusal = launchRefusal(error)
    if (refusal === null) throw error
    return held(refusal)
  }
}

/**
 * Releases a launch whose time has come, or ends it; otherwise nothing. The transaction carries the launch's own status:
 * whoever comes second finds it done, and a process that ends in the middle leaves everything as it was.
 * @param now milliseconds since 1970
 * @throws when the Content Lake does not respond: it is to be tried again
 */
export async function runLaunch(lake: LaunchLake, id: string, now: () => number): Promise<LaunchOutcome> {
  for (let tries = 1; ; tries += 1) {
    const state = await readLaunch(lake, id)
    const due = state && nextDue(state.launch)
    if (!state || !due || due.dueAt > now()) return { kind: 'nothing' }
    try {
      return await tryOnce(lake, state, due, now())
    } catch (error) {
      if (!hasConflict(error) || tries === LAUNCH_CONFLICT.attempts) throw error
    }
  }
}

/** Whether an outcome came so late that it is to be said. */
export function isLate(lateMs: number): boolean {
  return lateMs >= LATE_MS
}
