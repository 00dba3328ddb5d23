/** Shows what there is to say about an upload, wherever in the Studio it was, and each once (B328). */
import { type ToastContextValue, type ToastParams, useToast } from '@sanity/ui/toast'
import { useEffect } from 'react'
import { NOT_UPLOADED } from '../common/language/interface-texts.ts'
import { uploadNotice$ } from './notices.ts'

/** Time in milliseconds to read two sentences and to look for the file. */
const SHOWN_MS = 60_000

/** Time in milliseconds within which Sanity says that the upload has failed. */
const FOLLOWS_WITHIN_MS = 3000

/** Whether a message only repeats that a file was not taken. */
function isRepeated({ title, description }: ToastParams, announced: string): boolean {
  return title === NOT_UPLOADED.title || [title, description].some((text) => String(text ?? '').includes(announced))
}

/**
 * Leaves out what Sanity, or its media library, says after the check has said why. All of the Studio shares this one object, and
 * has no place where a message could be changed.
 * @returns a function that ends it
 */
function leaveOutRepeated(toast: ToastContextValue): () => void {
  const { push } = toast
  let announced: { title: string; at: number } | null = null
  const subscription = uploadNotice$.subscribe(({ status, title, description }) => {
    if (status === 'error') announced = { title, at: performance.now() }
    push({ status, title, description, closable: true, duration: SHOWN_MS })
  })
  toast.push = (params) => {
    const isNew =
      announced === null || performance.now() - announced.at > FOLLOWS_WITHIN_MS || !isRepeated(params, announced.title)
    return isNew ? push(params) : ''
  }
  return () => {
    subscription.unsubscribe()
    toast.push = push
  }
}

export function UploadNotices() {
  const toast = useToast()
  useEffect(() => leaveOutRepeated(toast), [toast])
  return null
}
