/** Validation of the voices that a section shows. What the booking system cannot be asked about is not reported. */
import type { ValidationContext } from 'sanity'
import type { Voice } from '../../lib/api/models.ts'
import { LOOKUPS, readCatalogue, type VoiceLookup } from '../voices/catalogue.ts'
import { isKind, textOf } from './parent.ts'

/** All voices of the booking system, if they are known. */
type Catalogue = readonly Pick<Voice, 'id'>[] | null | undefined

type Problem = { message: string; path: { _key: string }[] }

/** A voice as editors know it, such as "Flint (BB-102)". */
export function voiceName(item: unknown): string {
  const name = textOf(item, 'name') || textOf(item, 'voiceId')
  return textOf(item, 'code') ? `${name} (${textOf(item, 'code')})` : name
}

function problemOf(item: unknown, message: string): Problem {
  return { message, path: [{ _key: textOf(item, '_key') }] }
}

/** Reports an empty list where it is shown, and voices that stand in it twice. */
export function checkChosenVoices(
  value: readonly unknown[] | undefined,
  { parent }: Pick<ValidationContext, 'parent'>,
): true | string | Problem[] {
  if (!isKind(parent, 'chosen')) return true
  const items = value ?? []
  if (items.length === 0) return 'Choose at least one voice.'
  const ids = items.map((item) => textOf(item, 'voiceId'))
  return items
    .filter((item, index) => ids.indexOf(textOf(item, 'voiceId')) < index)
    .map((item) => problemOf(item, `${voiceName(item)} stands here twice.`))
}

/** The chosen voices that the booking system no longer has; none while it cannot be asked. */
export function missingVoices(items: readonly unknown[], catalogue: Catalogue): readonly unknown[] {
  if (!catalogue) return []
  const known = new Set(catalogue.map(({ id }) => String(id)))
  return items.filter((item) => !known.has(textOf(item, 'voiceId')))
}

/** Warns of the chosen voices that the booking system no longer has. */
export async function checkNoneMissing(
  value: readonly unknown[] | undefined,
  { parent }: Pick<ValidationContext, 'parent'>,
): Promise<true | Problem[]> {
  if (!isKind(parent, 'chosen')) return true
  return missingVoices(value ?? [], await readCatalogue()).map((item) =>
    problemOf(item, `${voiceName(item)} is no longer in the booking system, so visitors do not see this voice.`),
  )
}

/** Reports an id that the booking system's list does not have. */
export function checkLookup(lookup: VoiceLookup) {
  return async (id: number | undefined): Promise<true | string> => {
    const entries = id === undefined ? null : await LOOKUPS[lookup]()
    return (
      !entries || entries.some((entry) => entry.id === id) || 'The booking system no longer has this. Choose again.'
    )
  }
}
