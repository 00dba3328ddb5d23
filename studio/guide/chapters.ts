/** Which chapters of the editors' guide (docs/EDITING.md) are about which screen, and the guide split into its chapters. */

/** A heading of the second level with all that stands below it. */
export type Chapter = {
  /** Its anchor on GitHub, with which the guide itself links to it. */
  anchor: string
  /** Markdown, with its heading. */
  text: string
}

/** Anchors of chapters, the one that is opened first. */
export type Anchors = readonly [string, ...string[]]

/** The title, what the guide is for, and its contents. */
export const CONTENTS = 'editing-the-website'

/** By type of document: the chapters beside its form. */
export const CHAPTERS_OF_TYPE: Readonly<Record<string, Anchors>> = {
  page: ['build-a-page', 'search-and-sharing', 'texts', 'links', 'move-or-rename-a-page', 'take-a-page-offline'],
  siteSettings: ['change-the-menu-and-the-footer', 'search-and-sharing', 'links'],
  facts: ['change-a-phone-number-price-or-other-fact', 'facts'],
  words: ['change-a-button-or-message-of-the-site'],
  sample: ['publish-a-sample', 'files'],
  transcript: ['write-down-what-a-recording-says'],
  review: ['add-a-review'],
  redirect: ['redirect-an-address', 'redirects'],
  launch: ['release-several-changes-at-once', 'launches'],
}

/** By a list of open work, which has documents of several types. */
export const CHAPTERS_OF_TO_DO = {
  drafts: ['lists-and-tools', 'undo', 'release-several-changes-at-once'],
  invented: ['replace-invented-content'],
} as const satisfies Record<string, Anchors>

/** By the name of a tool; a tab of a tool has an entry of its own. */
export const CHAPTERS_OF_TOOL = {
  start: ['lists-and-tools', 'ten-minutes', 'undo'],
  find: ['find-where-something-stands', 'replace-words-everywhere'],
  where: ['redirects', 'redirect-an-address'],
  problems: ['redirects', 'messages'],
  csv: ['import-many-redirects', 'redirects'],
  'broken-links': ['mend-broken-links', 'redirects'],
  media: ['files', 'put-in-a-picture'],
} as const satisfies Record<string, Anchors>

export type Screen = keyof typeof CHAPTERS_OF_TOOL

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number} -]/gu, '')
    .replaceAll(' ', '-')

/** Splits the guide at its headings of the first and second level. */
export function chaptersOf(guide: string): Chapter[] {
  return guide
    .split(/^(?=##? )/m)
    .filter(Boolean)
    .map((text) => ({ anchor: anchorOf(/^#+ (.+)/.exec(text)?.[1] ?? ''), text }))
}
