/** Keeps the edits of an open document until they are confirmed, and puts those back that a closed window has left behind. */
import { useToast } from '@sanity/ui/toast'
import { useEffect, useEffectEvent, useState } from 'react'
import { BehaviorSubject } from 'rxjs'
import { useDocumentOperation, useDocumentStore } from 'sanity'
import { mutate } from 'swr'
import { isFields } from '../../../lib/launch/contents.ts'
import { type CompiledType, textOf } from '../../common/untyped.ts'
import { type PendingField, patchOf, pendingFields } from './pending-fields.ts'
import { deleteOrphanedEdit, type OrphanedEdit, readOrphanedEdits, storeDecided } from './unsent-store.ts'
import { watchEdits } from './watch-edits.ts'

/** Key of the list of all that was left behind, for SWR. */
export const ORPHANED_EDITS = 'left-behind'

/** Clocks differ, and a lake notes an edit after it was typed: by so many milliseconds. */
const CLOCKS_DIFFER_MS = 5000

type Form = {
  /** Published id. */
  id: string
  schemaType: CompiledType
  version: string | undefined
  /** What the form shows. */
  value: unknown
  /** Whether the form can be edited. */
  isReady: boolean
}

export type UnsentQuestion = {
  editedAt: string
  /** Those that nobody has decided yet. */
  fields: readonly PendingField[]
  putBack(fields: readonly PendingField[]): void
  leave(fields: readonly PendingField[]): void
}

/** @returns edits of a closed window after which the document has been changed, so that somebody has to decide; or null */
export function useUnsentEdits({ id, schemaType, version, value, isReady }: Form): UnsentQuestion | null {
  const type = schemaType.name
  const store = useDocumentStore()
  const toast = useToast()
  const { patch } = useDocumentOperation(id, type, version)
  const [undecided, setUndecided] = useState<OrphanedEdit | null>(null)

  useEffect(() => {
    const isOpen = new BehaviorSubject(true)
    watchEdits(store, { id, type, version: version ?? null }, isOpen)
    return () => isOpen.next(false)
  }, [store, id, type, version])

  function discard(orphan: OrphanedEdit): void {
    deleteOrphanedEdit(orphan)
    setUndecided(null)
    void mutate(ORPHANED_EDITS)
  }

  function putBack(fields: readonly PendingField[]): void {
    patch.execute(fields.map(patchOf), isFields(value) ? { ...value } : undefined)
  }

  const start = useEffectEvent((orphan: OrphanedEdit) => {
    const fields = pendingFields(schemaType, orphan, value)
    const changedAt = Date.parse(textOf(value, '_updatedAt'))
    if (fields.length > 0 && changedAt > Date.parse(orphan.editedAt) + CLOCKS_DIFFER_MS) {
      setUndecided(orphan)
      return
    }
    if (fields.length > 0) {
      putBack(fields)
      toast.push({ status: 'success', title: 'What you typed before the Studio was closed is back', duration: 10_000 })
    }
    discard(orphan)
  })

  useEffect(() => {
    if (!isReady) return
    let isCurrent = true
    void readOrphanedEdits().then((all) => {
      const own = all.find((orphan) => orphan.id === id && orphan.version === (version ?? null))
      if (own && isCurrent) start(own)
    })
    return () => {
      isCurrent = false
    }
  }, [id, version, isReady])

  // Anew with each change, so that what is put back fits the document as it is then.
  const fields = undecided ? pendingFields(schemaType, undecided, value) : []
  if (!undecided || fields.length === 0) return null

  function leave(chosen: readonly PendingField[]): void {
    if (!undecided) return
    if (fields.every((field) => chosen.includes(field))) discard(undecided)
    else setUndecided(storeDecided(undecided, chosen))
  }

  return {
    editedAt: undecided.editedAt,
    fields,
    leave,
    putBack(chosen) {
      putBack(chosen)
      leave(chosen)
    },
  }
}
