/** Keeping what is typed: not with each letter, but before it can be lost. Browser only. */
import { whenLeft } from './loading'

/** Milliseconds of a pause in typing. */
const PAUSE = 400

/**
 * Calls back after a pause, or whenever the page may end before that.
 * @returns cancels it, for an effect that runs again with what is typed next
 */
export function afterPause(keep: () => void): () => void {
  const timer = setTimeout(keep, PAUSE)
  const listening = new AbortController()
  whenLeft(keep, listening.signal)
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}
