/** A play button surrounded by the recording's peaks, drawn as a record. */
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { usePeaks } from '@/components/audio/player/use-player'
import type { Track } from '@/lib/audio/player-state'
import { groupPeaks } from '@/lib/audio/waveform'

const BARS = 64
const SIZE = 240
const INNER = 66
const REACH = 46
const REST = 3
/** Lengths are multiples of it: equal lines compress well, and a page has a dozen records. */
const STEP = 3

/** One radial line per bar, from the label outwards, each relative to its start. */
function recordPath(peaks: readonly number[]): string {
  const bars = groupPeaks(peaks, BARS)
  return bars
    .map((peak, index) => {
      const turn = ((index + 0.5) / bars.length) * 2 * Math.PI
      const loudness = Math.min(Math.max(peak, 0), 255) / 255
      const [x, y] = point(INNER, turn)
      const [endX, endY] = point(INNER + REST + Math.round((loudness * REACH) / STEP) * STEP, turn)
      const down = endY - y
      return `M${x} ${y}l${endX - x}${down < 0 ? '' : ' '}${down}`
    })
    .join('')
}

/** Clockwise from the top. */
function point(radius: number, turn: number): [x: number, y: number] {
  return [Math.round(SIZE / 2 + radius * Math.sin(turn)), Math.round(SIZE / 2 - radius * Math.cos(turn))]
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
  },
})

type RecordProps = { track: Track; children: ReactNode }

export function Record({ track, children }: RecordProps) {
  const peaks = usePeaks(track)
  return (
    <Disc>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden focusable="false">
        {peaks?.length ? <path d={recordPath(peaks)} /> : <circle cx={SIZE / 2} cy={SIZE / 2} r={INNER + REACH / 2} />}
      </svg>
      {children}
    </Disc>
  )
}
