/** The record of an import: undo for a day, a line on the start screen for a week. Pure. */
import type { Mutation } from '@sanity/client'
import { REDIRECT_IMPORT } from '../../../lib/routing/redirects/stored-redirect.ts'
import { mutationsOf, patchOf, type WrittenRedirect } from './import-plan.ts'

export type ImportRecord = {
  _id: string
  /** That of the import's transaction, which all its redirects had then. */
  _rev: string
  /** ISO time. */
  at: string
  /** Name of the file. */
  file: string
  redirects: ImportedRedirect[]
  /** The revision of the import, and the ISO time of its undoing, once it is undone. */
  importRevision?: string
  undoneAt?: string
}

type ImportedRedirect = {
  /** The id of the redirect. */
  _key: string
  source: string | null
  /** Its fields before, as JSON; null for one that the import has made. */
  before: string | null
}

const DAY_MS = 24 * 60 * 60_000

/** Milliseconds for which an import can be undone. */
const UNDO_WINDOW_MS = DAY_MS

/** Milliseconds for which it is known that its redirects came from one file. */
const RECORD_TTL_MS = 7 * DAY_MS

/** Sanity's limit of a transaction, in bytes, less what the client adds to the mutations. */
const MAX_TRANSACTION_BYTES = 4 * 1024 * 1024 - 4096

/** @returns how many files an import has to be divided into, to be written all or nothing; 1 when it fits */
export function transactionsNeeded(mutations: readonly Mutation[]): number {
  return Math.ceil(new Blob([JSON.stringify(mutations)]).size / MAX_TRANSACTION_BYTES)
}

/** GROQ: the imports that can be undone, the newest first, with the revisions that their redirects have now. */
export const PAST_IMPORTS_QUERY = `*[_type == "${REDIRECT_IMPORT}" && at > $since && !defined(undoneAt)] | order(at desc){
  _id, _rev, at, file, redirects,
  "revisions": *[_id in ^.redirects[]._key]{ _id, _rev }
}`

export type ImportRecordNow = ImportRecord & { revisions: { _id: string; _rev: string }[] }

/** The time after which imports can be undone. */
export function since(now: Date): string {
  return new Date(now.getTime() - UNDO_WINDOW_MS).toISOString()
}

/** The mutations of an import with its record, one transaction; older records go. */
export function importMutations(written: readonly WrittenRedirect[], file: string, now: Date): Mutation[] {
  const redirects = written.map(({ id, stored, fields }) => ({
    _key: id,
    source: fields.source,
    before: stored && JSON.stringify(patchOf(stored)),
  }))
  return [
    ...mutationsOf(written),
    {
      create: {
        // The dot makes it private on a hosted project.
        _id: `bowerbird.redirectImport-${crypto.randomUUID()}`,
        _type: REDIRECT_IMPORT,
        at: now.toISOString(),
        file,
        redirects,
      },
    },
    {
      delete: {
        query: `*[_type == "${REDIRECT_IMPORT}" && at <= $since]`,
        params: { since: new Date(now.getTime() - RECORD_TTL_MS).toISOString() },
      },
    },
  ]
}

export type UndoPlan = {
  undone: ImportedRedirect[]
  /** Changed, deleted or imported again since: they stay as they are. */
  left: ImportedRedirect[]
  mutations: Mutation[]
}

/** Fails as a whole when a redirect changes before it is sent. The record stays: the start screen lists the undoing. */
export function planUndo({ _id, _rev, redirects, revisions }: ImportRecordNow, now: Date): UndoPlan {
  const revisionOf = new Map(revisions.map((now) => [now._id, now._rev]))
  const isAsImported = ({ _key }: ImportedRedirect) => revisionOf.get(_key) === _rev
  const undone = redirects.filter(isAsImported)
  const mutations = undone.flatMap(({ _key, before }): Mutation[] => {
    const patch = { id: _key, ifRevisionID: _rev }
    if (before !== null) return [{ patch: { ...patch, ...JSON.parse(before) } }]
    // A deletion cannot name the revision, so a patch without effect does.
    return [{ patch: { ...patch, unset: ['import'] } }, { delete: { id: _key } }]
  })
  return {
    undone,
    left: redirects.filter((redirect) => !isAsImported(redirect)),
    mutations: [
      ...mutations,
      { patch: { id: _id, ifRevisionID: _rev, set: { undoneAt: now.toISOString(), importRevision: _rev } } },
    ],
  }
}
