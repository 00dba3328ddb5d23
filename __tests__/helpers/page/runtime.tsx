/** The part of a page's script that handles presses, for components that are rendered without islands. */
import { type ReactNode, useEffect } from 'react'
import { connectPlayback } from '@/components/audio/player/play'
import { player } from '@/components/audio/player/player'
import { connectEnquiryDialog } from '@/components/enquiry/dialog/connect-dialog'
import { closeDialog, openedSession } from '@/components/enquiry/dialog/enquiry-dialog'
import { getTexts, setTexts } from '@/components/enquiry/drafts/store'
import { listenForPresses } from '@/components/runtime/presses'
import { keepOneSound } from '@/lib/audio/silence-others'

/** Presses play samples and open the enquiry dialog; the player is idle again after each test. */
export function Core({ children }: { children: ReactNode }) {
  useEffect(keepOneSound, [])
  useEffect(() => {
    const listening = new AbortController()
    connectPlayback(listening.signal)
    connectEnquiryDialog(listening.signal)
    listenForPresses(async () => {}, listening.signal)
    return () => listening.abort()
  }, [])
  useEffect(() => player.stop, [])
  return children
}

/** Empties the store of enquiries, as at the start of a visit. */
export function clearEnquiry(): void {
  setTexts(Object.fromEntries(Object.keys(getTexts()).map((key) => [key, ''])))
}

/** The dialog's history entry is left in a later task. */
afterEach(async () => {
  if (!openedSession()) return
  const isLeft = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  closeDialog()
  await isLeft
})
