/**
 * The site settings with the facts that the site shows by itself (phone, e-mail, opening hours), and the words.
 */

import { closedDaysAhead, closedSoon } from '../../facts/closed-days'
import { dialledNumber } from '../../facts/dialled-number'
import { type FactsDocument, factsFrom, NAMED_FACTS } from '../../facts/facts'
import { fillTexts } from '../../facts/fill-texts'
import { readHours } from '../../facts/opening-hours'
import { DEFAULT_QUOTE_FORM } from '../../words/default-words'
import { mergeWords } from '../../words/merge-words'
import { setPublishedWords } from '../../words/server/published-words'
import type { Words } from '../../words/words'
import { FACTS_QUERY, SITE_SETTINGS_QUERY, WORDS_QUERY } from '../queries'
import type { FACTS_QUERY_RESULT, SITE_SETTINGS_QUERY_RESULT } from '../sanity.types'
import type { Phone, QuoteFormTexts, SiteSettings } from '../section-types'
import type { ContentClient } from './client'
import { fetchContent } from './fetch-content'
import { missingFact } from './fetch-texts'

type StoredSettings = NonNullable<SITE_SETTINGS_QUERY_RESULT>

function phoneOf(display: string | null | undefined): Phone | null {
  const number = dialledNumber(display)
  return display && number ? { display, number } : null
}

/** Texts that editors have left empty are the defaults. */
function quoteFormOf(stored: StoredSettings['quoteForm']): QuoteFormTexts {
  const own = DEFAULT_QUOTE_FORM
  const { privacyNotice } = stored ?? {}
  return {
    title: stored?.title || own.title,
    subtitle: stored?.subtitle || own.subtitle,
    promise: stored?.promise || null,
    nextSteps: stored?.nextSteps ?? [],
    talkHeading: stored?.talkHeading || own.talkHeading,
    talkText: stored?.talkText || null,
    successNotice: stored?.successNotice || own.successNotice,
    failureMessage: stored?.failureMessage?.trim() || null,
    privacyNotice: {
      text: privacyNotice?.text ?? null,
      linkLabel: privacyNotice?.linkLabel || own.privacyLink,
      link: privacyNotice?.link ?? null,
    },
  }
}

/** Joins the stored settings, the facts and the defaults. @param now decides which closed days lie ahead */
export function joinSettings(
  stored: StoredSettings,
  document: FactsDocument | null,
  now: Date = new Date(),
): SiteSettings {
  const facts = factsFrom(document)
  const letters = document?.openingHours?.timeZone
  const closedDays = closedDaysAhead(document?.closedDays, letters, now)
  return {
    ...stored,
    phone: phoneOf(facts.get(NAMED_FACTS.phone)),
    email: facts.get(NAMED_FACTS.email) ?? null,
    openingHours: facts.get(NAMED_FACTS.openingHours) ?? null,
    openingTimes: readHours(document?.openingHours),
    closedDays,
    closedSoon: closedSoon(closedDays, letters, now),
    offices: stored.offices.map((office) => ({ ...office, phone: phoneOf(office.phone) })),
    quoteForm: quoteFormOf(stored.quoteForm),
  }
}

/** What the whole site says. */
export type SiteTexts = { settings: SiteSettings; words: Words }

type StoredTexts = { settings: SITE_SETTINGS_QUERY_RESULT; words: object | null; facts: FACTS_QUERY_RESULT }

/** In one request, so that all are of the same moment. */
const SITE_TEXTS_QUERY: string = `{ "settings": ${SITE_SETTINGS_QUERY}, "words": ${WORDS_QUERY}, "facts": ${FACTS_QUERY} }`

/** Settings and words as this client sees them; null before an editor has created the settings. */
export async function fetchSettings(client: ContentClient): Promise<SiteTexts | null> {
  const { settings, ...stored } = await fetchContent<string, StoredTexts>(client, SITE_TEXTS_QUERY)
  const facts = factsFrom(stored.facts)
  const missing = missingFact(client)
  const words = mergeWords(stored.words, facts, missing)
  if (client.config().perspective === 'published') setPublishedWords(words)
  return settings && { settings: joinSettings(fillTexts(settings, facts, missing), stored.facts), words }
}
