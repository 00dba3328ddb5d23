/** Where a voice card leads. Pure. Addresses and parameters are those of the specification; `region_id` is additive (reading A44). */
import type { Voice, VoiceSample } from '@/lib/api/models'
import { sampleKey } from '@/lib/voices/sample-key'

export const VOICES_PATH = '/voice-over-artists'
const ETHICAL_AI_PATH = '/voice-over-artists/ethical-ai'

type Parameter = readonly [name: string, value: string | number | null]

/** `null` and empty values are left out. */
function withQuery(path: string, ...parameters: Parameter[]): string {
  const query = new URLSearchParams()
  for (const [name, value] of parameters) if (value !== null && value !== '') query.set(name, String(value))
  const search = query.toString()
  return search ? `${path}?${search}` : path
}

/**
 * The link that Share copies.
 * @param siteOrigin such as https://www.example.com.au, without a trailing slash
 * @param category of the sample on show, or null
 * @param regionId id of the voice's region, so that a voice outside the default region is found; null when it is not known
 */
export function shareLink(
  siteOrigin: string,
  voice: Pick<Voice, 'pseudonym'>,
  category: string | null,
  regionId: number | null,
): string {
  return withQuery(
    siteOrigin + VOICES_PATH,
    ['name', voice.pseudonym],
    ['category_name', category],
    ['region_id', regionId],
  )
}

/** The voices similar to one (reading A49). */
export function similarLink(voice: Pick<Voice, 'id'>): string {
  return withQuery(VOICES_PATH, ['voice_id', voice.id])
}

/** The voices of every nationality that a search finds. */
export function searchLink(search: string): string {
  return withQuery(VOICES_PATH, ['name', search])
}

/** A voice on the page of Ethical AI voices (reading A67). */
export function ethicalLink(voice: Pick<Voice, 'pseudonym'>): string {
  return withQuery(ETHICAL_AI_PATH, ['name', voice.pseudonym])
}

/** Where a sample is downloaded, from this site's own origin, under a human file name (reading A62). */
export function downloadLink(voice: Pick<Voice, 'id' | 'pseudonym'>, sample: VoiceSample): string {
  const path = `/api/samples/${encodeURIComponent(voice.id)}/${encodeURIComponent(sampleKey(sample))}`
  // The name finds the voice where the API does not find it by its id.
  return withQuery(path, ['name', voice.pseudonym])
}

/** The same file to be read by a page, such as for computing its peaks. */
export function inlineSampleLink(voice: Pick<Voice, 'id' | 'pseudonym'>, sample: VoiceSample): string {
  return `${downloadLink(voice, sample)}&inline`
}
