/** Links of a voice card. Pure. */
import type { Voice, VoiceSample } from '@/lib/api/models'

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
 * @param category of the displayed sample, or null
 * @param regionId id of the voice's region, so that a voice outside the default region is found; null when unknown
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

/** Link to the voices similar to one. */
export function similarLink(voice: Pick<Voice, 'id'>): string {
  return withQuery(VOICES_PATH, ['voice_id', voice.id])
}

/** Link to a voice on the page of Ethical AI voices. */
export function ethicalLink(voice: Pick<Voice, 'pseudonym'>): string {
  return withQuery(ETHICAL_AI_PATH, ['name', voice.pseudonym])
}

/** Same-origin download link with a readable file name, because browsers ignore `download` on cross-origin links. */
export function downloadLink(voice: Pick<Voice, 'id' | 'pseudonym'>, sample: VoiceSample): string {
  const path = `/api/samples/${encodeURIComponent(voice.id)}/${encodeURIComponent(sample.id)}`
  // The name helps to find the voice where the API does not find it by its id.
  return withQuery(path, ['name', voice.pseudonym])
}
