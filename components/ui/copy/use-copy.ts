/**
 * Hook that copies a text to the clipboard. Reports success only after the browser has confirmed it; if it refuses,
 * the text can be offered for manual copying.
 */
import { useEffect, useState } from 'react'

/** Milliseconds for which "Link Copied!" and similar confirmations are shown. */
const COPIED_FOR = 2000

export function useCopy() {
  const [copies, setCopies] = useState(0)
  const [isCopied, setCopied] = useState(false)
  /** The text that the browser refused to copy. */
  const [refused, setRefused] = useState<string | null>(null)

  // Every copy restarts the timer.
  useEffect(() => {
    if (copies === 0) return
    setCopied(true)
    const timer = setTimeout(() => setCopied(false), COPIED_FOR)
    return () => clearTimeout(timer)
  }, [copies])

  /**
   * Must be called first in a click handler: some browsers refuse after any await. Resolves when the result is known;
   * never throws.
   */
  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setRefused(null)
      setCopies((count) => count + 1)
    } catch {
      setRefused(text)
    }
  }

  return { isCopied, refused, copy }
}
