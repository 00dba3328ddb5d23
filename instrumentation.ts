/** Runs once when the server starts: a wrong configuration stops it here and not at the first visitor. */
import { env } from '@/lib/env'

export function register(): void {
  env()
}
