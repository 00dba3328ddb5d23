/** Runs once when the server starts: a wrong configuration stops it here and not at the first visitor. */
import { env } from '@/lib/env'

export async function register(): Promise<void> {
  env()
  // Next asks for this for every kind of server; only Node's has the answers that are watched.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { watchBrokenLinks } = await import('@/lib/broken-links/watch')
    watchBrokenLinks()
  }
}
