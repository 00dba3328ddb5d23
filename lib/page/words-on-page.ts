/** Which changed words go with a page: those of every page, and those of what it shows. Pure. */
import type { SectionType } from '../content/section-types'
import { articleWords } from '../words/articles'
import { briefWords } from '../words/briefs'
import { contentWords } from '../words/content'
import { enquiryWords } from '../words/enquiry'
import { errorWords } from '../words/errors'
import { estimatorWords } from '../words/estimator'
import { frameWords } from '../words/frame'
import { listWords } from '../words/lists'
import { playerWords } from '../words/player'
import { rootWords } from '../words/root'
import { sessionWords } from '../words/session'
import { shortlistWords } from '../words/shortlist'
import { stateWords } from '../words/states'
import { stopwatchWords } from '../words/stopwatch'
import { voiceSearchWords } from '../words/voice-search'
import { voiceWords } from '../words/voices'
import type { WordChanges } from '../words/words'

/** The frame, the quote dialog and the player stand on every page. */
const EVERYWHERE = [rootWords, frameWords, enquiryWords, briefWords, playerWords].map(({ name }) => name)

const ofLists = [stateWords, listWords]

const BY_SECTION: { readonly [Type in SectionType]?: readonly { name: string }[] } = {
  blogCategoryList: [articleWords, ...ofLists],
  blogPostList: [articleWords, ...ofLists],
  contactDetails: [contentWords],
  estimator: [estimatorWords],
  ethicalVoiceList: [voiceWords, voiceSearchWords, ...ofLists],
  rating: [contentWords],
  reviews: [contentWords],
  richText: [contentWords],
  shortlist: [shortlistWords, voiceWords, stateWords],
  stopwatch: [stopwatchWords],
  team: [stateWords],
  voiceBanner: [voiceWords, contentWords, stateWords],
  voiceList: [voiceWords, voiceSearchWords, shortlistWords, ...ofLists],
}

/** Names of the tables that a section uses. */
export function wordsOfSection(type: SectionType): string[] {
  return (BY_SECTION[type] ?? []).map(({ name }) => name)
}

/** Names of the tables that the pages without sections use. */
export const WORDS_OF_ARTICLE: readonly string[] = [articleWords.name, stateWords.name, listWords.name]
export const WORDS_OF_ERROR: readonly string[] = [errorWords.name, articleWords.name]
export const WORDS_OF_UNAVAILABLE: readonly string[] = [errorWords.name, stateWords.name]
export const WORDS_OF_SESSION: readonly string[] = [sessionWords.name]

/** @param used names of the tables that the page uses beside those of every page */
export function wordsOnPage(changes: WordChanges, used: readonly string[] = []): WordChanges {
  const names = new Set([...EVERYWHERE, ...used])
  return Object.fromEntries(Object.entries(changes).filter(([name]) => names.has(name)))
}
