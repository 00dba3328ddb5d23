/** Releases are documents. */
import { isRecord, type LakeDocument } from '../dataset.ts'

/** Ids of releases begin with this; their documents are versions of others, with ids such as `versions.<release>.<id>`. */
export const RELEASES = '_.releases.'

export const RELEASE_TYPE = 'system.release'

export function releaseDocumentId(releaseId: string): string {
  return `${RELEASES}${releaseId}`
}

/** @returns when a scheduled release is to be published, in milliseconds since 1970; undefined for others */
export function dueTimeOf({ _type, state, publishAt }: LakeDocument): number | undefined {
  if (_type !== RELEASE_TYPE || state !== 'scheduled' || typeof publishAt !== 'string') return undefined
  const time = Date.parse(publishAt)
  return Number.isNaN(time) ? undefined : time
}

/** The ids of the documents that a release had when it was published or archived. */
export function finalIdsOf({ finalDocumentStates }: LakeDocument): string[] {
  const states: unknown[] = Array.isArray(finalDocumentStates) ? finalDocumentStates : []
  return states.flatMap((state) => (isRecord(state) && typeof state.id === 'string' ? [state.id] : []))
}
