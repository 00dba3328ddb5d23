/**
 * The Content Lake's webhook: its filter, projection and parser.
 *
 * On a hosted project, create a GROQ-powered webhook (manage.sanity.io, project, API, Webhooks) with:
 * - URL: `<origin of the site>/api/revalidate`, method POST
 * - Dataset: the one the site reads
 * - Trigger on: Create, Update and Delete; drafts and versions: off
 * - Filter: WEBHOOK_FILTER; Projection: WEBHOOK_PROJECTION
 * - Secret: the value of SANITY_WEBHOOK_SECRET; API version: v2025-02-19
 *
 * The local Content Lake evaluates the same filter and projection. This file is also run directly by Node.
 */
import { type InferType, object, string } from 'yup'
import { BROKEN_LINKS } from '../../broken-links/document.ts'
import { HELD_ENQUIRIES } from '../../enquiry/held-document.ts'
import { REDIRECT_IMPORT } from '../../routing/redirects/stored-redirect.ts'

/** Types of the site's own counts and of the records of imports, which no page shows and no other dataset wants. */
export const OWN_TYPES: readonly string[] = [BROKEN_LINKS, HELD_ENQUIRIES, REDIRECT_IMPORT]

/** `OWN_TYPES` in GROQ. */
export const OWN_TYPES_LIST = `[${OWN_TYPES.map((type) => `"${type}"`).join(', ')}]`

/** Published documents that editors own. Assets are excluded, because they are immutable. */
export const WEBHOOK_FILTER = /* groq */ `!(_id in path("drafts.**")) && !(_id in path("versions.**")) &&
!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.") && !(_type in ${OWN_TYPES_LIST})`

/**
 * The change, with the path of a page before and after; a page that is offline has none. `before()` is null for a new
 * document and `after()` for a deleted or unpublished one.
 */
export const WEBHOOK_PROJECTION = /* groq */ `{
  "operation": delta::operation(),
  "id": coalesce(after()._id, before()._id),
  "type": coalesce(after()._type, before()._type),
  "previousRev": before()._rev,
  "updatedAt": coalesce(after()._updatedAt, before()._updatedAt),
  "before": { "path": select(before().offline != true => before().path), "voiceId": before().recording.voiceId },
  "after": { "path": select(after().offline != true => after().path), "voiceId": after().recording.voiceId }
}`

/** `path` of a page, and `voiceId` of the voice whose recording a transcript is of; null for other documents. */
const side = object({ path: string().nullable().default(null), voiceId: string().nullable() })

/** Unknown fields are ignored, so that the projection can be extended before the site is. */
export const contentEvent = object({
  /** Unpublishing deletes the published document; publishing over it updates it. */
  operation: string()
    .oneOf(['create', 'update', 'delete'] as const)
    .required(),
  /** Published id. */
  id: string()
    .required()
    .matches(/^(?!drafts\.|versions\.)/, 'id must be that of a published document'),
  type: string().required(),
  /** Revision before the change; null when it is new. */
  previousRev: string().nullable().default(null),
  /** Timestamp of the revision after the change; after a delete, of the last one before it. */
  updatedAt: string().required().datetime(),
  before: side,
  after: side,
})

/** A change of a published document. */
export type ContentEvent = InferType<typeof contentEvent>
