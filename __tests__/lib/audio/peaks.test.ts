/** @jest-environment jsdom */
import { computePeaks, loudness } from '@/lib/audio/compute-peaks'
import { completePeaks } from '@/lib/audio/missing-peaks'
import { createPeaksStore, MOST_KEPT } from '@/lib/audio/peaks-store'
import { createPlayer } from '@/lib/audio/player'
import type { Track } from '@/lib/audio/player-state'
import { installMedia } from '../../helpers/media'

const kept = { peaks: [0, 128, 255], seconds: 10 }

beforeEach(() => {
  localStorage.clear()
  installMedia()
})
afterEach(() => jest.useRealTimers())

const store = () => createPeaksStore(() => localStorage)

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

test('peaks are stored for the next visit, limited in number, the oldest removed first', () => {
  const first = store()
  for (let file = 0; file <= MOST_KEPT; file++) first.put(`http://api.test/${file}.mp3`, kept)
  const next = store()
  expect(next.get('http://api.test/0.mp3')).toBeNull()
  expect(next.get(`http://api.test/${MOST_KEPT}.mp3`)).toEqual(kept)
  expect(next.get('http://api.test/1.mp3')).toEqual(kept)
})

test('a hundred full entries take less than 40 KB', () => {
  const full = store()
  const peaks = Array.from({ length: 100 }, (_, index) => (index * 53) % 256)
  for (let file = 0; file < MOST_KEPT; file++) {
    full.put(`https://samples.example.com.au/media/voices/${1000 + file}-commercial.mp3`, { peaks, seconds: 45.123 })
  }
  expect(localStorage.getItem('peaks')?.length).toBeLessThan(40_000)
})

test.each(['nonsense', '{}', '[["url"],[1,2,3],null]'])('storage that holds %s counts as empty', (text) => {
  localStorage.setItem('peaks', text)
  expect(store().get('url')).toBeNull()
})

test('without storage the peaks are kept for the page', () => {
  const refused = createPeaksStore(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  const listener = jest.fn()
  refused.subscribe(listener)
  refused.put('url', kept)
  expect(refused.get('url')).toEqual(kept)
  expect(listener).toHaveBeenCalledTimes(1)
})

/** Plays a track for a while. @returns the URLs whose peaks were computed */
async function computedBy(track: Track, peaks = store(), plays = 1): Promise<string[]> {
  jest.useFakeTimers()
  const asked: string[] = []
  const player = createPlayer(() => document.body.appendChild(document.createElement('audio')))
  for (let time = 0; time < plays; time++) {
    const end = completePeaks(player, peaks, async (url) => {
      asked.push(url)
      return null
    })
    player.play(track)
    await jest.advanceTimersByTimeAsync(2000)
    player.stop()
    end()
  }
  return asked
}

test('peaks are computed when a file without any plays: from this site, once, whether it worked or not', async () => {
  const track = { id: 'one', url: '/media/1.mp3', title: 'One', peaks: null }
  expect(await computedBy(track, store(), 3)).toEqual(['http://localhost/media/1.mp3'])
})

test('a file of another origin is read through the same-origin URL of its track, or not at all', async () => {
  const url = 'https://cdn.example.com/1.mp3'
  expect(await computedBy({ id: 'one', url, title: 'One', peaks: null })).toEqual([])
  expect(await computedBy({ id: 'one', url, title: 'One', peaks: null, sameOriginUrl: '/api/samples/1/2' })).toEqual([
    'http://localhost/api/samples/1/2',
  ])
})

test("given or stored peaks are not computed, unless the file's duration has changed", async () => {
  const track = { id: 'one', url: '/media/1.mp3', title: 'One', peaks: null }
  expect(await computedBy({ ...track, peaks: [1, 2, 3] })).toEqual([])
  const full = store()
  full.put('/media/1.mp3', kept)
  expect(await computedBy(track, full)).toEqual([])
  full.put('/media/1.mp3', { ...kept, seconds: 30 })
  expect(await computedBy(track, full)).toHaveLength(1)
})

test('nothing is computed when paused at once', async () => {
  jest.useFakeTimers()
  const player = createPlayer(() => document.body.appendChild(document.createElement('audio')))
  const compute = jest.fn(async () => null)
  completePeaks(player, store(), compute)
  player.load({ id: 'one', url: '/media/1.mp3', title: 'One', peaks: null })
  await jest.advanceTimersByTimeAsync(2000)
  player.play({ id: 'one', url: '/media/1.mp3', title: 'One', peaks: null })
  await jest.advanceTimersByTimeAsync(500)
  player.pause()
  await jest.advanceTimersByTimeAsync(5000)
  expect(compute).not.toHaveBeenCalled()
})

test('a file that cannot be fetched, is too large or cannot be decoded has no peaks, and nothing throws', async () => {
  const answers: (() => Promise<Response>)[] = [
    () => Promise.reject(new TypeError('offline')),
    async () => new Response('', { status: 404 }),
    async () => new Response('x', { headers: { 'content-length': '30000000' } }),
    async () => new Response('no audio'),
  ]
  for (const answer of answers) {
    window.fetch = answer
    expect(await computePeaks('/media/1.mp3')).toBeNull()
  }
})
