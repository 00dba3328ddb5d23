/** The part of the core that handles events, for components that are rendered without islands. */
import { type ReactNode, useEffect } from 'react'
import { player } from '@/components/audio/player/player'
import { listen } from '@/components/core/events/dispatcher'
import { enquiryDialog } from '@/components/enquiry/dialog/enquiry-dialog'
import { keepOneSound } from '@/lib/audio/silence-others'

/** Presses play samples and open the enquiry dialog; the player is idle again after each test. */
export function Core({ children }: { children: ReactNode }) {
  useEffect(keepOneSound, [])
  useEffect(() => {
    const listening = new AbortController()
    listen(listening.signal)
    return () => listening.abort()
  }, [])
  useEffect(() => player.stop, [])
  return children
}

/** The dialog's history entry is left in a later task. */
afterEach(async () => {
  if (!enquiryDialog.opening()) return
  const isLeft = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  enquiryDialog.close()
  await isLeft
})
