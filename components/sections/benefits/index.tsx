/** A strip of reasons to work with the company: columns between hairlines, not cards. */
import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useEdit } from '@/components/draft/edit-context'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import type { SectionOf } from '@/lib/content/section-types'

const Strip = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(var(--columns), minmax(0, 1fr))',
    },
    columnGap: 'clamp(24px, 3vw, 40px)',
    rowGap: '40px',
  },
})

const Reason = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    pt: '20px',
    borderTop: '2px solid',
    borderColor: 'fg',
  },
})

/** Four side by side at most; five and six stand in rows of three. */
function columnsFor(count: number): number {
  return count > 4 ? 3 : Math.max(count, 1)
}

export default function BenefitsSection({ section }: { section: SectionOf<'benefits'> }) {
  const id = useId()
  const edit = useEdit()
  const { heading, items, tone, anchor } = section
  return (
    <Section tone={tone} anchor={anchor} labelledBy={heading ? id : undefined} py="clamp(48px, 6vw, 80px)">
      {heading && (
        <Box
          as="h2"
          id={id}
          textStyle="h2"
          fontSize="clamp(1.625rem, 1.3rem + 1.4vw, 2.25rem)"
          mb="28px"
          {...edit('heading')}
        >
          {heading}
        </Box>
      )}
      <Strip css={{ '--columns': columnsFor(items.length) }}>
        {items.map((item) => (
          <Reason key={item._key} {...edit('items', item)}>
            {item.icon && (
              <Box as="span" color="ok" mb="14px">
                <Icon name={item.icon} />
              </Box>
            )}
            <Box as={heading ? 'h3' : 'h2'} textStyle="h3" {...edit('items', item, 'title')}>
              {item.title}
            </Box>
            {item.text && (
              <Box as="p" color="muted" mt="8px" {...edit('items', item, 'text')}>
                {item.text}
              </Box>
            )}
          </Reason>
        ))}
      </Strip>
    </Section>
  )
}
