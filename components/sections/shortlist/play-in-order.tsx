/** Plays the shortlist in order and shows the current position. */
import { chakra } from '@chakra-ui/react'
import { ListMusic, SkipForward, Square, Timer } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { player } from '@/components/audio/player/player'
import { Button } from '@/components/ui/controls/button'
import type { Track } from '@/lib/audio/player-state'
import { useWords } from '@/lib/contexts/words-context'
import { fillIn } from '@/lib/words/words'

const Now = chakra('p', {
  base: { textStyle: 'small', overflowWrap: 'anywhere', '& b': { fontWeight: '600' } },
})

/** Seconds of each voice that tell whether it is one to listen to. */
const EXCERPT_SECONDS = 8

/** Plays tracks one after another. Playing something else, or stopping the player, ends that; a pause does not. */
function useSequence(tracks: readonly Track[]) {
  const [currentId, setCurrentId] = useState<string | null>(null)
  /** Seconds of each track that are played. */
  const [limit, setLimit] = useState(Number.POSITIVE_INFINITY)
  const index = tracks.findIndex(({ id }) => id === currentId)

  function go(to: number): void {
    const track = tracks[to]
    if (track) player.play(track)
    else player.stop()
    setCurrentId(track?.id ?? null)
  }

  function start(seconds: number): void {
    // One that is current would go on from where it is.
    if (Number.isFinite(seconds)) player.stop()
    setLimit(seconds)
    go(0)
  }

  function stop(): void {
    player.stop()
    setCurrentId(null)
  }

  const handleEnd = useEffectEvent(() => (index < 0 ? stop() : go(index + 1)))

  useEffect(() => {
    if (currentId === null) return
    const unsubscribe = player.subscribe(() => {
      const { track, currentTime } = player.getState()
      if (track?.id !== currentId) setCurrentId(null)
      else if (currentTime >= limit) handleEnd()
    })
    const listener = ({ target }: Event) => target instanceof HTMLAudioElement && handleEnd()
    // Media events do not bubble.
    document.addEventListener('ended', listener, true)
    return () => {
      unsubscribe()
      document.removeEventListener('ended', listener, true)
    }
  }, [currentId, limit])

  return {
    index,
    start: () => start(Number.POSITIVE_INFINITY),
    startExcerpts: () => start(EXCERPT_SECONDS),
    next: () => go(index + 1),
    stop,
  }
}

/** Buttons in a row; on phones each as wide as the page. */
export const PhoneRows = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    width: { base: '100%', sm: 'auto' },
    '& button': { flex: { base: '1 0 100%', sm: 'none' } },
  },
})

export function PlayInOrder({ tracks }: { tracks: readonly Track[] }) {
  const { index, start, startExcerpts, next, stop } = useSequence(tracks)
  const words = useWords('shortlist')
  const current = tracks[index]
  const first = current ? words.shortlist.stop : words.shortlist.play
  const second = current ? words.shortlist.next : fillIn(words.shortlist.excerpts, { count: EXCERPT_SECONDS })
  return (
    <PhoneRows alignItems="center" gap="{spacing.3} {spacing.4}" minHeight="12">
      {/* The same two buttons while it plays, so that the focus stays where it is. */}
      <Button onClick={current ? stop : start} aria-disabled={tracks.length === 0}>
        {current ? <Square size={18} fill="currentColor" /> : <ListMusic size={20} />}
        <span key={first}>{first}</span>
      </Button>
      {(current || tracks.length > 1) && (
        <Button variant="secondary" onClick={current ? next : startExcerpts}>
          {current ? <SkipForward size={18} fill="currentColor" /> : <Timer size={20} />}
          <span key={second}>{second}</span>
        </Button>
      )}
      {/* Always rendered, because screen readers announce only changes of an existing live region. */}
      <Now role="status">
        {current && (
          <>
            <span>{fillIn(words.shortlist.place, { place: index + 1, count: tracks.length })}</span>{' '}
            <b dir="auto">{current.artist}</b>
            <span>{`, ${current.title}`}</span>
          </>
        )}
      </Now>
    </PhoneRows>
  )
}
