/**
 * The document of a launch: documents whose drafts go out together. Shared by the Studio, where it is written, and the
 * site, which releases it at its time. Pure; also run directly by Node.
 *
 * It is only ever a draft: it stays private where published documents are public, and calls no webhook.
 */

export const LAUNCH = 'launch'

/** The id of a launch as it is stored. @param id with or without `drafts.` */
export function launchId(id: string): string {
  return id.startsWith('drafts.') ? id : `drafts.${id}`
}

const PERSPECTIVE = /^launch\.([A-Za-z0-9_-]{1,64})$/

/** The perspective of a preview that shows the drafts of a launch and no others. @param id with or without `drafts.` */
export function launchPerspective(id: string): string {
  return `launch.${id.replace(/^drafts\./, '')}`
}

/** The id of the launch in a perspective; null for another perspective. */
export function launchInPerspective(perspective: unknown): string | null {
  return typeof perspective === 'string' ? (PERSPECTIVE.exec(perspective)?.[1] ?? null) : null
}

/**
 * `preparing`: nothing happens by itself. `scheduled`: goes out at `startsAt`. `released`: is out, and goes back at
 * `endsAt`. `ended`: has gone back at its end. `undone`: has been put back by an editor, and can be released again.
 */
const LAUNCH_STATUSES = ['preparing', 'scheduled', 'released', 'ended', 'undone'] as const

export type LaunchStatus = (typeof LAUNCH_STATUSES)[number]

/** A released document: what it was, and what has replaced it. Contents are JSON, so that they hold no references. */
export type StoredChange = {
  _key: string
  documentId: string
  documentType: string
  /** Null when there was none. */
  before: string | null
  after: string
}

/** The revisions of a document in which the Studio has validated it. */
export type StoredCheck = {
  /** Id of the document. */
  _key: string
  draftRevision: string | null
  publishedRevision: string | null
  /** Number of problems that keep it from being published. */
  problems: number
}

export type Launch = {
  _id: string
  _rev: string
  name?: string
  documents?: { _key: string; _ref?: string }[]
  /** ISO times. */
  startsAt?: string
  endsAt?: string
  status?: LaunchStatus
  /** Why it did not go out or back at its time. */
  problem?: string
  releasedAt?: string
  endedAt?: string
  undoneAt?: string
  /** Whether the site has released it at its time, and not an editor. */
  wasScheduled?: boolean
  changes?: StoredChange[]
  checks?: StoredCheck[]
  /** What was changed by others after the release, and was not put back: ids of documents. */
  leftAlone?: string[]
}

/** The status of a launch, which a new one does not have yet. */
export function statusOf({ status }: { status?: unknown }): LaunchStatus {
  return LAUNCH_STATUSES.find((one) => one === status) ?? 'preparing'
}

/** Published ids of the documents of a launch, each once. */
export function documentIds({ documents = [] }: Pick<Launch, 'documents'>): string[] {
  return [...new Set(documents.flatMap(({ _ref }) => (_ref ? [_ref.replace(/^drafts\./, '')] : [])))]
}
