/** List of what a credit can be used for. */
import { Box, chakra } from '@chakra-ui/react'
import { useEdit } from '@/components/draft/edit-context'
import { Icon } from '@/components/ui/icon'
import type { SectionOf } from '@/lib/content/section-types'

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 'clamp(20px, 2.4vw, 36px)',
    rowGap: '12px',
    mt: '12px',
    '& > li': { display: 'flex', alignItems: 'flex-start', gap: '10px', fontWeight: '600' },
    '& svg': { flexShrink: '0', width: '22px', height: '22px', mt: '2px' },
  },
})

type UsesProps = {
  heading: string | null
  uses: SectionOf<'creditPromotion'>['uses']
  titleAs: 'h2' | 'h3'
}

export function Uses({ heading, uses, titleAs }: UsesProps) {
  const edit = useEdit()
  return (
    <Box mt="24px" pt="20px" borderTop="1px solid" borderColor="line">
      {heading && (
        <Box as={titleAs} textStyle="eyebrow" color="muted" {...edit('usesHeading')}>
          {heading}
        </Box>
      )}
      <List>
        {uses.map((use) => (
          <li key={use._key} {...edit('uses', use)}>
            {use.icon && <Icon name={use.icon} />}
            <span>
              {use.title}
              {use.text && (
                <Box as="span" display="block" textStyle="small" color="muted" fontWeight="400">
                  {use.text}
                </Box>
              )}
            </span>
          </li>
        ))}
      </List>
    </Box>
  )
}
