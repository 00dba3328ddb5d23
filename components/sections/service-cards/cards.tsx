/** Layout of three unboxed cards in a row: a picture on its own panel, text below. */
import { Box, chakra } from '@chakra-ui/react'
import { ContentImage } from '@/components/content/content-image'
import { Icon } from '@/components/content/icon'
import { NARROW_WINDOW } from '@/components/ui/media'
import { useEdit } from '@/lib/contexts/edit-context'
import { CardWords, cardTarget, type LayoutProps } from './card'

const Card = chakra('li', {
  base: {
    ...cardTarget,
    display: 'grid',
    // On phones the picture is beside the text: six full-width cards would be too long.
    gridTemplateColumns: { base: 'minmax(4.5rem, 28%) minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
    gridTemplateRows: { md: 'auto 1fr' },
    columnGap: '5',
    [NARROW_WINDOW]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '4' },
    alignItems: { base: 'start', md: 'stretch' },
    '& h3': { textDecoration: 'underline', textDecorationColor: 'transparent', textUnderlineOffset: '0.16em' },
    '&:has(a:hover) h3': { textDecorationColor: 'currentColor' },
  },
})

const Panel = chakra('figure', {
  base: {
    bg: 'bg',
    borderRadius: 'card',
    overflow: 'hidden',
    mb: { md: '5' },
    p: { base: '1', md: '4' },
    '& img': { width: '100%', aspectRatio: { base: '1', md: '8 / 5' }, objectFit: 'contain' },
  },
})

/** The panel's tone must differ from the section's. */
function panelTone(tone: LayoutProps['tone']) {
  return tone === 'cream' ? 'white' : 'cream'
}

export function CardGrid({ cards, tone }: LayoutProps) {
  const edit = useEdit()
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      }}
      columnGap="6-10"
      rowGap="clamp(2.5rem, 4vw, 3.5rem)"
    >
      {cards.map((card) => (
        <Card key={card._key} {...edit('cards', card)}>
          {card.image?.url ? (
            <Panel data-tone={panelTone(tone)} {...edit('cards', card, 'image')}>
              {/* A placeholder would stay in sight beside a contained picture. */}
              <ContentImage
                image={{ ...card.image, lqip: null }}
                sizes="(min-width: 64rem) 23.75rem, (min-width: 48rem) 46vw, 28vw"
              />
            </Panel>
          ) : (
            <Box color="ok" mb={{ md: '4' }}>
              {card.icon && <Icon name={card.icon} size={36} />}
            </Box>
          )}
          <CardWords card={card} />
        </Card>
      ))}
    </chakra.ul>
  )
}
