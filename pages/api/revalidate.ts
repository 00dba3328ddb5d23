/** Where the Content Lake tells that something has been published. */
import { readDependents, readRevision } from '@/lib/content/changes'
import { watchMaking } from '@/lib/content/makings'
import { refreshRoutes } from '@/lib/content/routes'
import { env } from '@/lib/env'
import { createHandler } from '@/lib/revalidation/handler'

/** The signature is over the raw body. */
export const config = { api: { bodyParser: false } }

export default createHandler({
  secret: () => env().webhookSecret,
  readRevision,
  readDependents,
  refreshRoutes,
  watchMaking,
})
