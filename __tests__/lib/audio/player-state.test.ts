import { IDLE, type PlayerEvent, type PlayerState, reducePlayer, type Track, viewTrack } from '@/lib/audio/player-state'

const one: Track = { id: 'one', url: 'http://api.test/1.mp3', title: 'One', seconds: 45 }
const two: Track = { id: 'two', url: 'http://api.test/2.mp3', title: 'Two' }

function after(...events: PlayerEvent[]): PlayerState {
  return events.reduce(reducePlayer, IDLE)
}

test('initially nothing is current and nothing plays', () => {
  expect(IDLE).toMatchObject({ track: null, status: 'idle', autoplay: false })
  expect(after({ type: 'sounding' }, { type: 'time', currentTime: 3 }, { type: 'ended' })).toBe(IDLE)
})

test('Play makes its track current and sets autoplay; the playing event makes it playing', () => {
  expect(after({ type: 'play', track: one })).toMatchObject({
    track: one,
    status: 'loading',
    autoplay: true,
    duration: 45,
  })
  expect(after({ type: 'play', track: one }, { type: 'sounding' })).toMatchObject({ status: 'playing' })
})

test('Play on another track switches and starts at the beginning', () => {
  const state = after({ type: 'play', track: one }, { type: 'time', currentTime: 9 }, { type: 'play', track: two })
  expect(state).toMatchObject({ track: two, currentTime: 0, duration: 0, autoplay: true })
})

test('Play on the same track resumes', () => {
  const state = after(
    { type: 'play', track: one },
    { type: 'sounding' },
    { type: 'time', currentTime: 9 },
    { type: 'pause' },
    { type: 'play', track: { ...one } },
  )
  expect(state).toMatchObject({ currentTime: 9, status: 'loading' })
})

test.each<PlayerEvent>([
  { type: 'pause' },
  { type: 'load', track: two },
  { type: 'stop' },
  { type: 'failed' },
  { type: 'ended' },
])('$type disables autoplay', (event) => {
  expect(after({ type: 'play', track: one }, { type: 'sounding' }, event).autoplay).toBe(false)
})

test('a failed play returns to Play and keeps its position', () => {
  const state = after({ type: 'play', track: one }, { type: 'time', currentTime: 5 }, { type: 'failed' })
  expect(state).toMatchObject({ track: one, status: 'paused', currentTime: 5 })
  expect(viewTrack(state).isPlaying).toBe(false)
})

test('an ended track returns to its start', () => {
  const state = after(
    { type: 'play', track: one },
    { type: 'sounding' },
    { type: 'time', currentTime: 45 },
    { type: 'ended' },
  )
  expect(state).toMatchObject({ status: 'paused', currentTime: 0 })
})

test('a playing event after Pause is ignored', () => {
  expect(after({ type: 'play', track: one }, { type: 'pause' }, { type: 'sounding' }).status).toBe('paused')
})

test('selects the state of a card', () => {
  const state = after({ type: 'play', track: one }, { type: 'sounding' }, { type: 'time', currentTime: 9 })
  expect(viewTrack(state)).toEqual({
    isCurrent: true,
    isPlaying: true,
    isLoading: false,
    position: 0.2,
    currentTime: 9,
    duration: 45,
  })
})

test('the real duration replaces the announced one, an invalid one does not', () => {
  expect(after({ type: 'play', track: one }, { type: 'duration', duration: 44.2 }).duration).toBe(44.2)
  expect(after({ type: 'play', track: one }, { type: 'duration', duration: Number.NaN }).duration).toBe(45)
  expect(after({ type: 'play', track: one }, { type: 'duration', duration: Number.POSITIVE_INFINITY }).duration).toBe(
    45,
  )
})

test('a seek position in a track of unknown duration is shown at once, and time updates replace it', () => {
  const placed = after({ type: 'load', track: two }, { type: 'place', fraction: 0.4 })
  expect(viewTrack(placed)).toMatchObject({ position: 0.4, currentTime: 0, duration: 0 })
  expect(viewTrack(reducePlayer(placed, { type: 'time', currentTime: 2 }))).toMatchObject({ currentTime: 2 })
})

test('a track counts as started once it has played, which a failure never does', () => {
  expect(after({ type: 'load', track: one }).isStarted).toBe(false)
  expect(after({ type: 'play', track: one }, { type: 'failed' }).isStarted).toBe(false)
  const started = after({ type: 'play', track: one }, { type: 'sounding' }, { type: 'pause' })
  expect(started.isStarted).toBe(true)
  expect(reducePlayer(started, { type: 'load', track: one }).isStarted).toBe(true)
  expect(reducePlayer(started, { type: 'load', track: two }).isStarted).toBe(false)
})

test('a track started from the page without its peaks gets them, once, and stays as it plays', () => {
  const { peaks: _, ...bare } = { ...one, peaks: [1, 2] }
  const playing = after({ type: 'play', track: bare }, { type: 'sounding' }, { type: 'time', currentTime: 3 })
  expect(reducePlayer(playing, { type: 'describe', track: two })).toBe(playing)
  const described = reducePlayer(playing, { type: 'describe', track: { ...bare, peaks: [1, 2] } })
  expect(described).toEqual({ ...playing, track: { ...bare, peaks: [1, 2] } })
  expect(reducePlayer(described, { type: 'describe', track: { ...bare, peaks: null } })).toBe(described)
})
