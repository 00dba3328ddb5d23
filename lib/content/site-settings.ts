/** The site settings with the facts that the site shows by itself: phone, e-mail, opening hours. Server only. */
import type { SanityClient } from '@sanity/client'
import { dialledNumber } from '../facts/dialled-number'
import { type FactsDocument, factsFrom, NAMED_FACTS } from '../facts/facts'
import { fetchTexts } from './fetch-texts'
import { SITE_SETTINGS_QUERY } from './queries'
import type { SITE_SETTINGS_QUERY_RESULT } from './sanity.types'
import type { Phone, SiteSettings } from './section-types'

function phoneOf(display: string | null | undefined): Phone | null {
  const number = dialledNumber(display)
  return display && number ? { display, number } : null
}

/** Joins the stored settings and the facts. */
export function joinSettings(
  stored: NonNullable<SITE_SETTINGS_QUERY_RESULT>,
  document: FactsDocument | null,
): SiteSettings {
  const facts = factsFrom(document)
  return {
    ...stored,
    phone: phoneOf(facts.get(NAMED_FACTS.phone)),
    email: facts.get(NAMED_FACTS.email) ?? null,
    openingHours: facts.get(NAMED_FACTS.openingHours) ?? null,
    offices: stored.offices.map((office) => ({ ...office, phone: phoneOf(office.phone) })),
  }
}

/** The settings as this client sees them; null before an editor has created them. */
export async function fetchSettings(client: SanityClient): Promise<SiteSettings | null> {
  const { content, facts } = await fetchTexts(client, SITE_SETTINGS_QUERY)
  return content && joinSettings(content, facts)
}
