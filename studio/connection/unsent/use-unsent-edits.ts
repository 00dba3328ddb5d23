/** Keeps the edits of an open document until they are confirmed, and puts those back that a closed window has left behind. */
import { useToast } from '@sanity/ui/toast'
import { useEffect, useEffectEvent, useState } from 'react'
import { BehaviorSubject } from 'rxjs'
import { useDocumentOperation, useDocumentStore } from 'sanity'
import { mutate } from 'swr'
import { textOf } from '../../common/untyped.ts'
import { mergeFields, patchesBetween } from './merge-edits.ts'
import { deleteOrphanedEdit, type Fields, type OrphanedEdit, readOrphanedEdits } from './unsent-store.ts'
import { watchEdits } from './watch-edits.ts'

/** Key of the list of all that was left behind, for SWR. */
export const ORPHANED_EDITS = 'left-behind'

/** Clocks differ, and a lake notes an edit after it was typed: by so many milliseconds. */
const CLOCKS_DIFFER_MS = 5000

type Form = {
  /** Published id. */
  id: string
  type: string
  version: string | undefined
  /** What the form shows. */
  value: unknown
  /** Whether the form can be edited. */
  isReady: boolean
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

export type UnsentQuestion = { editedAt: string; putBack(): void; drop(): void }

/** @returns edits of a closed window after which the document has been changed, so that somebody has to decide; or null */
export function useUnsentEdits({ id, type, version, value, isReady }: Form): UnsentQuestion | null {
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

  function patchesOf(orphan: OrphanedEdit) {
    const current = isFields(value) ? value : {}
    return patchesBetween(current, mergeFields(orphan.base ?? {}, orphan.edited, current))
  }

  function putBack(orphan: OrphanedEdit): void {
    patch.execute(patchesOf(orphan), isFields(value) ? { ...value } : undefined)
    discard(orphan)
    toast.push({ status: 'success', title: 'What you typed before the Studio was closed is back', duration: 10_000 })
  }

  const decide = useEffectEvent((orphan: OrphanedEdit) => {
    const changedAt = Date.parse(textOf(value, '_updatedAt'))
    if (patchesOf(orphan).length === 0) discard(orphan)
    else if (changedAt > Date.parse(orphan.editedAt) + CLOCKS_DIFFER_MS) setUndecided(orphan)
    else putBack(orphan)
  })

  useEffect(() => {
    if (!isReady) return
    let isCurrent = true
    void readOrphanedEdits().then((all) => {
      const own = all.find((orphan) => orphan.id === id && orphan.version === (version ?? null))
      if (own && isCurrent) decide(own)
    })
    return () => {
      isCurrent = false
    }
  }, [id, version, isReady])

  return (
    undecided && {
      editedAt: undecided.editedAt,
      putBack: () => putBack(undecided),
      drop: () => discard(undecided),
    }
  )
}
