/** Layout of wide cards, two in a row, each with its icon on the left and its button below the text. */
import { Box, chakra } from '@chakra-ui/react'
import { Icon } from '@/components/content/icon'
import { useEdit } from '@/lib/contexts/edit-context'
import { CardWords, cardTarget, type LayoutProps } from './card'

const Card = chakra('li', {
  base: {
    ...cardTarget,
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
    columnGap: 'clamp(1.25rem, 2.4vw, 2rem)',
    rowGap: '4',
    bg: 'panel',
    borderRadius: 'card',
    p: 'clamp({spacing.6}, 2.6vw, {spacing.9})',
  },
})

export function CardMenu({ cards, tone }: LayoutProps) {
  const edit = useEdit()
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      gap="3-5"
    >
      {cards.map((card) => (
        <Card key={card._key} {...edit('cards', card)}>
          {card.icon && (
            <Box
              data-tone={tone === 'ochre' ? 'mint' : 'ochre'}
              as="span"
              display="grid"
              placeItems="center"
              width="16"
              height="16"
              borderRadius="pill"
              bg="bg"
              color="fg"
            >
              <Icon name={card.icon} />
            </Box>
          )}
          <Box gridColumn={{ sm: '2' }}>
            <CardWords card={card} />
          </Box>
        </Card>
      ))}
    </chakra.ul>
  )
}
