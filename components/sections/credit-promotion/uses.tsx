/** List of what a credit can be used for. */
import { Box, chakra } from '@chakra-ui/react'
import { EditableText } from '@/components/ui/editable-text'
import { Icon } from '@/components/ui/icon'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/draft/edit-context'

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 'clamp(1.25rem, 2.4vw, 2.25rem)',
    rowGap: '3',
    mt: '3',
    '& > li': { display: 'flex', alignItems: 'flex-start', gap: '2.5', fontWeight: '600' },
    '& svg': { flexShrink: '0', width: '5.5', height: '5.5', mt: '0.5' },
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
    <Box mt="6" pt="5" borderTop="1px solid {colors.line}">
      <EditableText as={titleAs} textStyle="eyebrow" color="muted" field="usesHeading">
        {heading}
      </EditableText>
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
