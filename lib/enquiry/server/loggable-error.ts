/** Loggable facts about an error: names and numbers, never its message, which could quote the enquiry. Pure. */
export function loggableError(error: unknown): Record<string, string | number> {
  if (!(error instanceof Error)) return { error: typeof error }
  const details: Record<string, string | number> = { error: error.name }
  if ('reason' in error && typeof error.reason === 'string') details.reason = error.reason
  if ('status' in error && typeof error.status === 'number') details.status = error.status
  if ('code' in error && typeof error.code === 'string') details.code = error.code
  return details
}
