/** The words that editors have published, as this process has read them last: for what the server itself says. */
import { singleton } from '@/lib/singleton'
import { mergeWords } from '../merge-words'
import type { Words } from '../words'

const published = singleton<Words>('published-words', () => mergeWords(null))

/** Called whenever the published words have been read: by every page that is rendered, also after a publish. */
export const setPublishedWords = published.set

/** Words of a refusal or an error. Never waits: before the first read they are the defaults. */
export const publishedWords = published.get
