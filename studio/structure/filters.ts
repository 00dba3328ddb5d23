/** GROQ filters of the lists by purpose. */

/** Prefixes of the paths of legal pages: /terms-conditions-ai matches too. */
const LEGAL_WORDS = ['terms', 'privacy']

/** Legal pages. */
export const LEGAL_PAGES = LEGAL_WORDS.map((word) => `string::startsWith(path, "/${word}")`).join(' || ')

/** Lists of the site settings whose items can have the flag "Invented content". */
const FLAGGED_LISTS = ['clientLogos', 'offices', 'registrationNumbers', 'socialLinks']

const FLAGGED_SECTIONS = [
  'isSample == true',
  'awaitsLegalReview == true',
  'ratingBadge.isSample == true',
  'badge.isSample == true',
  'count(samples[isSample == true]) > 0',
  'count(ownerNotes[isSample == true]) > 0',
]

/** Documents that are invented, contain something invented, or contain a legal text without a legal review. */
export const SAMPLE_CONTENT = [
  'isSample == true',
  ...FLAGGED_LISTS.map((list) => `count(${list}[isSample == true]) > 0`),
  `count(sections[${FLAGGED_SECTIONS.join(' || ')}]) > 0`,
].join(' || ')

/** Documents with unpublished changes, as they are stored, and as lists read them: with drafts in place of what is published. */
export const CHANGED = '_id in path("drafts.**") || _originalId in path("drafts.**")'

/** Whether the main navigation, or its draft, leads to a page ($id). */
export const IN_MENU = `count(*[_id in ["siteSettings", "drafts.siteSettings"] && (
  $id in navigation[].link.page._ref || $id in navigation[].children[].link.page._ref
)]) > 0`
