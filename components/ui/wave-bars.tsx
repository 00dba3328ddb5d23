/** The house's ornament: a row of rounded waveform bars, drawn as one path in the current colour. Decoration only. */
import { chakra } from '@chakra-ui/react'

const PITCH = 12
const BAR = 6
const HEIGHT = 96

function barsPath(heights: readonly number[], seat: 'middle' | 'bottom'): string {
  return heights
    .map((height, index) => {
      const x = index * PITCH + PITCH / 2
      // Round caps reach half a bar beyond both ends.
      const length = Math.max(height * HEIGHT - BAR, 0.01)
      const top = seat === 'middle' ? (HEIGHT - length) / 2 : HEIGHT - BAR / 2 - length
      return `M${x} ${Math.round(top * 10) / 10}v${Math.round(length * 100) / 100}`
    })
    .join('')
}

const Drawing = chakra('svg', { base: { display: 'block', color: 'inherit' } })

type WaveBarsProps = {
  /** From 0 to 1, left to right. */
  heights: readonly number[]
  /** Whether bars grow from the middle or stand on the ground. */
  seat?: 'middle' | 'bottom'
  /** SVG's own rule for a box of another shape; by default bars keep their shape and the right end is cut off. */
  fit?: string
  width?: string
  height?: string
}

export function WaveBars({
  heights,
  seat = 'middle',
  fit = 'xMinYMid slice',
  width = '100%',
  height = '96px',
}: WaveBarsProps) {
  return (
    <Drawing
      viewBox={`0 0 ${heights.length * PITCH} ${HEIGHT}`}
      preserveAspectRatio={fit}
      css={{ width, height }}
      aria-hidden
      focusable="false"
    >
      <path d={barsPath(heights, seat)} stroke="currentColor" strokeWidth={BAR} strokeLinecap="round" fill="none" />
    </Drawing>
  )
}
