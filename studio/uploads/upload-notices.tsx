/** Shows what there is to say about an upload, wherever in the Studio it was. */
import { useToast } from '@sanity/ui/toast'
import { useEffect } from 'react'
import { uploadNotice$ } from './notices.ts'

/** Time in milliseconds to read two sentences and to look for the file. */
const SHOWN_MS = 60_000

export function UploadNotices() {
  const { push } = useToast()
  useEffect(() => {
    const subscription = uploadNotice$.subscribe((notice) => {
      push({ ...notice, closable: true, duration: SHOWN_MS })
    })
    return () => subscription.unsubscribe()
  }, [push])
  return null
}
