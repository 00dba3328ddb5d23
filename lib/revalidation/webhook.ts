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
 * The local Content Lake evaluates the same filter and projection. This file is also run directly by Node, so it
 * imports nothing.
 */

/**
 * Published documents that editors own. Assets are excluded, because they are immutable; so is the list of broken
 * links, which no page shows.
 */
export const WEBHOOK_FILTER = /* groq */ `!(_id in path("drafts.**")) && !(_id in path("versions.**")) &&
!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.") && _type != "brokenLinks"`

/**
 * The change, with the path of a page before and after. `before()` is null for a new document and `after()` for a
 * deleted or unpublished one.
 */
export const WEBHOOK_PROJECTION = /* groq */ `{
  "operation": delta::operation(),
  "id": coalesce(after()._id, before()._id),
  "type": coalesce(after()._type, before()._type),
  "rev": after()._rev,
  "previousRev": before()._rev,
  "updatedAt": coalesce(after()._updatedAt, before()._updatedAt),
  "before": { "path": before().path },
  "after": { "path": after().path }
}`

/** A change of a published document. */
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
  /** Timestamp of that revision (after a delete: of the last one), as ISO 8601. */
  updatedAt: string
  /** `path` of a page; null for other documents. */
  before: { path: string | null }
  after: { path: string | null }
}

/** The payload does not match WEBHOOK_PROJECTION; the message says where. */
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

/** Editors can store anything in a field; anything but text counts as null. */
function pathOf(value: unknown, name: string): { path: string | null } {
  const { path } = fieldsOf(value, name)
  return { path: typeof path === 'string' && path !== '' ? path : null }
}

function operationOf(fields: Fields): ContentEvent['operation'] {
  const { operation } = fields
  if (operation === 'create' || operation === 'update' || operation === 'delete') return operation
  throw new PayloadError('"operation" must be create, update or delete')
}

/**
 * Parses a webhook's JSON. Unknown fields are ignored, so that the projection can be extended before the site is.
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
    before: pathOf(fields.before, '"before"'),
    after: pathOf(fields.after, '"after"'),
  }
}
