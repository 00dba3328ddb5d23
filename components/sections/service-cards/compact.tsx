/** Layout as a list with hairlines: icon, name, text and link in one row each. */
import { Box, chakra } from '@chakra-ui/react'
import { ActionLink } from '@/components/content/actions'
import { EditableText } from '@/components/content/editable-text'
import { Icon } from '@/components/content/icon'
import { useEdit } from '@/lib/contexts/edit-context'
import { cardTarget, type LayoutProps } from './card'

const Row = chakra('li', {
  base: {
    ...cardTarget,
    display: 'grid',
    gridTemplateColumns: { base: 'min(2rem, 10vw) minmax(0, 1fr)', sm: '2rem minmax(0, 1fr) auto' },
    alignItems: 'start',
    columnGap: 'clamp(0.875rem, 1.6vw, 1.5rem)',
    py: 'clamp(1.125rem, 1.8vw, 1.625rem)',
    borderBottom: '1px solid {colors.line}',
  },
})

export function CardList({ cards }: LayoutProps) {
  const edit = useEdit()
  return (
    <chakra.ul borderTop="2px solid {colors.fg}">
      {cards.map((card) => (
        <Row key={card._key} {...edit('cards', card)}>
          <Box as="span" color="ok" pt="0.5">
            {card.icon && <Icon name={card.icon} />}
          </Box>
          <div>
            <Box as="h3" textStyle="h3" {...edit('cards', card, 'title')}>
              {card.title}
            </Box>
            <EditableText color="muted" mt="1" maxWidth="34.7em" field={['cards', card, 'text']}>
              {card.text}
            </EditableText>
          </div>
          {card.action && (
            <Box gridColumn={{ base: '2', sm: '3' }} mt={{ smDown: '1' }}>
              <ActionLink
                action={card.action}
                variant="text"
                about={card.title}
                editing={edit('cards', card, 'action')}
              />
            </Box>
          )}
        </Row>
      ))}
    </chakra.ul>
  )
}
