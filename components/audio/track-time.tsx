/**
 * Duration of a sample, and the position while it is the current track. Visual only: the slider exposes the same
 * values.
 */
import { chakra } from '@chakra-ui/react'
import type { Track } from '@/lib/audio/player-state'
import { formatLength, formatTime } from '@/lib/audio/time'
import { useTrack } from './player/use-player'

const Figures = chakra('span', {
  base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', '& b': { fontWeight: '600', color: 'fg' } },
})

export function TrackTime({ track }: { track: Track }) {
  const { isCurrent, currentTime, duration } = useTrack(track.id)
  const length = duration || track.seconds || 0
  if (!isCurrent && length === 0) return null
  return (
    <Figures aria-hidden>
      {isCurrent && <b>{formatTime(currentTime)}</b>}
      {length > 0 && <span>{`${isCurrent ? ' / ' : ''}${formatLength(length)}`}</span>}
    </Figures>
  )
}
