/** Webhook of the Content Lake: revalidates the pages affected by a published change. */

import { env } from '@/lib/env'
import { renderedOnDemand } from '@/lib/next/rendered-pages'
import { sharedPages } from '@/lib/page-cache/server/shared-pages'
import { createHandler } from '@/lib/revalidation/server/handler'
import { readDependents, readRevision } from '@/lib/revalidation/server/read-changes'
import { isRenderedOnDemand } from '@/lib/routing/api-paths'
import { refreshRoutes } from '@/lib/routing/server/routes'

/** The signature covers the raw body. */
export const config = { api: { bodyParser: false } }

export default createHandler({
  secret: () => env().webhookSecret,
  readRevision,
  readDependents,
  renderedApiPages: async () => {
    const others = (sharedPages()?.paths() ?? []).filter(isRenderedOnDemand)
    return Array.from(new Set([...(await renderedOnDemand(isRenderedOnDemand)), ...others]))
  },
  refreshRoutes,
})
