/**
 * A play button surrounded by the recording's peaks, drawn as a record and filled clockwise during playback.
 * Decorative: the slider of the waveform below exposes the same value.
 */
import { chakra } from '@chakra-ui/react'
import { memo, type ReactNode } from 'react'
import { usePeaks, useTrack } from '@/components/audio/player-context'
import type { Track } from '@/lib/audio/player-state'
import { groupPeaks } from '@/lib/audio/waveform'

const BARS = 64
const SIZE = 240
const INNER = 66
const REACH = 46
const REST = 3

/** One radial line per bar, from the label outwards. */
function recordPath(peaks: readonly number[]): string {
  const bars = groupPeaks(peaks, BARS)
  return bars
    .map((peak, index) => {
      const turn = ((index + 0.5) / bars.length) * 2 * Math.PI
      const outer = INNER + REST + (Math.min(Math.max(peak, 0), 255) / 255) * REACH
      return `M${point(INNER, turn)}L${point(outer, turn)}`
    })
    .join('')
}

/** Rounds a position from 0 to 1 to whole bars. */
function wholeBars(position: number): string {
  return (Math.round(position * BARS) / BARS).toFixed(4)
}

/** Clockwise from the top. */
function point(radius: number, turn: number): string {
  return `${Math.round(SIZE / 2 + radius * Math.sin(turn))} ${Math.round(SIZE / 2 - radius * Math.cos(turn))}`
}

const Disc = chakra('div', {
  base: {
    position: 'relative',
    gridArea: 'record',
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    maxWidth: '15.5rem',
    aspectRatio: '1',
    mx: 'auto',
    '& > button': { mdDown: { width: '15', height: '15' } },
    '& > svg': {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      fill: 'none',
      stroke: 'var(--wave)',
      strokeWidth: '4.5px',
      strokeLinecap: 'round',
      pointerEvents: 'none',
    },
    '& > svg[data-played]': { stroke: 'fg' },
  },
})

const Bars = memo(function Bars({ peaks }: { peaks: readonly number[] | null }) {
  return peaks?.length ? <path d={recordPath(peaks)} /> : <circle cx={SIZE / 2} cy={SIZE / 2} r={INNER + REACH / 2} />
})

type RecordProps = { track: Track; children: ReactNode }

export function Record({ track, children }: RecordProps) {
  const { isCurrent, position } = useTrack(track.id)
  const drawn = usePeaks(track)
  const viewBox = `0 0 ${SIZE} ${SIZE}`
  return (
    <Disc>
      <svg viewBox={viewBox} aria-hidden focusable="false">
        <Bars peaks={drawn} />
      </svg>
      {isCurrent && (
        <svg
          viewBox={viewBox}
          aria-hidden
          focusable="false"
          data-played=""
          style={{ maskImage: `conic-gradient(black ${wholeBars(position)}turn, transparent 0)` }}
        >
          <Bars peaks={drawn} />
        </svg>
      )}
      {children}
    </Disc>
  )
}
