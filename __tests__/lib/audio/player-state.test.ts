/** What the tests of the player do not show: lengths, late descriptions, and which tracks have been heard. */
import { IDLE, type PlayerEvent, type PlayerState, reducePlayer, type Track } from '@/lib/audio/player-state'

const one: Track = { id: 'one', url: 'http://api.test/1.mp3', title: 'One', seconds: 45 }
const two: Track = { id: 'two', url: 'http://api.test/2.mp3', title: 'Two' }

function after(...events: PlayerEvent[]): PlayerState {
  return events.reduce(reducePlayer, IDLE)
}

test('the real duration replaces the announced one, an invalid one does not', () => {
  expect(after({ type: 'play', track: one }, { type: 'duration', duration: 44.2 }).duration).toBe(44.2)
  expect(after({ type: 'play', track: one }, { type: 'duration', duration: Number.NaN }).duration).toBe(45)
  expect(after({ type: 'play', track: one }, { type: 'duration', duration: Number.POSITIVE_INFINITY }).duration).toBe(
    45,
  )
})

test('a track counts as started once it has played, which a failure never does', () => {
  expect(after({ type: 'load', track: one }).isStarted).toBe(false)
  expect(after({ type: 'play', track: one }, { type: 'pause' }).isStarted).toBe(false)
  const started = after({ type: 'play', track: one }, { type: 'playing' }, { type: 'pause' })
  expect(started.isStarted).toBe(true)
  expect(reducePlayer(started, { type: 'load', track: one }).isStarted).toBe(true)
  expect(reducePlayer(started, { type: 'load', track: two }).isStarted).toBe(false)
})

test('a track started from the page without its peaks gets them, once, and stays as it plays', () => {
  const { peaks: _, ...bare } = { ...one, peaks: [1, 2] }
  const playing = after({ type: 'play', track: bare }, { type: 'playing' }, { type: 'time', currentTime: 3 })
  expect(reducePlayer(playing, { type: 'describe', track: two })).toBe(playing)
  const described = reducePlayer(playing, { type: 'describe', track: { ...bare, peaks: [1, 2] } })
  expect(described).toEqual({ ...playing, track: { ...bare, peaks: [1, 2] } })
  expect(reducePlayer(described, { type: 'describe', track: { ...bare, peaks: null } })).toBe(described)
})
