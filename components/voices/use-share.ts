/**
 * Hook that copies the link to a voice, including the voice's region if it is known, because the list filters by a
 * default region.
 */
import { useState } from 'react'
import { type Copying, useCopy } from '@/components/ui/use-copy'
import type { Voice } from '@/lib/api/models'
import { useApi } from '@/lib/api/use-api'
import { shareLink } from '@/lib/voices/links'

export type Share = Pick<Copying, 'isCopied' | 'refused' | 'dismiss'> & {
  /** Looks up the region's id; call it on hover or focus. Without it the link works as well, but is less specific. */
  prepare(): void
  share(): Promise<void>
}

export function useShare(voice: Voice, category: string | null): Share {
  const [isWanted, setWanted] = useState(false)
  const { copy, ...copying } = useCopy()
  const { data: regions } = useApi('voiceRegions', isWanted && voice.region ? {} : null)
  const regionName = voice.region.trim().toLowerCase()
  const region = regions?.find((one) => one.region.trim().toLowerCase() === regionName)
  return {
    ...copying,
    prepare: () => setWanted(true),
    share: () => copy(shareLink(window.location.origin, voice, category, region?.id ?? null)),
  }
}
