/**
 * Paths of voices' pages, `/voice-over-artists/{name}-{id}`. Pure; also used by the Studio's validation.
 *
 * The id says which voice it is, the name is for people: a voice that is renamed redirects to its new path.
 */

import { slugOf } from '../format/slug.ts'

export const VOICES_PATH = '/voice-over-artists'

/** Voices that the site lists, for the sitemap among others; the others are found by their names. */
export const MAX_LISTED_VOICES = 2000

/** Ids that a path can end with: numbers and GUIDs. A word could not be told from the name before it. */
const ID = String.raw`\d{1,18}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}`

const VOICE_PATH = new RegExp(`^${VOICES_PATH}/([^/]+?)-(${ID})$`, 'i')
const WHOLE_ID = new RegExp(`^(?:${ID})$`, 'i')

/** Longer names are cut: the id is what counts. */
const MAX_NAME_LENGTH = 60

/** Stands for a name that has no Latin letters and no digits. */
const UNNAMED = 'voice'

/** A name as words of a path, not longer than they may be. */
function nameInPath(name: string): string {
  return slugOf(name).slice(0, MAX_NAME_LENGTH).replace(/-$/, '') || UNNAMED
}

/** The path of a voice's page; null for an id that no path can end with, whose voice has no page. */
export function voicePath({ id, pseudonym }: { id: number | string; pseudonym: string }): string | null {
  return WHOLE_ID.test(String(id)) ? `${VOICES_PATH}/${nameInPath(pseudonym)}-${id}` : null
}

/** What a voice's path says: its id, and the words of its name, with which the API can be searched. Null for any other path. */
export function parseVoicePath(path: string): { id: string; name: string } | null {
  const [, words = '', id] = VOICE_PATH.exec(path) ?? []
  return id === undefined ? null : { id, name: words === UNNAMED ? '' : words.replaceAll('-', ' ') }
}

/** Whether a path is that of a voice, which the site serves without a page document. */
export function isVoicePath(path: string): boolean {
  return VOICE_PATH.test(path)
}

/** Two spellings of one id have the same key: GUIDs are written in capitals or not. */
export function voiceIdKey(id: number | string): string {
  return String(id).toLowerCase()
}

/** The key of the id in a voice's path; empty for any other path. */
export function voiceIdKeyOf(path: string): string {
  return voiceIdKey(parseVoicePath(path)?.id ?? '')
}
