/** How a sample is named in an address of this site. Pure; the page and the API route agree on it. */
import type { VoiceSample } from '@/lib/api/models'

/**
 * The id of a sample; its category where the API gives no id of its own, because the decoder then puts the file's address in
 * its place and no address of a file belongs into ours.
 */
export function sampleKey({ id, category }: VoiceSample): string {
  const key = String(id)
  return /^[\w.-]{1,64}$/.test(key) ? key : category.trim()
}

/** The sample that a key names; null when there is none. */
export function findByKey(samples: readonly VoiceSample[], key: string): VoiceSample | null {
  return samples.find((sample) => sampleKey(sample) === key) ?? null
}
