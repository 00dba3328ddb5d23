/** Writes errors that Next itself reports as one JSON line each, as the site does. */
import { format, stripVTControlCharacters } from 'node:util'
import { logError } from '../../log.ts'

/** The longest text of an error, stack included. */
const MAX_LENGTH = 2000

/** What Next reports, without colours and its mark. */
function reasonOf(reported: readonly unknown[]): string {
  return stripVTControlCharacters(format(...reported))
    .replace(/^[\s⨯]+/, '')
    .slice(0, MAX_LENGTH)
}

/** Call once, when the server starts. */
export function logNextErrors(): void {
  const write = console.error
  // Next reports an error of a render twice.
  const logged = new WeakSet<Error>()
  console.error = (...reported: unknown[]) => {
    const [first] = reported
    if (reported.length === 1 && typeof first === 'string' && first.startsWith('{')) return write(first)
    const error = reported.find((value) => value instanceof Error)
    if (error && logged.has(error)) return
    if (error) logged.add(error)
    logError('next.error', { reason: reasonOf(reported) })
  }
}
