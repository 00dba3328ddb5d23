/**
 * Runs once at server start: validates the configuration, so that an invalid one stops the server before the first
 * request.
 */
import { env } from '@/lib/env'

export function register(): void {
  env()
}
