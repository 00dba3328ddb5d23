/** Tells an editor's preview when to read the drafts again. */
import { draftClient } from '@/lib/content/client'
import { createChangesHandler, followContent } from '@/lib/draft/changes'

/** The answer does not end by itself. */
export const config = { api: { bodyParser: false, responseLimit: false, externalResolver: true } }

export default createChangesHandler({ follow: followContent(draftClient) })
