/** Running text. Its heading, or a table of contents when the text is long, stands beside it on wide screens. */
import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useEdit } from '@/components/draft/edit-context'
import { contentsOf, RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { SectionOf } from '@/lib/content/section-types'

/** With this many parts a reader wants to jump. */
const LONG = 4

const Split = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
    columnGap: 'clamp(32px, 5vw, 80px)',
    rowGap: '28px',
  },
})

const Contents = chakra('nav', {
  base: {
    position: { lg: 'sticky' },
    top: '112px',
    maxHeight: { lg: 'calc(100vh - 136px)' },
    overflowY: 'auto',
    '& ol': { borderLeft: '2px solid', borderColor: 'line' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: '44px', md: '36px' },
      py: '4px',
      pl: '16px',
      textStyle: 'small',
      color: 'fg',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
    },
  },
})

export default function RichTextSection({ section }: { section: SectionOf<'richText'> }) {
  const id = useId()
  const contentsId = useId()
  const edit = useEdit()
  const { heading, body, tone, anchor } = section
  const contents = contentsOf(body)
  return (
    <Section tone={tone} anchor={anchor} labelledBy={heading ? id : undefined}>
      <Split>
        <div>
          {heading && (
            <Box as="h2" id={id} textStyle="h2" mb={contents.length >= LONG ? '28px' : '0'} {...edit('heading')}>
              {heading}
            </Box>
          )}
          {contents.length >= LONG && (
            <Contents aria-labelledby={contentsId}>
              <Box as="p" id={contentsId} textStyle="eyebrow" color="muted" mb="12px">
                On this page
              </Box>
              <ol>
                {contents.map((part) => (
                  <li key={part.id}>
                    <a href={`#${part.id}`}>{part.text}</a>
                  </li>
                ))}
              </ol>
            </Contents>
          )}
        </div>
        <RichText value={body} />
      </Split>
    </Section>
  )
}
