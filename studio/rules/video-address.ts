/** Validation of YouTube and Vimeo URLs. */
import { type Provider, providerOf, readVideoAddress } from '../../lib/content/video-address.ts'

const NAMES: Record<Provider, string> = { youtube: 'YouTube', vimeo: 'Vimeo' }

/**
 * Returns the problem of a video URL, or true when it is valid.
 * @param source what the editor chose: "file", "youtube" or "vimeo"
 */
export function checkAddress(value: string | undefined, source: unknown): true | string {
  if (source !== 'youtube' && source !== 'vimeo') return true
  const name = NAMES[source]
  if (!value?.trim()) return `Paste the address of the film on ${name}.`
  const provider = providerOf(value)
  if (!provider) return `This is not an address of ${name}. Open the film there, press Share and copy the link.`
  if (provider !== source)
    return `This is an address of ${NAMES[provider]}. Choose ${NAMES[provider]} above, or paste one of ${name}.`
  if (readVideoAddress(value)) return true
  return `This leads to ${name}, but not to one film. Open the film itself, press Share and copy the link.`
}
