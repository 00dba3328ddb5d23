/** The one project and dataset this lake holds, and the shapes all of its parts share. */
export const PROJECT_ID = 'localdemo'
export const DATASET = 'production'
export const SERVICE = 'bowerbird-local-content-lake'

/** Whoever uses this lake: there is no login, so every write is this user's. */
export const LOCAL_USER = { id: 'local-editor', displayName: 'Local editor' } as const

/** A document as it is stored. What else it holds is the editors' business. */
export type LakeDocument = Readonly<{ _id: string; _type: string } & Record<string, unknown>>

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isLakeDocument(value: unknown): value is LakeDocument {
  return isRecord(value) && typeof value._id === 'string' && typeof value._type === 'string'
}

/** What Sanity accepts as a document id: letters, digits, `_`, `-` and `.`, not first a dash or a dot, 128 at most. */
export function isDocumentId(id: string): boolean {
  return /^[a-zA-Z0-9_][a-zA-Z0-9._-]{0,127}$/.test(id) && !id.includes('..')
}
