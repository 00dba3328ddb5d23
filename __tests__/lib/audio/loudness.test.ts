/** Loudness of samples. The filters and a whole file need Web Audio: browser/voices/shortlist. */
import { gatedLoudness } from '@/lib/audio/loudness'

const RATE = 8000

/** A tone of this amplitude. */
const tone = (amplitude: number, seconds: number) =>
  Float32Array.from({ length: seconds * RATE }, (_, index) => amplitude * Math.sin((2 * Math.PI * 997 * index) / RATE))
const joined = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => Array.from(part)))
const loudness = (...channels: Float32Array[]) => gatedLoudness(channels, RATE)

test('a full tone in one channel is 3.7 LU below full scale, and in two 0.7', () => {
  expect(loudness(tone(1, 3))).toBeCloseTo(-3.7, 1)
  expect(loudness(tone(1, 3), tone(1, 3))).toBeCloseTo(-0.7, 1)
  expect(loudness(tone(0.1, 3))).toBeCloseTo(-23.7, 1)
})

test('pauses change nothing, a quiet stretch of the read itself does', () => {
  const speech = tone(0.5, 4)
  expect(loudness(joined(speech, new Float32Array(8 * RATE), speech))).toBeCloseTo(loudness(speech) ?? 0, 0)
  expect(loudness(joined(speech, tone(0.02, 8)))).toBeCloseTo(loudness(speech) ?? 0, 0)
  expect(loudness(joined(speech, tone(0.25, 8)))).toBeLessThan((loudness(speech) ?? 0) - 2)
})

test('one shorter than a block is measured, silence is not', () => {
  expect(loudness(tone(1, 0.2))).toBeCloseTo(-3.7, 0)
  expect(loudness(new Float32Array(RATE))).toBeNull()
  expect(loudness(new Float32Array(0))).toBeNull()
  expect(loudness()).toBeNull()
})
