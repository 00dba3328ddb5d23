/** The names of a lake that is given no others, and the types shared by its modules. */
export const DEFAULT_PROJECT = 'localdemo'
export const DEFAULT_DATASET = 'production'
export const SERVICE = 'local-content-lake'

/** The author of every write, because there is no login. */
export const LOCAL_USER = { id: 'local-editor', displayName: 'Local editor' } as const

/** A stored document; further fields depend on its type. */
export type LakeDocument = Readonly<{ _id: string; _type: string } & Record<string, unknown>>

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isLakeDocument(value: unknown): value is LakeDocument {
  return isRecord(value) && typeof value._id === 'string' && typeof value._type === 'string'
}

/**
 * Whether Sanity accepts a document id: letters, digits, `_`, `-` and `.`, not starting with a dash or a dot, at most
 * 128 characters.
 */
export function isDocumentId(id: string): boolean {
  return /^[a-zA-Z0-9_][a-zA-Z0-9._-]{0,127}$/.test(id) && !id.includes('..')
}

/** Whether Sanity accepts a name of a dataset: lower-case letters, digits, `_` and `-`, at most 64 characters. */
export function isDatasetName(name: string): boolean {
  return /^~?[a-z0-9][a-z0-9_-]{0,63}$/.test(name)
}
