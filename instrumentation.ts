/**
 * Runs once at server start: validates the configuration, so that an invalid one stops the server before the first
 * request, and lets a stopping server finish its work.
 */
import { env } from '@/lib/env'

export async function register(): Promise<void> {
  env()
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NODE_ENV === 'production') {
    const { drainOnSigterm } = await import('@/lib/lifecycle/draining')
    drainOnSigterm()
  }
}
