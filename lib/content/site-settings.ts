/**
 * The site settings with the facts that the site shows by itself (phone, e-mail, opening hours) and the changed words.
 * Server only.
 */
import type { SanityClient } from '@sanity/client'
import { dialledNumber } from '../facts/dialled-number'
import { type FactsDocument, factsFrom, NAMED_FACTS } from '../facts/facts'
import { readHours } from '../facts/opening-hours'
import { changedWords } from '../words/changed-words'
import { rememberWords } from '../words/published-words'
import type { WordChanges } from '../words/words'
import { fetchContent } from './fetch-content'
import { fetchTexts, missingFact } from './fetch-texts'
import { SITE_SETTINGS_QUERY, WORDS_QUERY } from './queries'
import type { SITE_SETTINGS_QUERY_RESULT } from './sanity.types'
import type { Phone, SiteSettings } from './section-types'

function phoneOf(display: string | null | undefined): Phone | null {
  const number = dialledNumber(display)
  return display && number ? { display, number } : null
}

/** Joins the stored settings, the facts and the changed words. */
export function joinSettings(
  stored: NonNullable<SITE_SETTINGS_QUERY_RESULT>,
  document: FactsDocument | null,
  words: WordChanges = {},
): SiteSettings {
  const facts = factsFrom(document)
  return {
    ...stored,
    phone: phoneOf(facts.get(NAMED_FACTS.phone)),
    email: facts.get(NAMED_FACTS.email) ?? null,
    openingHours: facts.get(NAMED_FACTS.openingHours) ?? null,
    openingTimes: readHours(document?.openingHours),
    offices: stored.offices.map((office) => ({ ...office, phone: phoneOf(office.phone) })),
    words,
  }
}

/** The settings as this client sees them; null before an editor has created them. */
export async function fetchSettings(client: SanityClient): Promise<SiteSettings | null> {
  const [{ content, facts }, document] = await Promise.all([
    fetchTexts(client, SITE_SETTINGS_QUERY),
    fetchContent<string, object | null>(client, WORDS_QUERY),
  ])
  const words = changedWords(document, factsFrom(facts), missingFact(client))
  if (client.config().perspective === 'published') rememberWords(words)
  return content && joinSettings(content, facts, words)
}
