/** Whether an article exists at a path. Server only. */
import { apiClient } from '@/lib/api/server'
import { UpstreamError } from '@/lib/api/server/client'
import { isSystemName } from './paths'

/** Timeout in milliseconds, short because a visitor waits. */
const TIMEOUT_MS = 2000

/** @returns true also when the API does not respond: a possible article wins over a redirect */
export async function isLivePost(systemName: string): Promise<boolean> {
  if (!isSystemName(systemName)) return false
  try {
    await apiClient().read('blogPost', { systemName }, AbortSignal.timeout(TIMEOUT_MS))
    return true
  } catch (error) {
    return !(error instanceof UpstreamError && error.status === 404)
  }
}
