/** The document "Facts": what stands in several texts, and the name of each fact. Pure. */
import type { StoredClosedDay } from './closed-days.ts'
import { type Facts, fillText } from './fill-texts.ts'
import { hoursInWords, readHours, type StoredHours, timesInWords } from './opening-hours.ts'

/** Type and id of the document. */
export const FACTS = 'facts'

/** The facts that the site itself uses too: the field of the document, and the name in texts. */
export const NAMED_FACTS = { phone: 'phone', email: 'email', openingHours: 'hours' } as const

/** The opening hours without the days, which have no field of their own. */
export const TIMES_FACT = 'times'

/** The document as queried; any part may be missing in a draft. */
export type FactsDocument = {
  phone?: string | null
  email?: string | null
  openingHours?: StoredHours | null
  closedDays?: readonly StoredClosedDay[] | null
  others?: readonly { name?: string | null; value?: string | null }[] | null
}

/** The facts that have a value, as they are written. */
export function writtenFacts(document: FactsDocument | null | undefined): Facts {
  const { phone, email, openingHours, others } = document ?? {}
  const hours = readHours(openingHours)
  const named = [
    { name: NAMED_FACTS.phone, value: phone },
    { name: NAMED_FACTS.email, value: email },
    { name: NAMED_FACTS.openingHours, value: openingHours?.words?.trim() || (hours && hoursInWords(hours)) },
    { name: TIMES_FACT, value: hours && timesInWords(hours) },
  ]
  return new Map(
    [...named, ...(others ?? [])].flatMap(({ name, value }) => (name && value?.trim() ? [[name, value.trim()]] : [])),
  )
}

/** The same as visitors read them: one fact may stand in the value of another, but no deeper. */
export function factsFrom(document: FactsDocument | null | undefined): Facts {
  const written = writtenFacts(document)
  return new Map(Array.from(written, ([name, value]) => [name, fillText(value, written)]))
}
