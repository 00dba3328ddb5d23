/** How much is said in each sample whose words editors have written down: for the paces of voices on cards. */
import { LRUCache } from 'lru-cache'
import { TRANSCRIPTS_QUERY } from '@/lib/content/queries'
import { type ContentClient, publishedClient } from '@/lib/content/server/client'
import { fetchContent } from '@/lib/content/server/fetch-content'
import { readScript } from '@/lib/script/read-script'
import { singleton } from '@/lib/singleton'
import { type SpokenLengths, spokenKey } from '../pace'

/** Characters by text: a text is read once, not once a minute. */
const readTexts = singleton('spoken-lengths', () => new LRUCache<string, number>({ max: 10_000 }))

function charactersIn(text: string): number {
  const known = readTexts.get().get(text)
  if (known !== undefined) return known
  const { characters } = readScript(text)
  readTexts.get().set(text, characters)
  return characters
}

/** @throws when the Content Lake cannot be read */
export async function spokenLengths(client: ContentClient = publishedClient()): Promise<SpokenLengths> {
  const transcripts = await fetchContent(client, TRANSCRIPTS_QUERY)
  return Object.fromEntries(
    transcripts.map(({ voiceId, sampleId, text }) => [spokenKey(voiceId, sampleId), charactersIn(text)]),
  )
}
