/** Writes errors that Next itself reports as one JSON line each, as the site does. Server only. */
import { format } from 'node:util'
import { logError } from './log'

/** The longest text of an error, stack included. */
const MAX_LENGTH = 2000

/** Call once, when the server starts. */
export function logNextErrors(): void {
  const write = console.error
  console.error = (...given: unknown[]) => {
    const [first] = given
    if (given.length === 1 && typeof first === 'string' && first.startsWith('{')) write(first)
    else logError('next.error', { reason: format(...given).slice(0, MAX_LENGTH) })
  }
}
