/** A list of short tips, numbered or ticked: beside a picture, or on a sheet of paper with a note at its corner. */

import { Box, chakra } from '@chakra-ui/react'
import { Actions } from '@/components/content/actions'
import { ContentImage } from '@/components/content/content-image'
import { ContentSection, SectionWords } from '@/components/content/content-section'
import { LOW_WINDOW } from '@/components/ui/media'
import { WaveBars } from '@/components/ui/pictures/wave-bars'
import { Columns } from '@/components/ui/section'
import { waveHeights } from '@/lib/audio/wave'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'
import { TipList } from './tip-list'

const NOTE_BARS = waveHeights(9, 1, 0.7, 4)

const Top = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: '10-18',
    rowGap: '7',
    alignItems: 'start',
  },
  variants: { hasNote: { true: { gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 25rem)' } } } },
})

const Frame = chakra('figure', {
  base: {
    borderRadius: 'card',
    overflow: 'hidden',
    position: { lg: 'sticky' },
    top: { lg: '7.5rem' },
    [LOW_WINDOW]: { position: 'static' },
    maxWidth: { base: '30rem', lg: 'none' },
    '& img': { width: '100%', height: 'auto' },
  },
  // The drawings need a light background.
  variants: { isOnDark: { true: { bg: 'cream' } } },
})

const Note = chakra('div', {
  base: { layerStyle: 'card', p: '6', '& > span': { display: 'block', mb: '4' } },
  variants: {
    isPinned: {
      // Overlaps the upper edge of the sheet, slightly rotated.
      true: { transform: { lg: 'rotate(1.6deg)' }, mt: { lg: '-22' }, mr: { lg: '-6' } },
      false: { mt: '7' },
    },
  },
})

function NoteCard({ note, isPinned }: { note: string; isPinned: boolean }) {
  const edit = useEdit()
  return (
    <Note data-tone="ochre" isPinned={isPinned}>
      <span>
        <WaveBars heights={NOTE_BARS} height={36} />
      </span>
      <chakra.p fontWeight="600" whiteSpace="pre-line" overflowWrap="anywhere" dir="auto" {...edit('note')}>
        {note}
      </chakra.p>
    </Note>
  )
}

export default function TipsSection({ section }: { section: SectionOf<'tips'> }) {
  const edit = useEdit()
  const { heading, items, marks, image, note, actions, tone } = section
  const picture = image?.url ? image : null
  const list = <TipList items={items} marks={marks} isWide={!picture} />
  const opening = (
    <div>
      <SectionWords section={section} title={{ maxWidth: '16em', overflowWrap: 'anywhere' }} />
    </div>
  )
  const buttons = <Actions actions={actions} heading={heading} mt="8" />
  return (
    <ContentSection section={section} overflow="clip">
      {picture ? (
        <Columns parts={[5, 7]} columnGap="10-24" rowGap="9" alignItems="start">
          <Frame isOnDark={tone === 'ink'} {...edit('image')}>
            <ContentImage image={picture} sizes="(min-width: 64rem) 32.5rem, (min-width: 32.5rem) 30rem, 92vw" />
          </Frame>
          <div>
            {opening}
            {list}
            {note && <NoteCard note={note} isPinned={false} />}
            {buttons}
          </div>
        </Columns>
      ) : (
        <Box
          bg="panel"
          borderRadius="card"
          p={{ base: '{spacing.6} {spacing.5}', sm: '8', lg: '{spacing.14} {spacing.16}' }}
        >
          <Top hasNote={Boolean(note)}>
            {opening}
            {note && <NoteCard note={note} isPinned />}
          </Top>
          {list}
          {buttons}
        </Box>
      )}
    </ContentSection>
  )
}
