/** Reads when files were uploaded to the Content Lake: the date of a video for search engines. Server only. */
import { errorMessage, logWarning } from '@/lib/log'
import type { UploadDates } from '@/lib/seo/media'
import { publishedClient } from '../content/client'
import { fetchContent } from '../content/fetch-content'
import { UPLOADS_QUERY } from '../content/queries'

/** Upload dates by URL. Optional data: a failure yields none instead of failing the page. */
export async function uploadDates(urls: readonly string[]): Promise<UploadDates> {
  if (urls.length === 0) return {}
  try {
    const files = await fetchContent(publishedClient(), UPLOADS_QUERY, { urls: [...urls] })
    return Object.fromEntries(files.map(({ url, uploadedAt }) => [url, uploadedAt]))
  } catch (error) {
    logWarning('content.uploads_unreadable', { reason: errorMessage(error) })
    return {}
  }
}
