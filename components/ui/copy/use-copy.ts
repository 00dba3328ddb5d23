/**
 * Hook that copies a text to the clipboard. Reports success only after the browser has confirmed it; if it refuses,
 * the text can be offered for manual copying.
 */
import { useEffect, useState } from 'react'

/** Milliseconds for which "Link Copied!" and similar confirmations are shown. */
const COPIED_FOR = 2000

/**
 * @param text may still be on its way: a browser that takes no promise gets it afterwards, as long as it counts the press as
 *   recent
 */
async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text)
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((ready) => new Blob([ready], { type: 'text/plain' }))
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

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
   * @param text a promise of it must not reject
   */
  async function copy(text: string | Promise<string>): Promise<void> {
    try {
      await write(text)
      setRefused(null)
      setCopies((count) => count + 1)
    } catch {
      setRefused(await text)
    }
  }

  return { isCopied, refused, copy }
}
