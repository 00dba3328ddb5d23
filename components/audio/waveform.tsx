/**
 * A sample's waveform with a native range input over the bars, which makes it the seek bar.
 *
 * The bars are the sample's real peaks, drawn as one path; without peaks it is a plain bar until they have been computed. `--voice`, inherited from
 * the container, fills the played portion. Without JavaScript it is replaced by the browser's own audio controls.
 */
import { chakra } from '@chakra-ui/react'
import type { ChangeEvent, CSSProperties, KeyboardEvent } from 'react'
import { memo } from 'react'
import type { Track } from '@/lib/audio/player-state'
import { timeText } from '@/lib/audio/time'
import { groupPeaks, WAVE_HEIGHT, WAVE_PITCH, wavePath } from '@/lib/audio/waveform'
import { player } from './player/player'
import { usePeaks, useTrack } from './player/use-player'

/** Seconds per arrow key; a fraction of the whole if the duration is unknown. */
const ARROW_STEP = 1
const ARROW_PART = 0.05

const Frame = chakra('div', {
  base: {
    position: 'relative',
    width: '100%',
    borderRadius: 'sm',
    '&:focus-within:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '3px' },
    '@media (scripting: none)': { height: 'auto', '& > :not(noscript)': { display: 'none' } },
    '& audio': { position: 'relative', display: 'block', width: '100%', height: 'touch' },
  },
  variants: { height: { slim: { height: '7' }, regular: { height: '13' }, tall: { height: '16' } } },
  defaultVariants: { height: 'regular' },
})

const Drawing = chakra('svg', {
  base: {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    overflow: 'visible',
    fill: 'none',
    stroke: 'var(--wave)',
    strokeWidth: 'var(--bar)',
    strokeLinecap: 'round',
    pointerEvents: 'none',
    '&[data-played]': { stroke: 'var(--voice)' },
  },
})

const PlainBar = chakra('span', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: 'calc(50% - 3px)',
    height: '1.5',
    borderRadius: 'pill',
    bg: 'var(--wave)',
    pointerEvents: 'none',
    '&[data-played]': { bg: 'var(--voice)' },
  },
})

/** Clips the bars to the played portion. Browsers report the time four times a second; the transition smooths it. */
const played = (position: number): CSSProperties => ({
  clipPath: `inset(-4px ${((1 - position) * 100).toFixed(2)}% -4px -4px)`,
})

const Slider = chakra('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    margin: '0',
    opacity: '0',
    cursor: 'pointer',
    // The thumb would otherwise shift the position of a click.
    appearance: 'none',
    '&::-webkit-slider-runnable-track': { height: '100%' },
    '&::-webkit-slider-thumb': { appearance: 'none', width: '1px', height: '100%' },
    '&::-moz-range-thumb': { width: '1px', height: '100%', border: '0' },
  },
})

type BarsProps = { peaks: readonly number[] | null; bars: number; isPlayed?: true }

/** Rendered once: time updates only change the clip around it. */
const Bars = memo(function Bars({ peaks, bars, isPlayed }: BarsProps) {
  if (!peaks?.length) return <PlainBar data-played={isPlayed} />
  const heights = groupPeaks(peaks, bars)
  return (
    <Drawing
      viewBox={`0 0 ${heights.length * WAVE_PITCH} ${WAVE_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      data-played={isPlayed}
    >
      <path d={wavePath(heights)} vectorEffect="non-scaling-stroke" />
    </Drawing>
  )
})

const PlayedPart = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    pointerEvents: 'none',
    transition: 'clip-path 260ms linear',
    _motionReduce: { transition: 'none' },
  },
})

type WaveformProps = {
  track: Track
  /** Name of the track: the slider is labelled "Position in …". */
  name: string
  /** Maximum number of bars. */
  bars?: number
  height?: 'slim' | 'regular' | 'tall'
}

export function Waveform({ track, name, bars = 50, height }: WaveformProps) {
  const { isCurrent, position, currentTime, duration } = useTrack(track.id)
  const drawn = usePeaks(track)
  const length = duration || track.seconds || 0

  function handleChange(event: ChangeEvent<HTMLInputElement>): void {
    player.seek(Number(event.currentTarget.value) / 100, track)
  }

  // Home, End and the page keys use the native behaviour; the native arrow step would be a tenth of a per cent.
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const forward = event.key === 'ArrowRight' || event.key === 'ArrowUp'
    const back = event.key === 'ArrowLeft' || event.key === 'ArrowDown'
    if ((!forward && !back) || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const step = length > 0 ? ARROW_STEP / length : ARROW_PART
    player.seek(position + (forward ? step : -step), track)
  }

  return (
    <Frame height={height} data-track-id={track.id}>
      <Bars peaks={drawn} bars={bars} />
      {isCurrent && (
        <PlayedPart style={played(position)}>
          <Bars peaks={drawn} bars={bars} isPlayed />
        </PlayedPart>
      )}
      <Slider
        type="range"
        min={0}
        max={100}
        step={0.1}
        value={Math.round(position * 1000) / 10}
        aria-label={`Position in ${name}`}
        aria-valuetext={length > 0 || position === 0 ? timeText(currentTime, length) : `${Math.round(position * 100)}%`}
        data-keen-slider-clickable
        onChange={handleChange}
        onKeyDown={handleKeyDown}
      />
      <noscript>
        {/* biome-ignore lint/a11y/useMediaCaption: samples have no captions; their text is beside them */}
        <audio controls preload="none" src={track.url} aria-label={name} />
      </noscript>
    </Frame>
  )
}
