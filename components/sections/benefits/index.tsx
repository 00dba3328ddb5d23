/**
 * Section with reasons to work with the company: columns between hairlines, or tiles that resemble a waveform, whose top
 * edges are staggered on wide screens while their bottom edges are aligned.
 */

import { Box, chakra } from '@chakra-ui/react'
import { ContentSection, SectionTitle } from '@/components/content/content-section'
import { EditableText } from '@/components/content/editable-text'
import { Icon } from '@/components/content/icon'
import type { SectionOf, Tone } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'

const TONES: readonly Tone[] = ['ochre', 'mint', 'ink', 'blush', 'white', 'cream']
/** Top offsets of four tiles, in pixels. */
const STEPS = [72, 0, 40, 104]

const Benefit = chakra('li', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
  variants: {
    layout: {
      strip: { pt: '5', borderTop: '2px solid {colors.fg}' },
      tiles: {
        layerStyle: 'card',
        p: 'clamp(1.5rem, 2vw, 2rem)',
        minHeight: { lg: '18.75rem' },
        '& > span': { mb: '7-16' },
        '& > :is(h2, h3)': { mt: 'auto' },
      },
    },
  },
})

/** At most four columns; five and six benefits of a strip wrap into rows of three. */
function columnsFor(count: number, isTiled: boolean): number {
  return count > 4 && !isTiled ? 3 : Math.min(count, 4)
}

export default function BenefitsSection({ section }: { section: SectionOf<'benefits'> }) {
  const edit = useEdit()
  const { heading, items, tone } = section
  const isTiled = section.layout === 'tiles'
  const tones = TONES.filter((other) => other !== tone)
  return (
    <ContentSection section={section} py={isTiled ? undefined : '12-20'}>
      <SectionTitle
        section={section}
        mb="7"
        {...(isTiled ? { maxWidth: '13.3em' } : { fontSize: 'min(13vw, clamp(1.625rem, 1.3rem + 1.4vw, 2.25rem))' })}
      />
      <Box
        as="ul"
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          [isTiled ? 'sm' : 'md']: 'repeat(2, minmax(0, 1fr))',
          lg: `repeat(${columnsFor(items.length, isTiled)}, minmax(0, 1fr))`,
        }}
        {...(isTiled ? { gap: '3-5' } : { columnGap: '6-10', rowGap: '10' })}
      >
        {items.map((item, index) => (
          <Benefit
            key={item._key}
            layout={isTiled ? 'tiles' : 'strip'}
            {...(isTiled && {
              'data-tone': tones[index % tones.length],
              mt: { lg: `${STEPS[index] ?? 0}px` },
            })}
            {...edit('items', item)}
          >
            {item.icon && (
              <Box as="span" color="ok" mb="3.5">
                <Icon name={item.icon} size={isTiled ? 40 : undefined} />
              </Box>
            )}
            <Box as={heading ? 'h3' : 'h2'} textStyle="h3" {...edit('items', item, 'title')}>
              {item.title}
            </Box>
            <EditableText color="muted" mt="2" field={['items', item, 'text']}>
              {item.text}
            </EditableText>
          </Benefit>
        ))}
      </Box>
    </ContentSection>
  )
}
