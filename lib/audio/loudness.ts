/**
 * How loud a recording sounds, as broadcasters measure it: integrated loudness after ITU-R BS.1770-5, in LUFS.
 */
import { decodeFile } from './decode-file'

const SAMPLE_RATE = 48_000

/** Seconds of a block, and of the step from one to the next. */
const BLOCK = 0.4
const STEP = 0.1
/** Blocks that are quieter count as pauses: LUFS, and LU below the mean of the others. */
const SILENCE = -70
const PAUSE = 10

/** At most this much quieter, in LU: one recording that is hardly heard does not silence the others. */
const MAX_LOWERED = 12

const toLufs = (power: number) => -0.691 + 10 * Math.log10(power)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * The mean loudness of what is not a pause. Pure.
 * @param channels K-weighted samples, all of the same length
 * @returns LUFS; null for silence
 */
export function gatedLoudness(channels: readonly Float32Array[], sampleRate: number): number | null {
  const length = channels[0]?.length ?? 0
  const step = Math.round(STEP * sampleRate)
  const powers = Array.from({ length: Math.ceil(length / step) }, (_, index) => {
    let squares = 0
    for (const channel of channels)
      for (const sample of channel.subarray(index * step, (index + 1) * step)) squares += sample * sample
    return squares / Math.min(step, length - index * step)
  })
  const perBlock = Math.min(Math.round(BLOCK / STEP), powers.length)
  const blocks = powers.slice(perBlock - 1).map((_, index) => mean(powers.slice(index, index + perBlock)))
  const audible = blocks.filter((power) => toLufs(power) > SILENCE)
  if (audible.length === 0) return null
  const gate = toLufs(mean(audible)) - PAUSE
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)))
}

/**
 * Measures a file as it is played: one of a single channel comes from both loudspeakers.
 * @returns LUFS; null for silence, and when the file cannot be read; never rejects
 */
async function measureFile(url: string): Promise<number | null> {
  const audio = await decodeFile(url, SAMPLE_RATE)
  if (!audio) return null
  const context = new OfflineAudioContext(2, audio.length, SAMPLE_RATE)
  const source = new AudioBufferSourceNode(context, { buffer: audio })
  // K-weighting: the head makes high tones louder, and deep ones are hardly heard.
  const head = new BiquadFilterNode(context, { type: 'highshelf', frequency: 1500, gain: 4 })
  const deep = new BiquadFilterNode(context, { type: 'highpass', frequency: 38, Q: -6 })
  source.connect(head).connect(deep).connect(context.destination)
  source.start()
  const weighted = await context.startRendering()
  return gatedLoudness([weighted.getChannelData(0), weighted.getChannelData(1)], SAMPLE_RATE)
}

/** By URL. */
const measured = new Map<string, number | null>()

/**
 * The volumes, 0 to 1, at which recordings sound as loud as the quietest of them. They are loaded and measured one after another, and
 * each once.
 * @param urls that this page may fetch
 * @returns without those that cannot be measured; never rejects
 */
export async function equalVolumes(urls: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const known: (readonly [url: string, loudness: number])[] = []
  for (const url of urls) {
    const loudness = measured.get(url) ?? (await measureFile(url))
    measured.set(url, loudness)
    if (loudness !== null) known.push([url, loudness])
  }
  const quietest = Math.min(...known.map(([, loudness]) => loudness))
  return new Map(known.map(([url, loudness]) => [url, 10 ** (-Math.min(loudness - quietest, MAX_LOWERED) / 20)]))
}
