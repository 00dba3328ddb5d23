/** Links of a voice card. Pure. */
import type { Voice, VoiceSample } from '../api/models.ts'
import { VOICES_PATH } from './paths.ts'

const ETHICAL_AI_PATH = '/voice-over-artists/ethical-ai'

/**
 * The link that Share copies.
 * @param siteOrigin such as https://www.example.com.au, without a trailing slash
 * @param category of the displayed sample, or null
 * @param regionId id of the voice's region, so that a voice outside the default region is found; null when unknown
 */
export function shareLink(
  siteOrigin: string,
  voice: Pick<Voice, 'pseudonym'>,
  category: string | null,
  regionId: number | null,
): string {
  const query = new URLSearchParams({ name: voice.pseudonym })
  if (category) query.set('category_name', category)
  if (regionId !== null) query.set('region_id', String(regionId))
  return `${siteOrigin}${VOICES_PATH}?${query}`
}

/** Link to the voices similar to one. */
export function similarLink({ id }: Pick<Voice, 'id'>): string {
  return `${VOICES_PATH}?voice_id=${encodeURIComponent(id)}`
}

/** Link to a voice on the page of Ethical AI voices. */
export function ethicalLink({ pseudonym }: Pick<Voice, 'pseudonym'>): string {
  return `${ETHICAL_AI_PATH}?${new URLSearchParams({ name: pseudonym })}`
}

/** Same-origin download link with a readable file name, because browsers ignore `download` on cross-origin links. */
export function downloadLink(voice: Pick<Voice, 'id' | 'pseudonym'>, sample: VoiceSample): string {
  // The name helps to find the voice where the API does not find it by its id.
  const query = new URLSearchParams({ name: voice.pseudonym })
  return `/api/samples/${encodeURIComponent(voice.id)}/${encodeURIComponent(sample.id)}?${query}`
}
