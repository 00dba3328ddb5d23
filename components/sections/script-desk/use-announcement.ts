/** Hook with the result for screen readers: said once, when typing has paused. */
import { useEffect, useState } from 'react'

/** Milliseconds. */
const PAUSE = 1200

/** @param message what is to be said; empty for nothing */
export function useAnnouncement(message: string): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(message), PAUSE)
    return () => clearTimeout(timer)
  }, [message])
  return said
}
