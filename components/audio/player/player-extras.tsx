/** Loaded after the first Play: Media Session controls, computed waveforms and the now-playing bar. */
import { useEffect } from 'react'
import { mountAtEnd } from '@/components/island/mount'
import { connectMediaSession } from '@/lib/audio/media-session'
import { useSettings } from '@/lib/contexts/page-context'
import type { PageProps } from '@/lib/page/props'
import { useMissingPeaks } from '../use-missing-peaks'
import { NowPlaying } from './now-playing'
import { player } from './player'

/** The site's icons, of which the operating system picks the size it needs. */
const ARTWORK = [
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
] as const

export function PlayerExtras() {
  const { brandName } = useSettings()

  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    return connectMediaSession(player, navigator.mediaSession, { album: brandName, artwork: ARTWORK })
  }, [brandName])

  useMissingPeaks()

  return <NowPlaying />
}

/** Adds them to the page, in a React root of their own. */
export function showPlayerExtras(page: PageProps): void {
  mountAtEnd(<PlayerExtras />, page)
}
