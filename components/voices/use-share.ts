/**
 * Copies the link to a voice. "Link Copied!" is claimed only when the browser says so; where it refuses, the link is offered to be
 * copied by hand (reading A63).
 */
import { useEffect, useRef, useState } from 'react'
import type { Voice } from '@/lib/api/models'
import { useApi } from '@/lib/api/use-api'
import { shareLink } from '@/lib/voices/links'

/** Milliseconds for which "Link Copied!" is shown (specification section 9). */
const COPIED_FOR = 2000

export type Share = {
  isCopied: boolean
  /** The link that the browser would not copy, or null. */
  refused: string | null
  /** Finds out the region's id; call it on the first sign of intent. Without it the link works as well, only wider. */
  prepare(): void
  share(): Promise<void>
  dismiss(): void
}

export function useShare(voice: Voice, category: string | null): Share {
  const [isWanted, setWanted] = useState(false)
  const [copies, setCopies] = useState(0)
  const [isCopied, setCopied] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const isMounted = useRef(false)
  const { data: regions } = useApi('voiceRegions', isWanted && voice.region ? {} : null)
  const regionName = voice.region.trim().toLowerCase()
  const region = regions?.find((one) => one.region.trim().toLowerCase() === regionName)

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  // Every copy is shown for the whole time.
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopied(false), COPIED_FOR)
    return () => clearTimeout(timer)
  }, [copies])

  async function share(): Promise<void> {
    // Copying must be the first thing a press does: some browsers refuse it after any wait.
    const link = shareLink(window.location.origin, voice, category, region?.id ?? null)
    try {
      await navigator.clipboard.writeText(link)
      if (!isMounted.current) return
      setRefused(null)
      setCopied(true)
      setCopies((count) => count + 1)
    } catch {
      if (isMounted.current) setRefused(link)
    }
  }

  return { isCopied, refused, prepare: () => setWanted(true), share, dismiss: () => setRefused(null) }
}
