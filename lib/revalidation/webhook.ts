/**
 * The webhook that tells the site what has changed: what the Content Lake sends, and how the site reads it.
 *
 * On a hosted project, make a GROQ-powered webhook (manage.sanity.io, project, API, Webhooks) with:
 * - URL: `<origin of the site>/api/revalidate`, method POST
 * - Dataset: the one the site reads
 * - Trigger on: Create, Update and Delete; drafts and versions: off
 * - Filter: WEBHOOK_FILTER; Projection: WEBHOOK_PROJECTION
 * - Secret: the value of SANITY_WEBHOOK_SECRET; API version: v2025-02-19
 *
 * The local Content Lake evaluates the same two texts. This file is run directly by Node as well, so it imports nothing.
 */

/**
 * Published documents that editors own. Assets never change once they are uploaded, and the pages that show them do; the list of broken
 * links is the site's own and on no page.
 */
export const WEBHOOK_FILTER = /* groq */ `!(_id in path("drafts.**")) && !(_id in path("versions.**")) &&
!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.") && _type != "brokenLinks"`

/**
 * What has changed, before and after. `before()` is null for a new document and `after()` for a deleted or unpublished one;
 * the fields are those that decide about addresses: `path` of pages, `source` of redirects.
 */
export const WEBHOOK_PROJECTION = /* groq */ `{
  "operation": delta::operation(),
  "id": coalesce(after()._id, before()._id),
  "type": coalesce(after()._type, before()._type),
  "rev": after()._rev,
  "previousRev": before()._rev,
  "updatedAt": coalesce(after()._updatedAt, before()._updatedAt),
  "before": { "path": before().path, "source": before().source },
  "after": { "path": after().path, "source": after().source }
}`

/** The fields of a document that decide about addresses. */
export type Addresses = { path: string | null; source: string | null }

/** A published document has changed. */
export type ContentEvent = {
  /** Unpublishing deletes the published document; publishing over it updates it. */
  operation: 'create' | 'update' | 'delete'
  /** Published id. */
  id: string
  type: string
  /** Revision after the change; null after a delete. */
  rev: string | null
  /** Revision before the change; null when it is new. */
  previousRev: string | null
  /** When that revision (after a delete: the last one) was made, as ISO 8601. */
  updatedAt: string
  before: Addresses
  after: Addresses
}

/** The payload is not what WEBHOOK_PROJECTION makes; the message says where. */
export class PayloadError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PayloadError'
  }
}

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new PayloadError(`${name} must be an object`)
  }
  return { ...value }
}

function text(fields: Fields, name: string): string {
  const value = fields[name]
  if (typeof value !== 'string' || value === '') throw new PayloadError(`"${name}" must be a text that is not empty`)
  return value
}

function optionalText(fields: Fields, name: string): string | null {
  return fields[name] === null || fields[name] === undefined ? null : text(fields, name)
}

/** An editor can store anything in a field; what is no text decides about no address. */
function addresses(value: unknown, name: string): Addresses {
  const { path, source } = fieldsOf(value, name)
  return {
    path: typeof path === 'string' && path !== '' ? path : null,
    source: typeof source === 'string' && source !== '' ? source : null,
  }
}

function operationOf(fields: Fields): ContentEvent['operation'] {
  const { operation } = fields
  if (operation === 'create' || operation === 'update' || operation === 'delete') return operation
  throw new PayloadError('"operation" must be create, update or delete')
}

/**
 * Reads the JSON of a webhook. Unknown fields are ignored, so that the projection may grow before the site does.
 * @throws PayloadError
 */
export function parseContentEvent(payload: unknown): ContentEvent {
  const fields = fieldsOf(payload, 'The payload')
  const operation = operationOf(fields)
  const id = text(fields, 'id')
  if (/^(drafts|versions)\./.test(id)) throw new PayloadError('"id" must be that of a published document')
  const rev = optionalText(fields, 'rev')
  if (operation !== 'delete' && rev === null) throw new PayloadError('"rev" is missing')
  const updatedAt = text(fields, 'updatedAt')
  if (Number.isNaN(Date.parse(updatedAt))) throw new PayloadError('"updatedAt" must be a date and time')
  return {
    operation,
    id,
    type: text(fields, 'type'),
    rev,
    previousRev: optionalText(fields, 'previousRev'),
    updatedAt,
    before: addresses(fields.before, '"before"'),
    after: addresses(fields.after, '"after"'),
  }
}
