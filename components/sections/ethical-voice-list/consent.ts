/** The statement of what the artist behind an AI voice has agreed to. Pure. */
import type { Voice } from '@/lib/api/models'
import type { SectionOf } from '@/lib/content/section-types'

type Statements = Pick<SectionOf<'ethicalVoiceList'>, 'consent' | 'consents'>

/**
 * The artist's own statement, found by the booking ref, if editors have written one; otherwise the general one with
 * the artist's name.
 */
export function consentStatement({ consent, consents }: Statements, voice: Pick<Voice, 'pseudonym' | 'code'>): string {
  const code = voice.code.trim().toLowerCase()
  const own = code && consents.find((one) => one.code.trim().toLowerCase() === code)
  return own ? own.text : consent.replaceAll('{name}', () => voice.pseudonym)
}
