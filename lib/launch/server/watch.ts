/**
 * Watches the launches for as long as the process lives, and does what is due. Every instance does so; a lock that they
 * share lets one of them go first, and the transaction itself lets nobody do it twice.
 */

import type { SanityClient } from '@sanity/client'
import { errorMessage, type LogDetails, logError, logWarning } from '@/lib/log'
import { LAUNCH_RETRY } from '@/lib/retries'
import { singleton } from '@/lib/singleton'
import { stateStore } from '@/lib/state/server/stores'
import type { Launch } from '../document'
import { nextDue } from '../due'
import { LAUNCHES } from '../read-launch'
import { isLate, type LaunchOutcome, runLaunch } from './run-launch'

/** For how long an instance may try before another one does, in milliseconds. A killed one holds no longer. */
const LOCK_MS = 2000

/** Milliseconds after which the launches are read again, at most. */
const POLL_MS = 60_000

type Deps = {
  lake: SanityClient
  /** Whether this instance may go first; false while another one does. */
  lock(key: string): Promise<boolean>
  now(): number
  log(event: string, details: LogDetails): void
  logProblem(event: string, details: LogDetails): void
}

type Pending = Pick<Launch, '_id' | 'name' | 'status' | 'startsAt' | 'endsAt' | 'problem'>

/** Those that may do something by themselves. */
const PENDING: string = /* groq */ `${LAUNCHES}[status in ["scheduled", "released"]]{
  _id, name, status, startsAt, endsAt, problem
}`

/** @returns checks all launches and does what is due; resolves with the milliseconds until the next check, never rejects */
export function createLaunchWatch({ lake, lock, now, log, logProblem }: Deps): () => Promise<number> {
  let isFailing = false

  function logOutcome({ _id: id, name }: Pending, outcome: LaunchOutcome): void {
    if (outcome.kind === 'nothing') return
    const { action, dueAt } = outcome.due
    const details = { id, name, action, dueAt: new Date(dueAt).toISOString() }
    if (outcome.kind === 'held') logProblem('launch.held', { ...details, reason: outcome.problem })
    else {
      const lateSeconds = Math.round(outcome.lateMs / 1000)
      log(isLate(outcome.lateMs) ? 'launch.done_late' : 'launch.done', { ...details, lateSeconds })
    }
  }

  /** @returns whether nothing is left to do */
  async function run(launch: Pending, dueAt: number): Promise<boolean> {
    if (!(await lock(`${launch._id} ${launch.status} ${dueAt}`))) return false
    logOutcome(launch, await runLaunch(lake, launch._id, now))
    return true
  }

  /** @returns milliseconds until the next check */
  async function checkLaunches(): Promise<number> {
    const launches = await lake.fetch<Pending[]>(PENDING, {}, { tag: 'launch.watch' })
    let wait = POLL_MS
    for (const launch of launches) {
      const due = nextDue(launch)
      if (!due) continue
      const isDue = due.dueAt <= now()
      if (!isDue) wait = Math.min(wait, due.dueAt - now())
      // What comes next, such as its end, is seen at the next check.
      else wait = Math.min(wait, (await run(launch, due.dueAt)) ? 0 : LAUNCH_RETRY.pauseMs)
    }
    return Math.max(wait, 0)
  }

  return async () => {
    try {
      const wait = await checkLaunches()
      isFailing = false
      return wait
    } catch (error) {
      if (!isFailing) logProblem('launch.unreadable', { reason: errorMessage(error) })
      isFailing = true
      return LAUNCH_RETRY.pauseMs
    }
  }
}

/** Calls back for every change of a launch, and after a lost connection, when changes may have been missed. */
function follow(lake: SanityClient, onChange: () => void): void {
  const options = { includeResult: false, includeAllVersions: true, visibility: 'query', tag: 'launch.watch' } as const
  lake.listen(LAUNCHES, {}, { ...options, events: ['welcome', 'mutation'] }).subscribe({
    next: onChange,
    error: () => setTimeout(() => follow(lake, onChange), POLL_MS).unref(),
  })
}

const isWatching = singleton('watches-launches', () => false)

/**
 * Begins to watch; a second call changes nothing.
 * @param lake null without a token that writes
 */
export function watchLaunches(lake: SanityClient | null): void {
  if (isWatching.get()) return
  isWatching.set(true)
  if (!lake) {
    logWarning('launch.off', { fix: 'Set SANITY_API_WRITE_TOKEN, so that launches go out at their time.' })
    return
  }
  const lock = (key: string) => stateStore('launches').add(key, String(process.pid), LOCK_MS)
  const checkLaunches = createLaunchWatch({ lake, lock, now: Date.now, log: logWarning, logProblem: logError })
  let timer: NodeJS.Timeout | undefined
  let isPolling = false
  let isChanged = false

  async function poll(): Promise<void> {
    isChanged = true
    if (isPolling) return
    isPolling = true
    let wait = 0
    while (isChanged) {
      isChanged = false
      clearTimeout(timer)
      wait = await checkLaunches()
    }
    isPolling = false
    timer = setTimeout(poll, wait).unref()
  }

  void poll()
  follow(lake, poll)
}
