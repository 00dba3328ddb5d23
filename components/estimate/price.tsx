/** The price: as given, with the GST-inclusive total in the same size, and a meter that fills as choices are made. */
import { Box, chakra } from '@chakra-ui/react'
import { Button } from '@/components/ui/controls/button'
import { FORCED_COLORS } from '@/components/ui/media'
import { VisuallyHidden } from '@/components/ui/text/visually-hidden'
import { useWords } from '@/lib/contexts/words-context'
import { formatMoney, withGst } from '@/lib/estimate/money'
import type { Missing } from './use-estimate'

type PriceProps = {
  /** Dollars without GST; null is shown as $0. */
  amount: number | null
  isPending: boolean
  missing: Missing
  /** Shown while choices are missing. */
  emptyHint: string | null
  onRetry(): void
  /** Within a panel of any window, or as large as the window allows. */
  size?: 'small' | 'large'
}

/** Instead of the amount with GST: what is missing for it. That the price is missing is announced; the first hint stands from the start. */
function Hint({ isPending, missing, emptyHint, onRetry }: Omit<PriceProps, 'amount' | 'size'>) {
  const words = useWords('estimator')
  const text = missing === 'failed' ? words.estimator.unavailable : missing === 'price' ? words.estimator.noPrice : null
  return (
    <Box
      color="muted"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      textStyle={{ base: 'tiny', lg: 'body' }}
    >
      {missing === 'choices' && emptyHint && <p>{emptyHint}</p>}
      <p aria-live="polite">{text && <span key={text}>{text}</span>}</p>
      {missing === 'failed' && (
        <Button variant="text" py="0" fontSize="inherit" aria-disabled={isPending} onClick={onRetry}>
          {words.estimator.retry}
        </Button>
      )}
    </Box>
  )
}

const Figure = chakra('span', {
  base: {
    textStyle: 'figure',
    whiteSpace: 'nowrap',
  },
  variants: {
    size: {
      small: { fontSize: '1.75rem' },
      large: { fontSize: { base: '1.375rem', lg: 'clamp(2.75rem, 1.9rem + 3.4vw, 4.25rem)' } },
    },
  },
})

/** An empty slot for a price. */
const NO_PRICE = { px: '0.25em', border: '2px dashed', borderRadius: 'field' }

const Line = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: { base: '1.5', lg: '2.5' } },
})

const Unit = chakra('span', {
  base: { fontWeight: '600' },
  variants: { size: { small: { fontSize: '1rem' }, large: { fontSize: { base: '0.875rem', lg: '1.25rem' } } } },
})

/** Keeps its height when the price comes. */
const Amounts = chakra('div', {
  base: { display: 'grid' },
  variants: {
    size: {
      small: { alignContent: 'start', minHeight: '4.75rem' },
      large: {
        // Takes most of the remaining width, so that its lines do not wrap.
        flex: { base: '9 1 9.375rem', lg: 'none' },
        alignContent: { base: 'center', lg: 'start' },
        rowGap: { base: '1', lg: '3' },
        minHeight: { base: '14', lg: 'clamp(6.5rem, 5.25rem + 6.8vw, 10.5rem)' },
      },
    },
  },
})

export function Price({ amount, size = 'large', ...hint }: PriceProps) {
  const { isPending } = hint
  const words = useWords('estimator')
  return (
    <Amounts size={size} aria-busy={isPending}>
      <VisuallyHidden aria-live="polite" aria-atomic>
        {amount !== null &&
          `Estimate: ${formatMoney(amount)} ${words.estimator.plusGst}, ${formatMoney(withGst(amount))} ${words.estimator.withGst}`}
      </VisuallyHidden>
      {/* $0 before there is a price is not one. */}
      <Line color={amount === null ? 'muted' : undefined}>
        <Figure
          size={size}
          color={amount === null ? 'edge' : undefined}
          css={amount === null ? NO_PRICE : undefined}
          opacity={isPending ? '0.5' : '1'}
          transform={isPending ? 'translateY(3px)' : 'none'}
          transition="opacity {durations.slow} ease-out, transform {durations.slow} ease-out"
          _motionReduce={{ transform: 'none' }}
        >
          {formatMoney(amount ?? 0)}
        </Figure>
        <Unit size={size}>{words.estimator.plusGst}</Unit>
      </Line>
      {amount === null ? (
        <Hint {...hint} />
      ) : (
        <Line>
          <Figure size={size}>{formatMoney(withGst(amount))}</Figure>
          <Unit size={size}>{words.estimator.withGst}</Unit>
        </Line>
      )}
    </Amounts>
  )
}

/** Heights of the meter's bars in percent: the waveform of a spoken word. */
const BARS = [
  24, 40, 62, 48, 30, 54, 82, 96, 70, 44, 28, 50, 74, 100, 86, 58, 36, 22, 46, 68, 90, 76, 52, 34, 60, 80, 56, 38, 26,
  18,
]

const Bar = chakra('span', {
  base: {
    flex: '1',
    maxWidth: '1.5',
    borderRadius: 'pill',
    bg: 'line',
    transition: 'background-color {durations.slow} ease-out',
    '&[data-lit=true]': { bg: 'ochre' },
    [FORCED_COLORS]: { forcedColorAdjust: 'none', bg: 'GrayText', '&[data-lit=true]': { bg: 'Highlight' } },
  },
})

/** @param share fraction of the questions that have been answered, 0 to 1 */
export function Meter({ share }: { share: number }) {
  return (
    <Box
      aria-hidden
      display="flex"
      flex={{ base: '1 0 100%', lg: 'none' }}
      alignItems="center"
      justifyContent="space-between"
      gap={{ base: '3px', lg: '1' }}
      height={{ base: '4', lg: '14' }}
    >
      {BARS.map((height, index) => (
        <Bar
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
          key={index}
          data-lit={index < share * BARS.length}
          style={{ height: `${height}%`, transitionDelay: `${(index % 10) * 15}ms` }}
        />
      ))}
    </Box>
  )
}
