/**
 * Structured logging: one JSON object per line on the server, one console call in the browser.
 *
 * An error is logged once, where it is handled. Never log what a visitor typed: no name, phone, e-mail or brief.
 */

import { singleton } from './singleton.ts'

export type LogDetails = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Set by lib/request-id.ts, which runs on the server only. */
export const requestIdOfLog = singleton<() => string | undefined>('request-id-of-log', () => () => undefined)

function write(level: 'warn' | 'error', event: string, details: LogDetails): void {
  if (typeof window === 'undefined')
    console[level](
      JSON.stringify({
        time: new Date().toISOString(),
        level,
        event,
        requestId: requestIdOfLog.get()(),
        ...details,
      }),
    )
  else console[level](event, details)
}

export function logWarning(event: string, details: LogDetails = {}): void {
  write('warn', event, details)
}

export function logError(event: string, details: LogDetails = {}): void {
  write('error', event, details)
}

/** The message of a thrown value, for a log line. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Facts about an error that may be logged: names and numbers, never its message, which could quote an enquiry. */
export function loggableError(error: unknown): Record<string, string | number> {
  if (!(error instanceof Error)) return { error: typeof error }
  const details: Record<string, string | number> = { error: error.name }
  if ('reason' in error && typeof error.reason === 'string') details.reason = error.reason
  if ('status' in error && typeof error.status === 'number') details.status = error.status
  if ('code' in error && typeof error.code === 'string') details.code = error.code
  return details
}
