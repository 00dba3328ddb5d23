/** Is there an article at an address? Server only. */
import { apiClient } from '@/lib/api/server'
import { UpstreamError } from '@/lib/api/server/client'
import { isSystemName } from './paths'

/** Milliseconds that the API gets: a visitor waits. */
const TIMEOUT_MS = 2000

/** @returns true also when the API does not say: what may stand there wins over a redirect */
export async function isLivePost(systemName: string): Promise<boolean> {
  if (!isSystemName(systemName)) return false
  try {
    await apiClient().read('blogPost', { systemName }, AbortSignal.timeout(TIMEOUT_MS))
    return true
  } catch (error) {
    return !(error instanceof UpstreamError && error.status === 404)
  }
}
