/** Reads an audio file as samples. Browser only. */

/** Size and length limits, in bytes and seconds, above which a file is not read. */
const MAX_BYTES = 20_000_000
const MAX_SECONDS = 600

/**
 * @param url a URL that this page may fetch
 * @param sampleRate of the result, samples a second
 * @returns null when the file cannot be read or decoded, is empty, or is too long; never rejects
 */
export async function decodeFile(url: string, sampleRate: number): Promise<AudioBuffer | null> {
  try {
    const response = await fetch(url, { credentials: 'omit', priority: 'low' })
    if (!response.ok || Number(response.headers.get('content-length')) > MAX_BYTES) return null
    const audio = await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(await response.arrayBuffer())
    return audio.length === 0 || audio.duration > MAX_SECONDS ? null : audio
  } catch {
    return null
  }
}
