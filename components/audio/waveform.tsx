/**
 * A sample's drawing with a native range input over it, which makes it the seek bar.
 *
 * It is the bower of the sample's real peaks, drawn as one path; without peaks it is a row of tents until they have been computed. `--voice`,
 * inherited from the container, fills the played portion. Without JavaScript it is replaced by the browser's own audio controls.
 */
import { chakra } from '@chakra-ui/react'
import type { ChangeEvent, CSSProperties, KeyboardEvent } from 'react'
import { memo } from 'react'
import { BOWER_HEIGHT, BOWER_PITCH, bowerPath, bowerSticks } from '@/lib/audio/bower'
import type { Track } from '@/lib/audio/player-state'
import { timeText } from '@/lib/audio/time'
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
  variants: {
    height: {
      slim: { height: '7' },
      regular: { height: '13' },
      tall: { height: '16' },
      row: { height: { base: '9', md: '12' } },
      large: { '--bar': { md: '4px' }, height: { base: '24', md: '8rem' } },
    },
  },
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
    strokeLinejoin: 'round',
    pointerEvents: 'none',
    // Of a voice. No more specific than the rest, so that forced colours win. After a leading colon Emotion would add the drawing itself.
    '*:where([data-tint]) > &': {
      stroke:
        'color-mix(in srgb, color-mix(in oklch, var(--voice) 60%, var(--tint, {colors.coral})) 68%, {colors.white})',
    },
    '*:where([data-tint=teal]) > &': { '--tint': '{colors.teal}' },
    '*:where([data-tint=satin]) > &': { '--tint': '{colors.satin}' },
    '*:where([data-tint=ochre]) > &': { '--tint': 'color-mix(in srgb, {colors.ochre} 75%, {colors.ink})' },
    '&[data-played]': { stroke: 'var(--voice)' },
  },
})

/** Clips the drawing to the played portion. Browsers report the time four times a second; the transition smooths it. */
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

type BowerProps = { peaks: readonly number[] | null; bars: number; isPlayed?: true }

/** Rendered once: time updates only change the clip around it. */
const Bower = memo(function Bower({ peaks, bars, isPlayed }: BowerProps) {
  const sticks = bowerSticks(peaks, bars)
  return (
    <Drawing
      viewBox={`0 0 ${sticks.length * BOWER_PITCH} ${BOWER_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      data-played={isPlayed}
    >
      <path d={bowerPath(sticks)} vectorEffect="non-scaling-stroke" />
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
  /** Maximum number of sticks. */
  bars?: number
  /** `row` in a list of rows, `large` where the drawing is the page's own. */
  height?: 'slim' | 'row' | 'regular' | 'tall' | 'large'
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
    <Frame height={height} data-track-id={track.id} data-tint={track.tint}>
      <Bower peaks={drawn} bars={bars} />
      {isCurrent && (
        <PlayedPart style={played(position)}>
          <Bower peaks={drawn} bars={bars} isPlayed />
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
