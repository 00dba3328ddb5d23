/** Derives the events of a release for the Studio's list of its activity, from the states of its document. */
import { RELEASE_TYPE, releaseDocumentId } from '../actions/release-document.ts'
import type { LakeDocument } from '../dataset.ts'
import type { Store } from '../store/store.ts'

export type ReleaseEvent = Readonly<{ type: string; timestamp: string; author: string; releaseName: string }> &
  Readonly<Record<string, unknown>>

/** @returns newest first */
export function listReleaseEvents({ log }: Store, releaseId: string): ReleaseEvent[] {
  const id = releaseDocumentId(releaseId)
  let before: LakeDocument | undefined
  const events: ReleaseEvent[] = []
  for (const { sequence } of log.revisionsOf(id)) {
    const after = log.documentAt(id, sequence)
    const head = log.head(sequence)
    const kind = after?._type === RELEASE_TYPE ? kindOf(before, after) : undefined
    if (head !== undefined && kind !== undefined) {
      const { timestamp, author } = head
      events.push({ ...kind, timestamp, author, releaseName: releaseId })
    }
    before = after
  }
  return events.reverse()
}

function kindOf(before: LakeDocument | undefined, after: LakeDocument) {
  if (before === undefined) return { type: 'createRelease' }
  if (before.state === after.state) return undefined
  if (after.state === 'scheduled') return { type: 'scheduleRelease', publishAt: after.publishAt }
  if (after.state === 'published') return { type: 'publishRelease' }
  if (after.state === 'archived') return { type: 'archiveRelease' }
  return { type: before.state === 'archived' ? 'unarchiveRelease' : 'unscheduleRelease' }
}
