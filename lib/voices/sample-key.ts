/** Names samples in URLs of this site. Pure; shared by the page and the API route. */
import type { VoiceSample } from '@/lib/api/models'

/**
 * The id of a sample, or its category where the API gives no id: the decoder then uses the file's URL as id, which
 * must not appear in our URLs.
 */
export function sampleKey({ id, category }: VoiceSample): string {
  const key = String(id)
  return /^[\w.-]{1,64}$/.test(key) ? key : category.trim()
}

/** The sample with a key; null when there is none. */
export function findByKey(samples: readonly VoiceSample[], key: string): VoiceSample | null {
  return samples.find((sample) => sampleKey(sample) === key) ?? null
}
