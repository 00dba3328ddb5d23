/** What keeps a launch from going out. Pure. */
import { type Fields, isFields, type Pair } from './contents.ts'
import { documentIds, type Launch } from './document.ts'
import { timesProblem } from './due.ts'
import type { Pairs } from './transactions.ts'

export type Blocker = {
  /** Null for the launch as a whole. */
  documentId: string | null
  message: string
}

/** Ids of the documents that a value refers to strongly; of those that become strong when it is published, too. */
export function strongTargets(value: unknown): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...strongTargets(item)]))
  if (!isFields(value)) return new Set()
  const within = Object.values(value).flatMap((field) => [...strongTargets(field)])
  return new Set(isStrong(value) ? [String(value._ref), ...within] : within)
}

function isStrong(value: Fields): boolean {
  return typeof value._ref === 'string' && (value._weak !== true || isFields(value._strengthenOnPublish))
}

/** Whether the draft is missing because somebody has published it since it was checked: its changes are out. */
function alreadyPublished(id: string, { published, draft }: Pair, { checks = [] }: Pick<Launch, 'checks'>): boolean {
  const check = checks.find(({ _key }) => _key === id)
  return check !== undefined && !draft && published !== null && published._rev !== check.publishedRevision
}

/**
 * What keeps the drafts of a launch from going out, without what the rules of the Studio say of each.
 * @param exists whether a document is published that the launch does not hold
 */
export function blockersOf(launch: Launch, pairs: Pairs, exists: (id: string) => boolean): Blocker[] {
  const ids = documentIds(launch)
  const times = timesProblem(launch)
  if (ids.length === 0) return [{ documentId: null, message: 'There is nothing in this launch yet.' }]
  const isThere = (id: string) => Boolean(pairs.get(id)?.draft ?? pairs.get(id)?.published) || exists(id)
  const ofDocuments = ids.flatMap((documentId): Blocker[] => {
    const pair = pairs.get(documentId)
    if (!pair?.draft && !pair?.published) return [{ documentId, message: 'It has been deleted.' }]
    if (!pair.draft) {
      if (alreadyPublished(documentId, pair, launch)) return []
      return [{ documentId, message: 'It has no unpublished changes: change it, or take it out of this launch.' }]
    }
    const missing = [...strongTargets(pair.draft)].filter((id) => !isThere(id))
    return missing.map((id) => ({
      documentId,
      message: `It refers to something that is not published (${id}). Publish that first, or add it to this launch.`,
    }))
  })
  return [...(times ? [{ documentId: null, message: times }] : []), ...ofDocuments]
}

/** Documents whose draft the Studio has not validated as it is now, or with problems: at its time nobody else can. */
export function uncheckedDocuments({ checks = [], ...launch }: Launch, pairs: Pairs): Blocker[] {
  return documentIds(launch).flatMap((documentId): Blocker[] => {
    const draft = pairs.get(documentId)?.draft
    if (!draft) return []
    const check = checks.find(({ _key }) => _key === documentId)
    if (check?.draftRevision !== draft._rev) {
      return [{ documentId, message: 'It was changed, and no Studio was open to check it.' }]
    }
    return check.problems === 0 ? [] : [{ documentId, message: 'It is not ready to publish.' }]
  })
}
