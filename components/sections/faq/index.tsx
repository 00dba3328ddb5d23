/**
 * FAQ: independent disclosures of questions and answers.
 *
 * Numbered, they are a process: large numerals and a waveform that grows from step to step. Otherwise the heading is
 * sticky beside them, with a note for visitors whose question is not listed.
 */

import { Box, chakra } from '@chakra-ui/react'
import { Actions } from '@/components/content/actions'
import { ContentSection, SectionWords } from '@/components/content/content-section'
import { EditableText } from '@/components/content/editable-text'
import { LOW_WINDOW } from '@/components/ui/media'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'
import { FaqQuestion } from './question'

const Layout = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '9' },
  variants: {
    isProcess: {
      true: { rowGap: '9-14' },
      false: {
        gridTemplateColumns: { lg: 'minmax(0, 4fr) minmax(0, 7fr)' },
        gridTemplateRows: { lg: 'auto 1fr' },
        columnGap: 'clamp(2.5rem, 6vw, 5.5rem)',
      },
    },
  },
})

const List = chakra('ol', {
  base: { minWidth: '0' },
  variants: {
    isProcess: {
      true: { borderBottom: '2px solid {colors.line}' },
      false: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
        gap: '3',
        gridColumn: { lg: '2' },
        gridRow: { lg: '1 / 3' },
      },
    },
  },
})

const Note = chakra('aside', {
  base: { '& > div': { mt: '5' } },
  variants: {
    isProcess: {
      true: {
        display: { md: 'grid' },
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: '10',
        '& > div': { mt: { base: '5', md: '0' }, gridColumn: '2', gridRow: '1 / 3' },
      },
      false: {
        alignSelf: 'start',
        position: { lg: 'sticky' },
        top: { lg: '7.5rem' },
        [LOW_WINDOW]: { position: 'static' },
        borderTop: '2px solid {colors.fg}',
        pt: '5',
        gridRow: { base: '3', lg: '2' },
      },
    },
  },
})

export default function FaqSection({ section }: { section: SectionOf<'faq'> }) {
  const edit = useEdit()
  const { heading, items, numbered: isProcess, asideHeading, asideText, actions } = section
  const hasNote = Boolean(asideHeading || asideText || actions.length > 0)
  return (
    <ContentSection section={section}>
      <Layout isProcess={isProcess}>
        <Box maxWidth="47.5rem">
          <SectionWords section={section} />
        </Box>
        <List as={isProcess ? 'ol' : 'ul'} isProcess={isProcess}>
          {items.map((item, index) => (
            <li key={item._key} {...edit('items', item)}>
              <FaqQuestion item={item} step={isProcess ? { index, count: items.length } : undefined} />
            </li>
          ))}
        </List>
        {hasNote && (
          <Note isProcess={isProcess}>
            <EditableText textStyle="h3" field="asideHeading">
              {asideHeading}
            </EditableText>
            <EditableText color="muted" mt="2" maxWidth="34.7em" whiteSpace="pre-line" field="asideText">
              {asideText}
            </EditableText>
            <Actions actions={actions} heading={heading} />
          </Note>
        )}
      </Layout>
    </ContentSection>
  )
}
