/** Layout of benefits in columns between hairlines. */
import { chakra } from '@chakra-ui/react'
import { useEdit } from '@/lib/draft/edit-context'
import { type BenefitsProps, BenefitWords } from './benefit'

const Strip = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(var(--columns), minmax(0, 1fr))',
    },
    columnGap: '6-10',
    rowGap: '10',
  },
})

const Reason = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    pt: '5',
    borderTop: '2px solid {colors.fg}',
  },
})

/** At most four columns; five and six benefits wrap into rows of three. */
function columnsFor(count: number): number {
  return count > 4 ? 3 : Math.max(count, 1)
}

export function BenefitStrip({ items, titleAs }: BenefitsProps) {
  const edit = useEdit()
  return (
    <Strip css={{ '--columns': columnsFor(items.length) }}>
      {items.map((item) => (
        <Reason key={item._key} {...edit('items', item)}>
          <BenefitWords item={item} titleAs={titleAs} />
        </Reason>
      ))}
    </Strip>
  )
}
