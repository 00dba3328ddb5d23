/** Up to three figures in a row, each with a label. */
import { chakra } from '@chakra-ui/react'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'

const Row = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: { base: '7', lg: '4', xl: '7' },
    rowGap: '5',
    mt: { base: '7', md: '9' },
  },
})

const Fact = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '1.5',
    flex: { base: '1 1 8.25rem', lg: '1 1 7.5rem' },
    maxWidth: '12.5rem',
    pl: '4',
    borderLeft: '4px solid {colors.accent}',
    '&:nth-of-type(2)': { borderColor: 'ok' },
    '&:nth-of-type(3)': { borderColor: 'link' },
  },
})

/** Maximum length of a figure that is not broken, in characters: such as "12+ months". */
const FIGURE_LENGTH = 10

export function BannerFacts({ facts }: Pick<SectionOf<'pageBanner'>, 'facts'>) {
  const edit = useEdit()
  return (
    <Row>
      {facts.map((fact) => (
        <Fact key={fact._key} {...edit('facts', fact)}>
          <chakra.dt textStyle="small" color="muted">
            {fact.label}
          </chakra.dt>
          <chakra.dd
            textStyle="figure"
            fontSize="clamp(1.5rem, 1.25rem + 0.9vw, 2rem)"
            whiteSpace={fact.value.length <= FIGURE_LENGTH ? 'nowrap' : undefined}
          >
            {fact.value}
          </chakra.dd>
        </Fact>
      ))}
    </Row>
  )
}
