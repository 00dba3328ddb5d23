/** `/api/draft/changes`: event stream that notifies an editor's preview of content changes. */
import { draftClient } from '@/lib/content/client'
import { createChangesHandler, followContent } from '@/lib/draft/changes'
import { isDraftSession } from '@/lib/draft/session'

/** The response is a stream without an end. */
export const config = { api: { bodyParser: false, responseLimit: false, externalResolver: true } }

export default createChangesHandler({
  follow: followContent(draftClient),
  isAllowed: ({ cookies }) => isDraftSession((name) => cookies[name], draftClient),
})
