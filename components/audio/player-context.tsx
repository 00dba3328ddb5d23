/**
 * The one player of the site, for every card and row.
 *
 * The context value never changes, so only components that ask for a changing part of the player render: a card asks for
 * its status, a seek bar for its position.
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
import { createPlayer, type Player } from '@/lib/audio/player'
import { NOT_CURRENT, type TrackView } from '@/lib/audio/player-state'

const PlayerContext = createContext<Player | null>(null)

/** In the document, so that whatever silences "all audio on the page" finds it; without controls it is not shown. */
function createAudio(): HTMLAudioElement {
  return document.body.appendChild(document.createElement('audio'))
}

export function PlayerProvider({ children }: { children: ReactNode }) {
  const [player] = useState(() => createPlayer(createAudio))
  useEffect(() => {
    // Reading A57. A shallow change stays on the page: paging stops the player itself.
    function handleRouteChange(_url: string, { shallow }: { shallow: boolean }) {
      if (!shallow) player.stop()
    }
    Router.events.on('routeChangeStart', handleRouteChange)
    return () => {
      Router.events.off('routeChangeStart', handleRouteChange)
      player.stop()
    }
  }, [player])
  return <PlayerContext value={player}>{children}</PlayerContext>
}

/**
 * The player's actions: play, pause, seek, load, stop.
 * @throws when used outside a page of the site
 */
export function usePlayer(): Player {
  const player = useContext(PlayerContext)
  if (!player) throw new Error('usePlayer needs a PlayerProvider above it')
  return player
}

function usePlayerPart<T>(select: (player: Player) => T, onServer: T): T {
  const player = usePlayer()
  return useSyncExternalStore(
    player.subscribe,
    () => select(player),
    () => onServer,
  )
}

/** Everything about one track; renders with each time update of that track, and of no other. */
export function useTrack(id: string): TrackView {
  const select = useCallback((player: Player) => player.getTrack(id), [id])
  return usePlayerPart(select, NOT_CURRENT)
}

export type Playback = 'off' | 'loading' | 'playing' | 'paused'

/** Whether one track is to be heard; renders when that changes, not as time moves on. */
export function usePlayback(id: string): Playback {
  return usePlayerPart((player) => {
    const { isCurrent, isLoading, isPlaying } = player.getTrack(id)
    if (!isCurrent) return 'off'
    return isLoading ? 'loading' : isPlaying ? 'playing' : 'paused'
  }, 'off')
}

/** Is anything to be heard, whichever track it is? */
export function useIsListening(): boolean {
  return usePlayerPart((player) => player.getState().autoplay, false)
}
