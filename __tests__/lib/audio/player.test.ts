/** @jest-environment jsdom */
import { createPlayer, TIMEOUT_MS } from '@/lib/audio/player'
import { NOT_CURRENT, type Track } from '@/lib/audio/player-state'
import { keepOneSound } from '@/lib/audio/silence-others'
import { type FakeMedia, installMedia, settleMedia as settle } from '../../helpers/data/media'

const one: Track = { id: 'one', url: 'http://api.test/1.mp3', title: 'One', seconds: 10 }
const two: Track = { id: 'two', url: 'http://api.test/2.mp3', title: 'Two', seconds: 10 }
const unknown: Track = { id: 'unknown', url: 'http://api.test/3.mp3', title: 'Three' }

let media: FakeMedia
const rejections: unknown[] = []
const noteRejection = (reason: unknown) => void rejections.push(reason)

beforeAll(() => process.on('unhandledRejection', noteRejection))
afterAll(() => process.off('unhandledRejection', noteRejection))
beforeEach(() => {
  media = installMedia()
  document.body.innerHTML = ''
  rejections.length = 0
})
afterEach(() => expect(rejections).toEqual([]))

const audio = () => document.querySelector('audio')

test('creates its one element on the first Play and fetches nothing before (B85)', async () => {
  const player = createPlayer()
  player.load(one)
  player.seek(0.5)
  await settle()
  expect(audio()).toBeNull()
  player.play(one)
  player.play(two)
  await settle()
  expect(document.querySelectorAll('audio')).toHaveLength(1)
  expect(audio()?.preload).toBe('none')
  expect(player.getTrack('two')).toMatchObject({ isCurrent: true, status: 'playing' })
  expect(player.getTrack('one')).toBe(NOT_CURRENT)
})

test('plays, updates the time, pauses and resumes', async () => {
  const player = createPlayer()
  player.play(one)
  expect(player.getTrack('one')).toMatchObject({ status: 'loading' })
  await settle()
  media.advance(2.5)
  expect(player.getTrack('one')).toMatchObject({ status: 'playing', currentTime: 2.5, position: 0.25 })
  player.pause()
  await settle()
  expect(media.playing()).toEqual([])
  player.play(one)
  await settle()
  expect(player.getTrack('one')).toMatchObject({ status: 'playing', currentTime: 2.5 })
  expect(media.fetched).toEqual([one.url])
})

test('after the end Play starts from the beginning', async () => {
  const player = createPlayer()
  player.play(one)
  await settle()
  media.advance(10)
  await settle()
  expect(player.getTrack('one')).toMatchObject({ isCurrent: true, status: 'paused', position: 0 })
  player.play(one)
  await settle()
  expect(audio()?.currentTime).toBe(0)
  expect(player.getTrack('one').status).toBe('playing')
})

test('a play blocked by the browser is ignored silently and can be retried (B89)', async () => {
  const player = createPlayer()
  const errors = jest.spyOn(console, 'error')
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValueOnce(new DOMException('No.', 'NotAllowedError'))
  player.play(one)
  await settle()
  expect(player.getState()).toMatchObject({ track: one, status: 'paused', autoplay: false })
  expect(errors).not.toHaveBeenCalled()
  player.play(one)
  await settle()
  expect(player.getTrack('one')).toMatchObject({ status: 'playing' })
})

test('a late failure of one track does not stop the next', async () => {
  const player = createPlayer()
  media.breakFile(one.url)
  player.play(one)
  player.play(two)
  await settle()
  expect(player.getTrack('two').status).toBe('playing')
  expect(media.playing()).toHaveLength(1)
})

test('Pause before playback has started wins', async () => {
  const player = createPlayer()
  player.play(one)
  player.pause()
  await settle()
  expect(player.getTrack('one').status).toBe('paused')
  expect(media.playing()).toEqual([])
})

test('Pause before a start that then fails leaves the file loaded', async () => {
  const player = createPlayer()
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValueOnce(new DOMException('No.', 'NotAllowedError'))
  player.play(one)
  player.pause()
  await settle()
  expect(player.getTrack('one').status).toBe('paused')
  expect(audio()?.getAttribute('src')).toBe(one.url)
})

test('a track of the same file as the one that plays starts at its beginning', async () => {
  const player = createPlayer()
  player.play(one)
  await settle()
  media.advance(2.5)
  player.play({ ...one, id: 'other' })
  await settle()
  expect(player.getTrack('other').status).toBe('playing')
  expect(audio()?.currentTime).toBe(0)
})

test('a film that plays is paused at once', async () => {
  const film = document.body.appendChild(document.createElement('video'))
  film.src = 'http://lake.test/1.mp4'
  await film.play()
  createPlayer().play(one)
  expect(film.paused).toBe(true)
})

test('seeks in the current track, clamped to its ends', async () => {
  const player = createPlayer()
  player.play(one)
  await settle()
  player.seek(0.4)
  expect(audio()?.currentTime).toBe(4)
  expect(player.getTrack('one').position).toBe(0.4)
  player.seek(-3)
  expect(audio()?.currentTime).toBe(0)
})

test('seeking in an idle track makes it current without a request, and Play starts there', async () => {
  const player = createPlayer()
  player.seek(0.5, one)
  await settle()
  expect(player.getTrack('one')).toMatchObject({ isCurrent: true, status: 'paused', position: 0.5 })
  expect(media.fetched).toEqual([])
  player.play(one)
  await settle()
  expect(audio()?.currentTime).toBe(5)
})

test('seeking in another track while one plays continues there', async () => {
  const player = createPlayer()
  player.play(one)
  await settle()
  player.seek(0.5, two)
  await settle()
  expect(player.getTrack('two')).toMatchObject({ status: 'playing', position: 0.5 })
  expect(audio()?.currentTime).toBe(5)
})

test.each([
  ['another track', two],
  ['the playing track', { ...one }],
])('load of %s stops playback and does not start', async (_what, track) => {
  const player = createPlayer()
  player.play(one)
  await settle()
  player.load(track)
  await settle()
  expect(media.playing()).toEqual([])
  expect(player.getState()).toMatchObject({ track, status: 'paused', autoplay: false })
})

test('stop leaves no current track', async () => {
  const player = createPlayer()
  player.play(one)
  await settle()
  player.stop()
  await settle()
  expect(media.playing()).toEqual([])
  expect(audio()?.hasAttribute('src')).toBe(false)
  expect(player.getState()).toMatchObject({ track: null, status: 'off', autoplay: false })
})

test('a stalled server is a failure after a timeout, which received bytes extend', () => {
  jest.useFakeTimers()
  try {
    const player = createPlayer()
    media.hangFile(one.url)
    player.play(one)
    jest.advanceTimersByTime(TIMEOUT_MS - 1)
    audio()?.dispatchEvent(new Event('progress'))
    jest.advanceTimersByTime(TIMEOUT_MS - 1)
    expect(player.getTrack('one')).toMatchObject({ status: 'loading' })
    jest.advanceTimersByTime(1)
    expect(player.getTrack('one')).toMatchObject({ isCurrent: true, status: 'paused' })
    expect(audio()?.hasAttribute('src')).toBe(false)
  } finally {
    jest.useRealTimers()
  }
})

test('paused by a film before playback has started, it is paused and not failed', async () => {
  const player = createPlayer()
  player.play(one)
  audio()?.pause()
  await settle()
  expect(player.getState()).toMatchObject({ track: one, status: 'paused', autoplay: false })
  expect(audio()?.getAttribute('src')).toBe(one.url)
  player.play(one)
  await settle()
  expect(media.fetched).toEqual([one.url])
  expect(player.getTrack('one').status).toBe('playing')
})

test('a seek position in a track of unknown duration is shown before Play, and played from', async () => {
  const player = createPlayer()
  player.seek(0.3, unknown)
  expect(player.getTrack('unknown').position).toBe(0.3)
  player.play(unknown)
  await settle()
  expect(audio()?.currentTime).toBe(3)
  expect(player.getTrack('unknown')).toMatchObject({ position: 0.3, currentTime: 3, duration: 10 })
})

describe.each([
  ['a stream without a length', () => media.streamFile(unknown.url)],
  ['a host without ranges', () => media.sendWhole(unknown.url)],
])('a seek in %s (B184)', (_what, prepare) => {
  test('while it plays leaves the sound alone, and the bar shows what is heard', async () => {
    prepare()
    const player = createPlayer()
    player.play(unknown)
    await settle()
    media.advance(4)
    const { position } = player.getTrack('unknown')
    for (const fraction of [0.5, 1, 0.05]) {
      player.seek(fraction)
      expect(audio()?.currentTime).toBe(4)
      expect(player.getTrack('unknown')).toMatchObject({ status: 'playing', currentTime: 4, position })
    }
    media.advance(1)
    expect(player.getTrack('unknown').currentTime).toBe(5)
  })

  test('before Play is given up as soon as the sound is heard from its start', async () => {
    prepare()
    const player = createPlayer()
    player.seek(0.5, unknown)
    player.play(unknown)
    expect(player.getTrack('unknown').position).toBe(0.5)
    await settle()
    media.advance(1)
    expect(player.getTrack('unknown')).toMatchObject({ status: 'playing', currentTime: 1 })
    expect(player.getTrack('unknown').position).toBeLessThan(0.2)
  })
})

test('a seek waits until the browser knows what can be sought', async () => {
  const player = createPlayer()
  player.seek(0.5, one)
  let isKnown = false
  const { get: seekable } = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'seekable') ?? {}
  jest.spyOn(HTMLMediaElement.prototype, 'seekable', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return isKnown ? seekable?.call(this) : { length: 0, start: () => 0, end: () => 0 }
  })
  jest
    .spyOn(HTMLMediaElement.prototype, 'readyState', 'get')
    .mockImplementation(() => (isKnown ? HTMLMediaElement.HAVE_ENOUGH_DATA : HTMLMediaElement.HAVE_METADATA))
  player.play(one)
  document.querySelector('audio')?.addEventListener('loadedmetadata', () => {
    expect(player.getTrack('one').position).toBe(0.5)
    isKnown = true
  })
  await settle()
  expect(audio()?.currentTime).toBe(5)
  jest.restoreAllMocks()
})

test('a film pauses another, a muted one pauses nothing', async () => {
  const end = keepOneSound()
  const [first, second, muted] = [1, 2, 3].map((number) => {
    const video = document.body.appendChild(document.createElement('video'))
    video.src = `http://lake.test/${number}.mp4`
    return video
  })
  if (!first || !second || !muted) throw new Error('three films')
  muted.muted = true
  await first.play()
  await muted.play()
  await settle()
  expect(media.playing()).toEqual([first, muted])
  await second.play()
  await settle()
  expect(new Set(media.playing())).toEqual(new Set([second, muted]))
  muted.muted = false
  muted.dispatchEvent(new Event('volumechange'))
  expect(media.playing()).toEqual([muted])
  end()
})
