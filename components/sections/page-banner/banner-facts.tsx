/** Up to three figures in a row, each with a label. */
import { chakra } from '@chakra-ui/react'
import { useEdit } from '@/components/draft/edit-context'
import type { SectionOf } from '@/lib/content/section-types'

const Row = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(132px, max-content))',
    columnGap: '28px',
    rowGap: '20px',
    mt: { base: '28px', md: '36px' },
  },
})

const Fact = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '6px',
    maxWidth: '200px',
    pl: '16px',
    borderLeft: '4px solid',
    borderColor: 'accent',
    '&:nth-of-type(2)': { borderColor: 'ok' },
    '&:nth-of-type(3)': { borderColor: 'link' },
  },
})

/** Renders nothing without facts; skips facts without a figure or a label. */
export function BannerFacts({ facts }: Pick<SectionOf<'pageBanner'>, 'facts'>) {
  const edit = useEdit()
  const whole = facts.filter(({ value, label }) => value && label)
  if (whole.length === 0) return null
  return (
    <Row>
      {whole.map((fact) => (
        <Fact key={fact._key} {...edit('facts', fact)}>
          <chakra.dt textStyle="small" color="muted">
            {fact.label}
          </chakra.dt>
          <chakra.dd textStyle="figure" fontSize="clamp(1.5rem, 1.25rem + 0.9vw, 2rem)">
            {fact.value}
          </chakra.dd>
        </Fact>
      ))}
    </Row>
  )
}
