/** What a migration of content is. */

export type StoredDocument = { _id: string; _type: string }

/** New values of a document's fields. */
export type Changes = { set?: Readonly<Record<string, unknown>> }

/** Pure, and without effect on a document that it has changed already. */
export type Migration = (document: StoredDocument) => Changes
