/** Plays the shortlist in order and shows the current position. */
import { chakra } from '@chakra-ui/react'
import { ListMusic, Pause, Play, SkipForward, Square } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { usePlayback, usePlayer } from '@/components/audio/player-context'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import type { Track } from '@/lib/audio/player-state'
import { createSequence } from '@/lib/shortlist/sequence'
import { shortlistWords } from '@/lib/words/shortlist'
import { useWords } from '@/lib/words/use-words'

const Frame = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '{spacing.3} {spacing.4}', minHeight: '12' },
})

const Control = chakra(Chip, {
  base: { minHeight: 'control', '& svg': { width: '4.5', height: '4.5', fill: 'currentColor' } },
})

const Now = chakra('p', {
  base: { textStyle: 'small', overflowWrap: 'anywhere', '& b': { fontWeight: '600' } },
})

function useSequence(tracks: readonly Track[]) {
  const player = usePlayer()
  const [sequence] = useState(() => createSequence(player))
  const current = useSyncExternalStore(sequence.subscribe, sequence.getCurrent, () => null)
  const latest = useRef(tracks)
  latest.current = tracks

  // The current voice has left the list: stop, because a card that is gone cannot be paused.
  const isGone = current !== null && !tracks.some(({ id }) => id === current.id)
  useEffect(() => {
    if (isGone) sequence.stop()
  }, [isGone, sequence])
  useEffect(() => sequence.stop, [sequence])

  return { current, start: () => sequence.start(() => latest.current), next: sequence.next, stop: sequence.stop }
}

function Controls({ current, onNext, onStop }: { current: Track; onNext: () => void; onStop: () => void }) {
  const player = usePlayer()
  const words = useWords(shortlistWords)
  const playback = usePlayback(current.id)
  const isOn = playback === 'playing' || playback === 'loading'
  return (
    <>
      <Control variant="panel" onClick={() => (isOn ? player.pause() : player.play(current))}>
        {isOn ? <Pause /> : <Play />}
        {words(isOn ? 'pause' : 'playOn')}
      </Control>
      <Control variant="panel" onClick={onNext}>
        <SkipForward />
        {words('next')}
      </Control>
      <Control variant="panel" onClick={onStop}>
        <Square />
        {words('stop')}
      </Control>
    </>
  )
}

export function PlayInOrder({ tracks }: { tracks: readonly Track[] }) {
  const { current, start, next, stop } = useSequence(tracks)
  const words = useWords(shortlistWords)
  const place = tracks.findIndex(({ id }) => id === current?.id) + 1
  return (
    <Frame>
      {current ? (
        <Controls current={current} onNext={next} onStop={stop} />
      ) : (
        <Button onClick={start} aria-disabled={tracks.length === 0}>
          <ListMusic size={20} />
          {words('play')}
        </Button>
      )}
      {/* Always rendered, because screen readers announce only changes of an existing live region. */}
      <Now role="status">
        {current && (
          <>
            {words('place', { place, count: tracks.length })} <b dir="auto">{current.artist}</b>, {current.title}
          </>
        )}
      </Now>
    </Frame>
  )
}
