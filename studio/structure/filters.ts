/** What belongs into the lists by purpose, as GROQ filters. */

/** First words of the paths of legal pages, wherever they lie and whatever follows: /terms-conditions-ai is one too. */
const LEGAL_WORDS = ['terms', 'privacy', 'legal', 'cookie', 'disclaimer']

/** Pages that the law or a lawyer asks for. */
export const LEGAL_PAGES = `_type == "page" && (${LEGAL_WORDS.map((word) => `string::startsWith(path, "/${word}")`).join(' || ')})`

/** Where the flag "Sample content" can stand below the document itself. */
const FLAGGED_LISTS = ['clientLogos', 'offices', 'registrationNumbers', 'socialLinks']

const FLAGGED_SECTIONS = [
  'isSample == true',
  'awaitsLegalReview == true',
  'ratingBadge.isSample == true',
  'badge.isSample == true',
  'count(samples[isSample == true]) > 0',
  'count(ownerNotes[isSample == true]) > 0',
]

/** Documents that are invented, hold something invented, or hold a legal text that no lawyer has read. */
export const SAMPLE_CONTENT = [
  'isSample == true',
  ...FLAGGED_LISTS.map((list) => `count(${list}[isSample == true]) > 0`),
  `count(sections[${FLAGGED_SECTIONS.join(' || ')}]) > 0`,
].join(' || ')
