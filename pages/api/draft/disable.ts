/** Leaves draft mode: `/api/draft/disable?path=/services` redirects back to that page. */
import { createDisableHandler } from '@/lib/draft/http'
import { env } from '@/lib/env'

export default createDisableHandler({ isSecure: env().siteUrl.startsWith('https:') })
