/** Computes waveform peaks from an audio file. Loaded when a file without peaks is played. */
import { decodeFile } from './decode-file.ts'

const COUNT = 100
/** Samples a second: enough for loudness, and ten minutes of it fit into 20 MB. */
const SAMPLE_RATE = 8000

export type ComputedPeaks = {
  /** 0 to 255, evenly spaced over the file. */
  peaks: readonly number[]
  /** Length of the file. */
  seconds: number
}

/**
 * Loudness over time, computed as for the demo content: half the peak plus the root mean square of each stretch,
 * normalised to the loudest stretch, quiet ones lifted a little.
 * @param channels samples from -1 to 1, all of the same length
 * @returns 0 to 255; empty for a file without samples, all 0 for silence
 */
export function loudness(channels: readonly Float32Array[], count = COUNT): number[] {
  const length = channels[0]?.length ?? 0
  const raw = Array.from({ length: Math.min(count, length) }, (_, index) => {
    const from = Math.floor((index * length) / count)
    const to = Math.max(Math.floor(((index + 1) * length) / count), from + 1)
    let highest = 0
    let squares = 0
    for (let at = from; at < to; at++) {
      let sum = 0
      for (const channel of channels) sum += channel[at] ?? 0
      const level = Math.abs(sum / channels.length)
      if (level > highest) highest = level
      squares += level * level
    }
    return highest / 2 + Math.sqrt(squares / (to - from))
  })
  const loudest = Math.max(...raw, 0)
  if (loudest === 0) return raw.map(() => 0)
  return raw.map((level) => Math.round(Math.max(0.03, (level / loudest) ** 0.8) * 255))
}

/**
 * @param url a URL that this page may fetch
 * @returns null when the file cannot be read or decoded, or is too long; never rejects
 */
export async function computePeaks(url: string): Promise<ComputedPeaks | null> {
  const audio = await decodeFile(url, SAMPLE_RATE)
  if (!audio) return null
  const channels = Array.from({ length: audio.numberOfChannels }, (_, index) => audio.getChannelData(index))
  return { peaks: loudness(channels), seconds: audio.duration }
}
