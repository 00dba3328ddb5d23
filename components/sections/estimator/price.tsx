/** The price: as given, with GST just as large, and a row of bars that fills as choices are made. */
import { Box, chakra } from '@chakra-ui/react'
import { formatMoney, withGst } from '@/lib/estimate/money'

type PriceProps = {
  /** Dollars without GST; null is shown as $0. */
  amount: number | null
  isPending: boolean
  /** Shown while there is no estimate and none is on its way. */
  emptyHint: string | null
}

const Figure = chakra('span', {
  base: { textStyle: 'figure', fontSize: 'clamp(2.75rem, 1.9rem + 3.4vw, 4.25rem)', whiteSpace: 'nowrap' },
})

const Line = chakra('p', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '10px' } })

export function Price({ amount, isPending, emptyHint }: PriceProps) {
  return (
    <Box
      aria-live="polite"
      aria-atomic
      aria-busy={isPending}
      display="grid"
      alignContent="start"
      rowGap="12px"
      minHeight="clamp(104px, 84px + 6.8vw, 168px)"
    >
      <Line>
        <Figure
          opacity={isPending ? '0.5' : '1'}
          transform={isPending ? 'translateY(3px)' : 'none'}
          transition="opacity 200ms ease-out, transform 200ms ease-out"
          _motionReduce={{ transition: 'none', transform: 'none' }}
        >
          {formatMoney(amount ?? 0)}
        </Figure>
        <chakra.span fontWeight="600" fontSize="1.25rem">
          + GST
        </chakra.span>
      </Line>
      {amount === null ? (
        !isPending && emptyHint && <chakra.p color="muted">{emptyHint}</chakra.p>
      ) : (
        <Line>
          <Figure>{formatMoney(withGst(amount))}</Figure>
          <chakra.span fontWeight="600" fontSize="1.25rem">
            including GST
          </chakra.span>
        </Line>
      )}
    </Box>
  )
}

/** Heights of the meter's bars in percent: a spoken word, drawn once. */
const BARS = [
  24, 40, 62, 48, 30, 54, 82, 96, 70, 44, 28, 50, 74, 100, 86, 58, 36, 22, 46, 68, 90, 76, 52, 34, 60, 80, 56, 38, 26,
  18,
]

const Bar = chakra('span', {
  base: {
    flex: '1',
    maxWidth: '6px',
    borderRadius: 'pill',
    bg: 'line',
    transition: 'background-color 250ms ease-out',
    _motionReduce: { transition: 'none' },
    '&[data-lit=true]': { bg: 'ochre' },
  },
})

/** @param share how much of what is asked has been chosen, 0 to 1 */
export function Meter({ share }: { share: number }) {
  return (
    <Box aria-hidden display="flex" alignItems="center" gap="4px" height="56px">
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
