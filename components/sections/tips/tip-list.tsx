/** The tips on ruled lines, each with its number or tick. */
import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { EditableText } from '@/components/content/editable-text'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'

const List = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: '10-18',
    mt: '7-11',
  },
  variants: { isWide: { true: { gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }, false: {} } },
})

const Tip = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '{sizes.10} minmax(0, 1fr)',
    columnGap: '5',
    py: '5',
    borderTop: '1px solid {colors.line}',
    overflowWrap: 'anywhere',
  },
})

const Mark = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '10',
    height: '10',
    borderRadius: 'pill',
    textStyle: 'figure',
    fontSize: '1.25rem',
  },
  variants: {
    variant: {
      numbers: { bg: 'accent', color: 'onAccent' },
      ticks: { border: '2px solid {colors.ok}', color: 'ok' },
    },
  },
})

type TipListProps = {
  items: SectionOf<'tips'>['items']
  marks: SectionOf<'tips'>['marks']
  /** In two columns. */
  isWide: boolean
}

export function TipList({ items, marks, isWide }: TipListProps) {
  const edit = useEdit()
  return (
    <List as={marks === 'numbers' ? 'ol' : 'ul'} isWide={isWide}>
      {items.map((item, index) => (
        <Tip key={item._key} {...edit('items', item)}>
          <Mark variant={marks} aria-hidden>
            {marks === 'numbers' ? index + 1 : <Check size={20} strokeWidth={2.5} />}
          </Mark>
          <div>
            <EditableText as="h3" textStyle="h3" mt="1.5" dir="auto" field={['items', item, 'title']}>
              {item.title}
            </EditableText>
            <EditableText color="muted" mt="1.5" maxWidth="34.7em" dir="auto" field={['items', item, 'text']}>
              {item.text}
            </EditableText>
          </div>
        </Tip>
      ))}
    </List>
  )
}
