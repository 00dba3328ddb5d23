/**
 * SWR's cache with an end: data that nothing on the page uses is dropped after five minutes (specification section 9).
 *
 * SWR itself keeps what it has read for as long as the tab lives; a visitor who listens for an hour would hold every page of voices.
 */
import type { Cache, State } from 'swr'

/** Milliseconds that unused data is kept. */
export const UNUSED_FOR = 5 * 60 * 1000

export class ExpiringCache implements Cache {
  readonly #states = new Map<string, State>()
  readonly #users = new Map<string, number>()
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()

  keys() {
    return this.#states.keys()
  }

  get(key: string): State | undefined {
    return this.#states.get(key)
  }

  set(key: string, state: State): void {
    this.#states.set(key, state)
    if (!this.#users.has(key)) this.#expireLater(key)
  }

  delete(key: string): void {
    this.#states.delete(key)
    this.#stopTimer(key)
  }

  /** A mounted component shows this key. Returns the function that says it no longer does. */
  retain(key: string): () => void {
    this.#stopTimer(key)
    this.#users.set(key, (this.#users.get(key) ?? 0) + 1)
    return () => {
      const users = (this.#users.get(key) ?? 1) - 1
      if (users > 0) {
        this.#users.set(key, users)
        return
      }
      this.#users.delete(key)
      this.#expireLater(key)
    }
  }

  #expireLater(key: string): void {
    this.#stopTimer(key)
    if (typeof window === 'undefined') return
    this.#timers.set(
      key,
      setTimeout(() => this.delete(key), UNUSED_FOR),
    )
  }

  #stopTimer(key: string): void {
    clearTimeout(this.#timers.get(key))
    this.#timers.delete(key)
  }
}
