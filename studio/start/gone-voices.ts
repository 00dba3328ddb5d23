/** Which sections show fewer voices than an editor has chosen, because voices have left the booking system. Pure. */
import type { VoiceSections } from './overview.ts'

export type GoneVoices = Pick<VoiceSections, 'id' | 'type' | 'title'> & {
  heading: string
  left: number
  chosen: number
}

/** @param voiceIds ids of all voices of the booking system */
export function goneVoices(pages: readonly VoiceSections[], voiceIds: ReadonlySet<string>): GoneVoices[] {
  return pages.flatMap(({ sections, ...page }) =>
    sections.flatMap(({ heading, voiceIds: chosen }) => {
      const left = chosen.filter((id) => voiceIds.has(id)).length
      return left < chosen.length ? [{ ...page, heading, left, chosen: chosen.length }] : []
    }),
  )
}
