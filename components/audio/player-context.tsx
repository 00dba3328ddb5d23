/**
 * The site's one audio player, shared by every card and row.
 *
 * The context value never changes, so a component renders only when the value that it subscribes to changes: a card
 * subscribes to the status, a seek bar to the position.
 */
import Router from 'next/router'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPeaksStore, type PeaksStore } from '@/lib/audio/peaks-store'
import { createPlayer, type Player } from '@/lib/audio/player'
import { NOT_CURRENT, type Track, type TrackView } from '@/lib/audio/player-state'
import { keepOneSound } from '@/lib/audio/silence-others'
import { createTrackRegistry, type TrackRegistry } from '@/lib/audio/track-registry'

const PlayerContext = createContext<Player | null>(null)

/** Null inside components that show a track elsewhere than in its own card, such as the now-playing bar. */
export const TrackRegistryContext = createContext<TrackRegistry | null>(null)

const PeaksContext = createContext<PeaksStore | null>(null)

const never = () => () => undefined

/**
 * Attached to the document, so that code which pauses "all audio on the page" finds it; without controls it is not
 * rendered.
 */
function createAudio(): HTMLAudioElement {
  return document.body.appendChild(document.createElement('audio'))
}

/** Access to localStorage may be blocked and throw. */
function browserStorage(): Storage | null {
  return typeof localStorage === 'undefined' ? null : localStorage
}

export function PlayerProvider({ children }: { children: ReactNode }) {
  const [player] = useState(() => createPlayer(createAudio))
  const [places] = useState(createTrackRegistry)
  const [peaks] = useState(() => createPeaksStore(browserStorage))
  useEffect(keepOneSound, [])
  useEffect(() => {
    // Playback stops on a route change. Shallow changes stay on the page; pagination stops the player itself.
    function handleRouteChange(_url: string, { shallow }: { shallow: boolean }) {
      if (!shallow) player.stop()
    }
    Router.events.on('routeChangeStart', handleRouteChange)
    // Play may be pressed on the old page while the new one is loading.
    Router.events.on('routeChangeComplete', handleRouteChange)
    return () => {
      Router.events.off('routeChangeStart', handleRouteChange)
      Router.events.off('routeChangeComplete', handleRouteChange)
      player.stop()
    }
  }, [player])
  return (
    <PlayerContext value={player}>
      <TrackRegistryContext value={places}>
        <PeaksContext value={peaks}>{children}</PeaksContext>
      </TrackRegistryContext>
    </PlayerContext>
  )
}

/**
 * The player's actions: play, pause, seek, load, stop.
 * @throws when used outside the provider
 */
export function usePlayer(): Player {
  const player = useContext(PlayerContext)
  if (!player) throw new Error('usePlayer needs a PlayerProvider above it')
  return player
}

/** @throws when used outside the provider */
export function usePeaksStore(): PeaksStore {
  const store = useContext(PeaksContext)
  if (!store) throw new Error('usePeaksStore needs a PlayerProvider above it')
  return store
}

/**
 * Returns a ref callback for the elements that show a track, so that the track registry knows whether it is in view.
 */
export function usePlace(trackId: string): (element: HTMLElement) => () => void {
  const places = useContext(TrackRegistryContext)
  return useCallback((element) => places?.add(trackId, element) ?? (() => undefined), [places, trackId])
}

/** The peaks passed in, or else those that this browser has computed from the file; null while there are none. */
export function usePeaks({ url }: Track, given: readonly number[] | null | undefined): readonly number[] | null {
  const store = usePeaksStore()
  const computed = useSyncExternalStore(
    store.subscribe,
    () => (given?.length ? null : store.get(url)),
    () => null,
  )
  return given?.length ? given : (computed?.peaks ?? null)
}

function usePlayerPart<T>(select: (player: Player) => T, onServer: T): T {
  const player = usePlayer()
  return useSyncExternalStore(
    player.subscribe,
    () => select(player),
    () => onServer,
  )
}

/** The full state of one track; renders on each time update of that track and of no other. */
export function useTrack(id: string): TrackView {
  const select = useCallback((player: Player) => player.getTrack(id), [id])
  return usePlayerPart(select, NOT_CURRENT)
}

export type Playback = 'off' | 'loading' | 'playing' | 'paused'

/** Whether one track is playing; renders when that changes, not on time updates. */
export function usePlayback(id: string): Playback {
  return usePlayerPart((player) => {
    const { isCurrent, isLoading, isPlaying } = player.getTrack(id)
    if (!isCurrent) return 'off'
    return isLoading ? 'loading' : isPlaying ? 'playing' : 'paused'
  }, 'off')
}

/** The current track, once playback has started; null outside a PlayerProvider as well. */
export function useStartedTrack(): Track | null {
  const player = useContext(PlayerContext)
  return useSyncExternalStore(
    player?.subscribe ?? never,
    () => {
      const state = player?.getState()
      return state?.isStarted ? state.track : null
    },
    () => null,
  )
}

/** Whether any track is playing or loading. */
export function useIsListening(): boolean {
  return usePlayerPart((player) => player.getState().autoplay, false)
}
