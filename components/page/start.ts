/**
 * Starts a public page: the only script that it runs at load. The runtime hydrates the islands that are used; each feature
 * registers what its presses do. Without React, which the build checks (lib/next/core-entry.ts).
 */
import { connectPlayer } from '@/components/audio/player/connect-player'
import { untilAudioStarts } from '@/components/audio/player/until-audio-starts'
import { connectEnquiryDialog } from '@/components/enquiry/dialog/connect-dialog'
import { connectFrame } from '@/components/frame/connect-frame'
import { type Rules, startRuntime } from '@/components/runtime'
import { SECTIONS } from '@/components/sections/registry'
import { connectShortlist } from '@/components/shortlist/connect-shortlist'
import { connectPictures } from '@/components/ui/pictures/fallback'
import type { SectionType } from '@/lib/content/section-types'
import { ISLANDS, isIslandName } from './islands'

function isSectionType(name: string): name is SectionType {
  return Object.hasOwn(SECTIONS, name)
}

function rulesOf(name: string, key: string | undefined): Rules | null {
  if (key !== undefined) return isSectionType(name) ? SECTIONS[name] : null
  return isIslandName(name) ? ISLANDS[name] : null
}

const loadContent = () => import(/* webpackChunkName: "hydrate" */ './content')

/** @returns a function that stops it */
export function startPage(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  connectPlayer(signal)
  connectEnquiryDialog(signal)
  connectFrame(signal)
  connectPictures(signal)
  connectShortlist(signal)
  startRuntime({ rulesOf, loadContent, untilFree: untilAudioStarts }, signal)
  return () => listening.abort()
}
