/**
 * Reads content with the texts of the whole site: settings, words and facts. Facts are filled in here, so that no component
 * ever sees one in brackets.
 */

import type { ClientReturn, QueryParams } from '@sanity/client'
import { closedDaysAhead, closedSoon } from '@/lib/facts/closed-days'
import { dialledNumber } from '@/lib/facts/dialled-number'
import { type FactsDocument, factsFrom, NAMED_FACTS } from '@/lib/facts/facts'
import { fillTexts, type MissingFact } from '@/lib/facts/fill-texts'
import { readHours } from '@/lib/facts/opening-hours'
import { inBrackets } from '@/lib/format/brackets'
import { logWarning } from '@/lib/log'
import { DEFAULT_QUOTE_FORM } from '@/lib/words/default-words'
import { mergeWords } from '@/lib/words/merge-words'
import { setPublishedWords } from '@/lib/words/server/published-words'
import type { Words } from '@/lib/words/words'
import { FACTS_QUERY, SITE_SETTINGS_QUERY, WORDS_QUERY } from '../queries'
import type { FACTS_QUERY_RESULT, SITE_SETTINGS_QUERY_RESULT } from '../sanity.types'
import type { Phone, QuoteFormTexts, SiteSettings } from '../section-types'
import type { ContentClient } from './client'
import { fetchContent } from './fetch-content'

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

const SITE_TEXTS = `"settings": ${SITE_SETTINGS_QUERY}, "words": ${WORDS_QUERY}, "facts": ${FACTS_QUERY}`

/** A draft shows a missing fact by its name, so that the editor notices it; published pages leave it out. */
function missingFact(client: ContentClient): MissingFact {
  if (client.config().perspective !== 'published') return inBrackets
  return (fact) => {
    logWarning('content.fact_missing', { fact })
    return ''
  }
}

/** Combines what was read. Of published content the words are also set as those of the server's own messages. */
function siteTexts(client: ContentClient, { settings, ...stored }: StoredTexts): SiteTexts | null {
  const facts = factsFrom(stored.facts)
  const missing = missingFact(client)
  const words = mergeWords(stored.words, facts, missing)
  if (client.config().perspective === 'published') setPublishedWords(words)
  return settings && { settings: joinSettings(fillTexts(settings, facts, missing), stored.facts), words }
}

/** Settings and words as this client sees them; null before an editor has created the settings. */
export async function fetchSettings(client: ContentClient): Promise<SiteTexts | null> {
  const query: string = `{ ${SITE_TEXTS} }`
  return siteTexts(client, await fetchContent<string, StoredTexts>(client, query))
}

/**
 * A result with all facts filled in, and the texts of the site; of the client's perspective, and read in one request, so
 * that all are of the same moment.
 */
export async function fetchWithSettings<const Query extends string>(
  client: ContentClient,
  query: Query,
  params: QueryParams = {},
): Promise<{ content: ClientReturn<Query>; texts: SiteTexts | null }> {
  const all = `{ "content": ${query}, ${SITE_TEXTS} }`
  const { content, ...stored } = await fetchContent<string, StoredTexts & { content: ClientReturn<Query> }>(
    client,
    all,
    params,
  )
  return {
    content: fillTexts(content, factsFrom(stored.facts), missingFact(client)),
    texts: siteTexts(client, stored),
  }
}
