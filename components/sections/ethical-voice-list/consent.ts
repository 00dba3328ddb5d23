/** What the artist behind an AI voice has agreed to. Pure. */
import type { Voice } from '@/lib/api/models'
import type { SectionOf } from '@/lib/content/section-types'

type Statements = Pick<SectionOf<'ethicalVoiceList'>, 'consent' | 'consents'>

/** The artist's own statement where editors have written one, found by the booking ref; else the general one with the artist's name. */
export function consentStatement({ consent, consents }: Statements, voice: Pick<Voice, 'pseudonym' | 'code'>): string {
  const code = voice.code.trim().toLowerCase()
  const own = code && consents.find((one) => one.code.trim().toLowerCase() === code)
  return own ? own.text : consent.replaceAll('{name}', () => voice.pseudonym)
}
