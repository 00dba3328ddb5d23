/** When to store what is being typed: not with each letter, but before it can be lost. Browser only. */
import { whenLeft } from './loading'

/** Milliseconds of a pause in typing. */
const PAUSE = 400

/**
 * Calls back after a pause, or as soon as the page is left or hidden.
 * @returns cancels it, for an effect that runs again with what is typed next
 */
export function afterPause(callback: () => void): () => void {
  const timer = setTimeout(callback, PAUSE)
  const listening = new AbortController()
  whenLeft(callback, listening.signal)
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}
