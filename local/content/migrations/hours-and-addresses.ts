/** Opening hours and addresses that are texts become fields (studio/schema/objects/settings/contact.ts). Pure. */
import { factsFrom, TIMES_FACT } from '../../../lib/facts/facts.ts'
import { fillText } from '../../../lib/facts/fill-texts.ts'
import { hoursInWords, timesInWords } from '../../../lib/facts/opening-hours.ts'
import { postalAddressIn } from './address-in-lines.ts'
import { hoursInText } from './hours-in-text.ts'
import type { Changes, StoredDocument } from './migration.ts'

type Fact = { name?: string; value?: string }
type Office = { _key: string; addressLines?: string[] }

type Facts = StoredDocument & { openingHours?: unknown; others?: Fact[] }
type Settings = StoredDocument & { postalAddress?: unknown; offices?: Office[] }

/** Fields without a value are left out, as the Studio does. */
function storedPostalAddress(lines: readonly string[]) {
  const { street, town, state, postcode } = postalAddressIn(lines)
  return { _type: 'address', street, ...(town && { town, state, postcode }) }
}

/**
 * A text that says more than the fields stays as their "Other words". A fact `times` that says what now comes from the
 * fields is removed.
 */
function migratedFacts({ openingHours, others = [] }: Facts): Changes {
  if (typeof openingHours !== 'string') return {}
  const text = fillText(openingHours, factsFrom({ others })).trim()
  const hours = hoursInText(text)
  const isWhole = hours !== null && hoursInWords(hours) === text
  const { timeZone, ...fields } = hours ?? {}
  const rest = others.filter(
    ({ name, value }) => !hours || name !== TIMES_FACT || value?.trim() !== timesInWords(hours),
  )
  return {
    set: {
      openingHours: {
        _type: 'openingHours',
        ...fields,
        ...(timeZone && { timeZone }),
        ...(!isWhole && openingHours.trim() && { words: openingHours.trim() }),
      },
      ...(rest.length < others.length && { others: rest }),
    },
  }
}

function migratedSettings({ postalAddress, offices = [] }: Settings): Changes {
  const hasLines = offices.some(({ addressLines }) => addressLines)
  return {
    set: {
      ...(typeof postalAddress === 'string' && { postalAddress: storedPostalAddress(postalAddress.split('\n')) }),
      ...(hasLines && {
        offices: offices.map(({ addressLines, ...office }) =>
          addressLines ? { ...office, address: storedPostalAddress(addressLines) } : office,
        ),
      }),
    },
  }
}

/** What to change in a document, published or draft; nothing in one that is as the Studio writes it. */
export function hoursAndAddresses(document: StoredDocument): Changes {
  if (document._type === 'facts') return migratedFacts(document)
  return document._type === 'siteSettings' ? migratedSettings(document) : {}
}
