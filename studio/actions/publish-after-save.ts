/**
 * Guards Publish: a press waits until the last change is saved, checks what was saved, and is made again when it was dropped.
 *
 * Sanity's own wait can end with the errors of an earlier revision: `validation` of its document store pairs the newest revision with
 * the last result, whichever revision that was of. Then the press is lost; and while such errors stand, it cannot be made.
 */
import { useToast } from '@sanity/ui/toast'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  type SanityDocumentLike,
  useDocumentOperation,
  useDocumentOperationEvent,
  useEditState,
  useSyncState,
  useValidationStatus,
  useWorkspace,
  validateDocument,
} from 'sanity'
import { contentOf, isSame } from '../../lib/launch/contents.ts'

type Description = DocumentActionDescription | null

/**
 * Sanity saves once more up to so long after a change, even when everything is saved; a later operation on a document
 * replaces one that has not ended (core/store/document/document-pair/operationEvents.ts), so that it would drop a publish.
 */
const AUTOSAVE_MS = 1000

/**
 * How long Publish has to be refused before it is shown as disabled, in milliseconds. For some hundredths of a second after a
 * change Sanity refuses it for the errors of an earlier revision, and a press in that moment would come to nothing.
 */
const STANDING_MS = 1000

/**
 * How long a publish may be without a result, in milliseconds: on a busy machine such a save comes later, and drops it. Made again,
 * it replaces one that is merely slow, so each may take twice as long as the one before.
 */
const RESULT_MS = 5000

const hasErrors = (markers: readonly { level: string }[]) => markers.some(({ level }) => level === 'error')

/** Whether a condition has held since the first render, or for `STANDING_MS`. */
function useStanding(isSo: boolean): boolean {
  const [isStanding, setStanding] = useState(isSo)
  useEffect(() => {
    if (!isSo) return setStanding(false)
    const timer = setTimeout(() => setStanding(true), STANDING_MS)
    return () => clearTimeout(timer)
  }, [isSo])
  return isSo && isStanding
}

/** Publish that waits until the last change is saved and checked. */
export function usePublishAfterSave(action: DocumentActionComponent, props: DocumentActionProps): Description {
  const { id, type } = props
  const description = action(props)
  const workspace = useWorkspace()
  const { publish } = useDocumentOperation(id, type)
  const { draft, ready: isRead } = useEditState(id, type)
  const { isSyncing } = useSyncState(id, type)
  const { isValidating, revision, validation } = useValidationStatus(draft?._id ?? id, type, true)
  const event = useDocumentOperationEvent(id, type)
  const toast = useToast()
  const [isWanted, setWanted] = useState(false)
  /** What is being published; null when there is a result, or none is waited for. */
  const [sent, setSent] = useState<SanityDocumentLike | null>(null)
  /** How often it has been made since the press. */
  const made = useRef(0)
  const changedAt = useRef(0)
  useEffect(() => {
    if (draft) changedAt.current = Date.now()
  }, [draft])
  const isRefused = useStanding(description?.disabled === true)
  const isChecked = !isSyncing && !isValidating && revision === draft?._rev

  const checkAndPublish = useEffectEvent(async (signal: AbortSignal) => {
    // While Sanity reads the document again it reports no draft.
    if (!draft) return isRead && setWanted(false)
    // Not given up with the signal: what rules read for several documents would end with it.
    const markers = await validateDocument({ document: draft, workspace, environment: 'studio' })
    // Sanity is reading the document again: the press is kept until it has.
    if (signal.aborted || (!hasErrors(markers) && publish.disabled === 'NOT_READY')) return
    setWanted(false)
    if (hasErrors(markers)) {
      toast.push({
        status: 'error',
        title: 'Not published: something in this document has to be put right first',
        description: 'Validation, above the form, lists it.',
      })
    } else if (publish.disabled === false) {
      setSent(draft)
      made.current += 1
      publish.execute()
    } else showNotPublished()
  })

  function showNotPublished(): void {
    toast.push({ status: 'error', title: 'Not published: press Publish again' })
  }

  const handleNoResult = useEffectEvent(() => {
    setSent(null)
    // What has been typed since was not there when Publish was pressed. A late save alone gives the same text a new revision.
    if (draft && sent && isSame(contentOf(sent), contentOf(draft))) setWanted(true)
    else showNotPublished()
  })
  const isPublished = isRead && draft === null
  useEffect(() => {
    if (isPublished || event?.op === 'publish') setSent(null)
  }, [isPublished, event])
  const isSent = sent !== null
  useEffect(() => {
    // While Sanity reads the document again nobody can tell whether it was published.
    if (!isSent || !isRead) return
    const timer = setTimeout(handleNoResult, RESULT_MS * 2 ** (made.current - 1))
    return () => clearTimeout(timer)
  }, [isSent, isRead])

  const savedRevision = draft?._rev
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change while one is checked is checked in its turn
  useEffect(() => {
    if (!isWanted || isSyncing) return
    const controller = new AbortController()
    const start = () =>
      checkAndPublish(controller.signal).catch((error: unknown) => {
        if (controller.signal.aborted) return
        setWanted(false)
        toast.push({
          status: 'error',
          title: 'Not published: the document could not be checked. Press Publish again',
          description: error instanceof Error ? error.message : String(error),
        })
      })
    const timer = setTimeout(start, changedAt.current + AUTOSAVE_MS - Date.now())
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isWanted, isSyncing, isRead, savedRevision, publish.disabled])

  if (!description || !draft) return description
  if (isWanted) {
    return {
      ...description,
      disabled: true,
      label: 'Checking …',
      title: 'It is published once the last change is saved and checked.',
    }
  }
  const isDisabled = description.disabled === true
  // Without permission to publish, the title is an element that says so.
  const isPassing = typeof description.title === 'string' && (!isRefused || (!isChecked && hasErrors(validation)))
  if (publish.disabled !== false || (isDisabled && !isPassing)) return description
  return {
    ...description,
    disabled: false,
    title: isDisabled ? undefined : description.title,
    onHandle: () => {
      made.current = 0
      setWanted(true)
    },
  }
}
