/** @jest-environment jsdom */
import { installMedia } from '@/__tests__/helpers/media'
import { createPlayer } from '@/lib/audio/player'
import type { Track } from '@/lib/audio/player-state'
import { createSequence } from '@/lib/shortlist/sequence'

const track = (id: string): Track => ({ id, url: `http://api.test/${id}.mp3`, title: 'Commercial', artist: id })
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

function setUp(...ids: string[]) {
  const media = installMedia()
  const player = createPlayer(() => document.body.appendChild(document.createElement('audio')))
  const sequence = createSequence(player)
  const tracks = { list: ids.map(track) }
  const at = () => sequence.getCurrent()?.id ?? null
  const playing = () => {
    const { track: current, status } = player.getState()
    return status === 'playing' ? current?.id : status
  }
  return { media, player, sequence, tracks, at, playing, start: () => sequence.start(() => tracks.list) }
}

test('plays one after another, reports each, and ends after the last', async () => {
  const { media, sequence, at, playing, start } = setUp('a', 'b')
  const seen: (string | null)[] = []
  sequence.subscribe(() => seen.push(at()))
  start()
  await settle()
  expect(playing()).toBe('a')
  media.advance(10)
  await settle()
  expect(playing()).toBe('b')
  expect(media.sounding()).toHaveLength(1)
  media.advance(10)
  await settle()
  expect(playing()).toBe('idle')
  expect([...new Set(seen)]).toEqual(['a', 'b', null])
})

test('a pause holds it, wherever it is pressed, and Play continues it', async () => {
  const { media, player, at, playing, start } = setUp('a', 'b')
  start()
  await settle()
  media.advance(4)
  player.pause()
  await settle()
  expect(at()).toBe('a')
  player.play(track('a'))
  await settle()
  media.advance(6)
  await settle()
  expect(playing()).toBe('b')
})

test('an aborted start is not an end: the next one waits', async () => {
  const { player, at, start } = setUp('a', 'b')
  start()
  player.pause()
  await settle()
  expect(at()).toBe('a')
})

test('Next continues, Stop ends it and stops audio', async () => {
  const { media, sequence, at, playing, start } = setUp('a', 'b', 'c')
  start()
  await settle()
  sequence.next()
  await settle()
  expect(playing()).toBe('b')
  sequence.stop()
  await settle()
  expect(at()).toBeNull()
  expect(media.sounding()).toEqual([])
})

test('another track started elsewhere ends it, and keeps playing', async () => {
  const { media, player, at, playing, start } = setUp('a', 'b')
  start()
  await settle()
  player.play(track('other'))
  await settle()
  expect(at()).toBeNull()
  expect(playing()).toBe('other')
  media.advance(10)
  await settle()
  expect(playing()).toBe('paused')
})

test('stopping the player ends it; it can be started again', async () => {
  const { player, at, playing, start } = setUp('a', 'b')
  start()
  await settle()
  player.stop()
  expect(at()).toBeNull()
  start()
  await settle()
  expect(playing()).toBe('a')
})

test('follows an order that changes while it plays', async () => {
  const { media, tracks, playing, start } = setUp('a', 'b', 'c')
  start()
  await settle()
  tracks.list = [track('a'), track('c'), track('b')]
  media.advance(10)
  await settle()
  expect(playing()).toBe('c')
})

test('a file that cannot be played waits for Next instead of skipping through the list', async () => {
  const { media, sequence, at, playing, start } = setUp('a', 'b')
  media.breakFile('http://api.test/a.mp3')
  start()
  await settle()
  expect(at()).toBe('a')
  expect(playing()).toBe('paused')
  sequence.next()
  await settle()
  expect(playing()).toBe('b')
})

test('with nothing to play nothing starts, and Stop leaves other audio alone', async () => {
  const { player, sequence, at, playing, start } = setUp()
  start()
  expect(at()).toBeNull()
  player.play(track('x'))
  await settle()
  sequence.stop()
  expect(playing()).toBe('x')
})
