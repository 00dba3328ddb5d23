/** Text of one benefit. */
import { Box } from '@chakra-ui/react'
import { EditableText } from '@/components/ui/editable-text'
import { Icon } from '@/components/ui/icon'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/draft/edit-context'

export type Benefit = SectionOf<'benefits'>['items'][number]

export type BenefitsProps = {
  items: readonly Benefit[]
  /** Heading level of the benefits' titles. */
  titleAs: 'h2' | 'h3'
}

type BenefitWordsProps = { item: Benefit; titleAs: 'h2' | 'h3'; iconSize?: number }

export function BenefitWords({ item, titleAs, iconSize }: BenefitWordsProps) {
  const edit = useEdit()
  return (
    <>
      {item.icon && (
        <Box as="span" color="ok" mb="3.5">
          <Icon name={item.icon} size={iconSize} />
        </Box>
      )}
      <Box as={titleAs} textStyle="h3" {...edit('items', item, 'title')}>
        {item.title}
      </Box>
      <EditableText color="muted" mt="2" field={['items', item, 'text']}>
        {item.text}
      </EditableText>
    </>
  )
}
