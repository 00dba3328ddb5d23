/** Plays the shortlist in order and shows the current position. */
import { Box, chakra } from '@chakra-ui/react'
import { ListMusic, SkipForward, Square } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { player } from '@/components/audio/player/player'
import { Button } from '@/components/ui/controls/button'
import { Chip } from '@/components/ui/controls/chip'
import type { Track } from '@/lib/audio/player-state'
import { useWords } from '@/lib/contexts/words-context'
import { fillIn } from '@/lib/words/words'

const Control = chakra(Chip, {
  base: { minHeight: 'control', '& svg': { width: '4.5', height: '4.5', fill: 'currentColor' } },
})

const Now = chakra('p', {
  base: { textStyle: 'small', overflowWrap: 'anywhere', '& b': { fontWeight: '600' } },
})

/** Plays tracks one after another. Playing something else, or stopping the player, ends that; a pause does not. */
function useSequence(tracks: readonly Track[]) {
  const [currentId, setCurrentId] = useState<string | null>(null)
  const index = tracks.findIndex(({ id }) => id === currentId)

  function go(to: number): void {
    const track = tracks[to]
    if (track) player.play(track)
    else player.stop()
    setCurrentId(track?.id ?? null)
  }

  function stop(): void {
    player.stop()
    setCurrentId(null)
  }

  const handleEnd = useEffectEvent(() => (index < 0 ? stop() : go(index + 1)))

  useEffect(() => {
    if (currentId === null) return
    const unsubscribe = player.subscribe(() => {
      if (player.getState().track?.id !== currentId) setCurrentId(null)
    })
    const listener = ({ target }: Event) => target instanceof HTMLAudioElement && handleEnd()
    // Media events do not bubble.
    document.addEventListener('ended', listener, true)
    return () => {
      unsubscribe()
      document.removeEventListener('ended', listener, true)
    }
  }, [currentId])

  return { index, start: () => go(0), next: () => go(index + 1), stop }
}

export function PlayInOrder({ tracks }: { tracks: readonly Track[] }) {
  const { index, start, next, stop } = useSequence(tracks)
  const words = useWords('shortlist')
  const current = tracks[index]
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" gap="{spacing.3} {spacing.4}" minHeight="12">
      {current ? (
        <>
          <Control variant="panel" onClick={next}>
            <SkipForward />
            {words.shortlist.next}
          </Control>
          <Control variant="panel" onClick={stop}>
            <Square />
            {words.shortlist.stop}
          </Control>
        </>
      ) : (
        <Button onClick={start} aria-disabled={tracks.length === 0}>
          <ListMusic size={20} />
          {words.shortlist.play}
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
    </Box>
  )
}
