/** @jest-environment jsdom */
import { connectMediaSession } from '@/lib/audio/media-session'
import { createPlayer } from '@/lib/audio/player'
import type { Track } from '@/lib/audio/player-state'
import { type FakeMedia, installMedia, settleMedia as settle } from '../../helpers/data/media'

const one: Track = { id: 'one', url: 'http://api.test/1.mp3', title: 'Commercial', artist: 'Flint', seconds: 10 }
const two: Track = { id: 'two', url: 'http://api.test/2.mp3', title: 'A jingle' }
const texts = { album: 'Bowerbird Audio', artwork: [{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' }] }

/** The fake of `navigator.mediaSession`. */
class FakeSession implements MediaSession {
  metadata: MediaMetadata | null = null
  playbackState: MediaSessionPlaybackState = 'none'
  readonly handlers = new Map<string, MediaSessionActionHandler>()
  unknown = ''
  setActionHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
    if (action === this.unknown) throw new TypeError('unknown action')
    if (handler) this.handlers.set(action, handler)
  }
  setPositionState(): void {}
  async setCameraActive(): Promise<void> {}
  async setMicrophoneActive(): Promise<void> {}
  press(action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}): void {
    this.handlers.get(action)?.({ action, ...details })
  }
}

let media: FakeMedia
beforeEach(() => {
  media = installMedia()
  window.MediaMetadata = class implements MediaMetadata {
    title = ''
    artist = ''
    album = ''
    artwork: MediaImage[] = []
    chapterInfo = []
    constructor(init?: MediaMetadataInit) {
      Object.assign(this, init)
    }
  }
})

async function playing(track: Track, session = new FakeSession()) {
  const player = createPlayer()
  player.play(track)
  await settle()
  connectMediaSession(player, session, texts)
  return { player, session }
}

test('sets title, artist and site', async () => {
  const { player, session } = await playing(one)
  expect(session.metadata).toMatchObject({ title: 'Commercial', artist: 'Flint', ...texts })
  expect(session.playbackState).toBe('playing')
  player.play(two)
  expect(session.metadata).toMatchObject({ title: 'A jingle', artist: 'Bowerbird Audio' })
})

test('media keys pause, resume and stop', async () => {
  const { player, session } = await playing(one)
  session.press('pause')
  expect(session.playbackState).toBe('paused')
  expect(media.playing()).toEqual([])
  session.press('play')
  await settle()
  expect(session.playbackState).toBe('playing')
  expect(media.playing()).toHaveLength(1)
  session.press('stop')
  expect(player.getState().track).toBeNull()
  expect(session).toMatchObject({ playbackState: 'none', metadata: null })
})

test('media keys seek by five seconds, by a given offset, and to a time', async () => {
  const { player, session } = await playing(one)
  const at = () => player.getState().currentTime
  session.press('seekforward')
  expect(at()).toBe(5)
  session.press('seekbackward', { seekOffset: 2 })
  expect(at()).toBe(3)
  session.press('seekto', { seekTime: 8 })
  expect(at()).toBe(8)
  session.press('seekforward', { seekOffset: 30 })
  expect(at()).toBe(10)
})

test('an action that the browser does not support is skipped', async () => {
  const session = new FakeSession()
  session.unknown = 'seekto'
  await playing(one, session)
  expect([...session.handlers.keys()].sort()).toEqual(['pause', 'play', 'seekbackward', 'seekforward', 'stop'])
})
