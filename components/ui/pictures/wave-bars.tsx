/** Decorative waveform of rounded bars in the current colour. */
import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useId } from 'react'
import { linesPath } from '@/lib/audio/waveform'

/** Bar heights of a line without sound, for a strip. */
export const SILENCE = [0, 0, 0, 0]

const PITCH = 12
const BAR = 6
const HEIGHT = 96

/** Width of one bar with its gap, in pixels. */
function pitchAt(height: number): number {
  return (PITCH * height) / HEIGHT
}

const Drawing = chakra('svg', { base: { display: 'block', maxWidth: 'none', overflow: 'visible' } })

type WaveProps = {
  /** From 0 to 1, left to right. */
  heights: readonly number[]
  /** Height of the highest bar, in pixels; the bars' width and spacing follow from it. */
  height: number
}

/** Round-capped strokes, scaled so that the highest bar is `height` pixels tall. */
function Bars({ heights, height, vectorEffect }: WaveProps & { vectorEffect?: 'non-scaling-stroke' }) {
  const scale = height / HEIGHT
  const lines = heights.map((share, index) => {
    // Round caps extend half a bar's width beyond both ends.
    const half = Math.max(Math.round((share * HEIGHT - BAR) * scale) / 2, 0.5)
    return { x: (index + 0.5) * pitchAt(height), top: height / 2 - half, length: half * 2 }
  })
  return (
    <path
      d={linesPath(lines)}
      stroke="currentColor"
      strokeWidth={BAR * scale}
      strokeLinecap="round"
      vectorEffect={vectorEffect}
      fill="none"
    />
  )
}

/**
 * A waveform with its natural width; the container clips the overflow.
 * @param width CSS width, also responsive: the bars then keep their thickness and are spread over it
 */
export function WaveBars({ heights, height, width }: WaveProps & { width?: HTMLChakraProps<'svg'>['width'] }) {
  const length = heights.length * pitchAt(height)
  return (
    <Drawing
      viewBox={`0 0 ${length} ${height}`}
      preserveAspectRatio="none"
      width={width ?? `${length}px`}
      height={`${height}px`}
      aria-hidden
      focusable="false"
    >
      <Bars heights={heights} height={height} vectorEffect="non-scaling-stroke" />
    </Drawing>
  )
}

/** A waveform as wide as its container: the bars repeat as needed. */
export function WaveStrip({ heights, height }: WaveProps) {
  const id = useId()
  return (
    <Drawing width="100%" height={`${height}px`} aria-hidden focusable="false">
      <pattern id={id} width={heights.length * pitchAt(height)} height={height} patternUnits="userSpaceOnUse">
        <Bars heights={heights} height={height} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </Drawing>
  )
}
