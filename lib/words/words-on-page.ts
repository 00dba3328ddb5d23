/** Which changed words go with a page: those of every page, and those of what it shows. Pure. */
import type { SectionType } from '../content/section-types'
import { articleWords } from './articles'
import { briefWords } from './briefs'
import { contentWords } from './content'
import { enquiryWords } from './enquiry'
import { errorWords } from './errors'
import { estimatorWords } from './estimator'
import { frameWords } from './frame'
import { listWords } from './lists'
import { playerWords } from './player'
import { rootWords } from './root'
import { sessionWords } from './session'
import { shortlistWords } from './shortlist'
import { stateWords } from './states'
import { stopwatchWords } from './stopwatch'
import { voiceSearchWords } from './voice-search'
import { voiceWords } from './voices'
import type { WordChanges } from './words'

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
  team: [contentWords, stateWords],
  teamTeaser: [contentWords, stateWords],
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
export const WORDS_OF_SESSION: readonly string[] = [sessionWords.name]

/** @param used names of the tables that the page uses beside those of every page */
export function wordsOnPage(changes: WordChanges, used: readonly string[] = []): WordChanges {
  const names = new Set([...EVERYWHERE, ...used])
  return Object.fromEntries(Object.entries(changes).filter(([name]) => names.has(name)))
}
