/**
 * Display of the stopwatch: the time, and the seconds of the minute as bars of a waveform. The only component that
 * renders on each tick.
 */
import { Box, chakra } from '@chakra-ui/react'
import { type CSSProperties, memo, useEffect, useState } from 'react'
import { FORCED_COLORS } from '@/components/ui/media'
import { WaveBars } from '@/components/ui/pictures/wave-bars'
import { waveHeights } from '@/lib/audio/wave'
import { useWords } from '@/lib/contexts/words-context'
import { elapsed, isRunning, type Stopwatch, TICK } from '@/lib/stopwatch/stopwatch'
import { figuresOf, timeOf } from '@/lib/stopwatch/time'
import { fillIn } from '@/lib/words/words'

const UNITS = ['hours', 'minutes', 'seconds', 'hundredths'] as const

/** Widths in the display typeface, in em: a digit, and a colon with its spacing. */
const FIGURE = 0.64
const COLON = 0.3

const Figures = chakra('div', {
  base: {
    display: 'flex',
    // Wraps only where a visitor has set wider letters.
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    textStyle: 'figure',
    // As large as the width allows, however many hours there are, and never taller than a low window.
    fontSize: 'min(calc(100cqi / var(--ems)), 46vh)',
    letterSpacing: '0',
    '& > span': { position: 'relative', paddingBottom: 'max(0.12em, 1.5rem)' },
    '& > span[data-unit=colon]': { color: 'muted' },
    '& > span[data-still]': { color: 'muted' },
    // Hours that a spot does not take are half as large, on the same baseline.
    '& > [data-unit=hours][data-still] > span': {
      position: 'relative',
      top: '0.35em',
      fontSize: '0.5em',
      lineHeight: '2',
    },
    '& small': {
      position: 'absolute',
      // On narrow phones the longest is a little wider than its digits.
      insetInline: '-1em',
      bottom: '0',
      textStyle: 'tiny',
      fontSize: 'min(0.8125rem, 4.2cqi)',
      whiteSpace: 'nowrap',
      fontFamily: 'text',
      fontWeight: '500',
      color: 'muted',
      textAlign: 'center',
    },
  },
})

const Minute = chakra('div', {
  base: {
    position: 'relative',
    mt: 'clamp(1.25rem, 3vw, 2.25rem)',
    overflow: 'hidden',
    color: 'color-mix(in srgb, currentColor 24%, transparent)',
    '& > div': { position: 'absolute', inset: '0', color: 'accent' },
    [FORCED_COLORS]: { forcedColorAdjust: 'none', color: 'GrayText', '& > div': { color: 'Highlight' } },
  },
})

/** Minimum height, so that no bar is invisible. */
const BARS = waveHeights(60, 0.8, 1, 4).map((height) => 0.3 + 0.7 * height)
const BARS_HEIGHT = 72

/** One bar per second, with marks at common spot lengths. Decorative. */
const MinuteBars = memo(function MinuteBars({ seconds }: { seconds: number }) {
  const words = useWords('stopwatch')
  return (
    <div aria-hidden>
      <Minute>
        <WaveBars heights={BARS} height={BARS_HEIGHT} width="100%" />
        <div style={{ clipPath: `inset(0 ${100 - (seconds / 60) * 100}% 0 0)` }}>
          <WaveBars heights={BARS} height={BARS_HEIGHT} width="100%" />
        </div>
      </Minute>
      <Box
        display="grid"
        gridTemplateColumns="repeat(4, 1fr)"
        mt="2"
        textStyle="tiny"
        color="muted"
        textAlign="right"
        fontVariantNumeric="tabular-nums"
      >
        {[15, 30, 45, 60].map((mark) => (
          <span key={mark}>{fillIn(words.stopwatch.mark, { seconds: mark })}</span>
        ))}
      </Box>
    </div>
  )
})

export function Face({ stopwatch }: { stopwatch: Stopwatch }) {
  const [now, setNow] = useState(0)
  const words = useWords('stopwatch')
  const isTicking = isRunning(stopwatch)

  useEffect(() => {
    if (!isTicking) return
    const timer = setInterval(() => setNow(performance.now()), TICK)
    return () => clearInterval(timer)
  }, [isTicking])

  const milliseconds = elapsed(stopwatch, now)
  const figures = figuresOf(milliseconds)
  const { seconds } = timeOf(milliseconds)
  // Leading zeros are muted, so that the significant digits are legible from a distance.
  const first = figures.findIndex((figure, index) => index > 1 || Number(figure) > 0)
  const widths = figures.map((figure, index) => figure.length * FIGURE * (index === 0 && first > 0 ? 0.5 : 1))
  const ems = widths.reduce((sum, width) => sum + width, 3 * COLON)
  const style: CSSProperties & { '--ems': number } = { '--ems': ems }
  return (
    <Box containerType="inline-size">
      <Figures role="timer" aria-label="Elapsed time" style={style}>
        {UNITS.map((unit, index) => [
          index > 0 && (
            <span key={`before-${unit}`} data-unit="colon">
              :
            </span>
          ),
          <span key={unit} data-unit={unit} data-still={index < first || undefined}>
            <span>{figures[index]}</span>
            <small aria-hidden>{words.stopwatch[unit]}</small>
          </span>,
        ])}
      </Figures>
      <MinuteBars seconds={seconds} />
    </Box>
  )
}
