/** Layout of wide cards, two in a row, each with its icon on the left and its button below the text. */
import { Box, chakra } from '@chakra-ui/react'
import { useEdit } from '@/components/draft/edit-context'
import { Icon } from '@/components/ui/icon'
import { CardWords, cardTarget, type LayoutProps } from './card'

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: 'clamp(12px, 1.4vw, 20px)',
  },
})

const Card = chakra('li', {
  base: {
    ...cardTarget,
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
    columnGap: 'clamp(20px, 2.4vw, 32px)',
    rowGap: '16px',
    bg: 'panel',
    borderRadius: 'card',
    p: 'clamp(24px, 2.6vw, 36px)',
  },
})

const Sign = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '64px',
    height: '64px',
    borderRadius: 'pill',
    bg: 'bg',
    color: 'fg',
  },
})

export function CardMenu({ cards, tone, titleAs }: LayoutProps) {
  const edit = useEdit()
  return (
    <Grid>
      {cards.map((card) => (
        <Card key={card._key} {...edit('cards', card)}>
          {card.icon && (
            <Sign data-tone={tone === 'ochre' ? 'mint' : 'ochre'}>
              <Icon name={card.icon} />
            </Sign>
          )}
          <Box gridColumn={{ sm: '2' }}>
            <CardWords card={card} titleAs={titleAs} />
          </Box>
        </Card>
      ))}
    </Grid>
  )
}
