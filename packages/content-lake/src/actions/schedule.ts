/** Publishes scheduled releases in time. */
import type { Clock } from '../clock.ts'
import type { Store } from '../store/store.ts'
import { runSteps } from '../transactions/run.ts'
import { actionStep } from './actions.ts'
import { dueTimeOf, RELEASES } from './release-document.ts'

/** Longest wait before the releases are looked at again: a computer that has slept changes what is due. */
const MAX_WAIT_MS = 60_000

/** Wait after a failure, in milliseconds. */
const RETRY_MS = 1000

/**
 * Publishes what is due now, such as after a restart, and later in time. A release that cannot be published is active again,
 * with the reason in `error`.
 * @returns the function that ends it
 */
export function startSchedule(store: Store, clock: Clock): () => void {
  let timer: NodeJS.Timeout | undefined

  function scheduled(): { id: string; due: number }[] {
    return store.idsWith(RELEASES).flatMap((id) => {
      const release = store.document(id)
      const due = release && dueTimeOf(release)
      return due === undefined ? [] : [{ id, due }]
    })
  }

  function plan(leastMs = 0): void {
    clearTimeout(timer)
    const next = Math.min(...scheduled().map(({ due }) => due - clock.now()), MAX_WAIT_MS)
    timer = setTimeout(check, Math.max(next, leastMs))
    timer.unref()
  }

  function check(): void {
    try {
      for (const { id, due } of scheduled()) if (due <= clock.now()) publish(store, id)
      plan()
    } catch (error) {
      console.error(error)
      plan(RETRY_MS)
    }
  }

  const endCommits = store.onCommit(({ changes }) => {
    if (changes.some(({ id }) => id.startsWith(RELEASES))) plan()
  })
  const endClock = clock.onSet(check)
  plan()
  return () => {
    endCommits()
    endClock()
    clearTimeout(timer)
  }
}

function publish(store: Store, id: string): void {
  const action = { actionType: 'sanity.action.release.publish', releaseId: id.slice(RELEASES.length) }
  try {
    runSteps(store, 'actionError', [action], actionStep, {})
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(`The scheduled release ${id} cannot be published: ${message}`)
    const patch = { id, set: { state: 'active', error: { message } }, unset: ['publishAt'] }
    store.commit({ mutations: [{ patch }] })
  }
}
