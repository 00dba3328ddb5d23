/**
 * Copies a text to the clipboard. That it was copied is claimed only when the browser says so; where it refuses, the text can be offered
 * to be copied by hand (reading A63).
 */
import { useEffect, useRef, useState } from 'react'

/** Milliseconds for which "Link Copied!" and its like are shown (specification section 9). */
const COPIED_FOR = 2000

export type Copying = {
  isCopied: boolean
  /** The text that the browser would not copy, or null. */
  refused: string | null
  /** Must be the first thing a press does: some browsers refuse it after any wait. Resolves when it is known how it went; never throws. */
  copy(text: string): Promise<void>
  dismiss(): void
}

export function useCopy(): Copying {
  const [copies, setCopies] = useState(0)
  const [isCopied, setCopied] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const isMounted = useRef(false)

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  // Every copy is shown for the whole time.
  useEffect(() => {
    if (copies === 0) return
    setCopied(true)
    const timer = setTimeout(() => setCopied(false), COPIED_FOR)
    return () => clearTimeout(timer)
  }, [copies])

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      if (!isMounted.current) return
      setRefused(null)
      setCopies((count) => count + 1)
    } catch {
      if (isMounted.current) setRefused(text)
    }
  }

  return { isCopied, refused, copy, dismiss: () => setRefused(null) }
}
