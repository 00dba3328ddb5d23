/** `/api/draft/changes`: event stream that notifies an editor's preview of content changes. */

/** The response is a stream without an end. */
export const config = { api: { bodyParser: false, responseLimit: false, externalResolver: true } }

export { streamChanges as default } from '@/lib/draft/server/changes'
