/** Layout as a list with hairlines: icon, name, text and link in one row each. */
import { Box, chakra } from '@chakra-ui/react'
import { ActionLink } from '@/components/content/actions'
import { useEdit } from '@/components/draft/edit-context'
import { Icon } from '@/components/ui/icon'
import { cardTarget, type LayoutProps } from './card'

const List = chakra('ul', { base: { borderTop: '2px solid', borderColor: 'fg' } })

const Row = chakra('li', {
  base: {
    ...cardTarget,
    display: 'grid',
    gridTemplateColumns: { base: '32px minmax(0, 1fr)', sm: '32px minmax(0, 1fr) auto' },
    alignItems: 'start',
    columnGap: 'clamp(14px, 1.6vw, 24px)',
    py: 'clamp(18px, 1.8vw, 26px)',
    borderBottom: '1px solid',
    borderColor: 'line',
  },
})

export function CardList({ cards, titleAs }: LayoutProps) {
  const edit = useEdit()
  return (
    <List>
      {cards.map((card) => (
        <Row key={card._key} {...edit('cards', card)}>
          <Box as="span" color="ok" pt="2px">
            {card.icon && <Icon name={card.icon} />}
          </Box>
          <div>
            <Box as={titleAs} textStyle="h3" {...edit('cards', card, 'title')}>
              {card.title}
            </Box>
            {card.text && (
              <Box as="p" color="muted" mt="4px" maxWidth="52ch" {...edit('cards', card, 'text')}>
                {card.text}
              </Box>
            )}
          </div>
          {card.action && (
            <Box gridColumn={{ base: '2', sm: '3' }} mt={{ smDown: '4px' }}>
              <ActionLink action={card.action} look="text" about={card.title} editing={edit('cards', card, 'action')} />
            </Box>
          )}
        </Row>
      ))}
    </List>
  )
}
