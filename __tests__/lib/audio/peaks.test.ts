/** @jest-environment jsdom */
import { computePeaks, loudness } from '@/lib/audio/compute-peaks'
import { getPeaks, keepPeaks } from '@/lib/audio/peaks-store'

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('peaks follow loud and quiet stretches, 0 to 255, silence flat', () => {
  const tone = (level: number) => Array.from({ length: 100 }, (_, index) => (index % 2 ? level : -level))
  const peaks = loudness([Float32Array.from([...tone(0.1), ...tone(1), ...tone(0.5), ...tone(0)])], 4)
  expect(peaks).toEqual([40, 255, 146, 8])
  expect(loudness([new Float32Array(50)], 5)).toEqual([0, 0, 0, 0, 0])
  expect(loudness([], 5)).toEqual([])
})

test('stereo is mixed from both channels', () => {
  const left = Float32Array.from([1, 1, 0.5, 0.5])
  expect(loudness([left, left.map((sample) => -sample)], 2)).toEqual([0, 0])
  expect(loudness([left, left], 2)).toEqual(loudness([left], 2))
})

test('peaks are stored for the next visit, except for a file that has none', () => {
  keepPeaks('/one.mp3', [1, 2, 3])
  keepPeaks('/silent.mp3', [])
  expect(getPeaks('/silent.mp3')).toEqual([])
  jest.isolateModules(() => {
    const next: typeof import('@/lib/audio/peaks-store') = require('../../../lib/audio/peaks-store')
    expect(next.getPeaks('/one.mp3')).toEqual([1, 2, 3])
    expect(next.getPeaks('/silent.mp3')).toBeNull()
  })
})

test('broken stored data count as none', () => {
  localStorage.setItem('peaks /broken.mp3', '[1,2')
  expect(getPeaks('/broken.mp3')).toBeNull()
})

test('without storage the peaks are kept for the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepPeaks('/full.mp3', [1, 2, 3])
  expect(getPeaks('/full.mp3')).toEqual([1, 2, 3])
})

test('a file that cannot be fetched, is too large or cannot be decoded has no peaks, and nothing throws', async () => {
  const responses: (() => Promise<Response>)[] = [
    () => Promise.reject(new TypeError('offline')),
    async () => new Response('', { status: 404 }),
    async () => new Response('x', { headers: { 'content-length': '30000000' } }),
    async () => new Response('no audio'),
  ]
  for (const response of responses) {
    window.fetch = response
    expect(await computePeaks('/media/1.mp3')).toBeNull()
  }
})
