/** A section of running text. On wide screens its heading, or a table of contents for a long text, is beside it. */

import { Box } from '@chakra-ui/react'
import { ContentSection, SectionTitle } from '@/components/content/content-section'
import { contentsOf, RichText } from '@/components/content/rich-text'
import { Columns } from '@/components/ui/section'
import { LONG, TableOfContents } from '@/components/ui/text/table-of-contents'
import { useEdit } from '@/lib/contexts/edit-context'
import { useWords } from '@/lib/contexts/words-context'
import { dayInWords } from '@/lib/format/locale'
import type { SectionProps } from '../definition'

/** In a long text each part begins with a rule and with its number in the contents. Screen readers do not read the numbers. */
const NUMBERED = {
  counterReset: 'part',
  '& nav ol': { counterReset: 'part' },
  '& nav a::before, & [data-heading=h2] h2::before': {
    counterIncrement: 'part',
    content: 'counter(part) / ""',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& nav a::before': { flex: 'none', width: '7', color: 'muted' },
  '& [data-heading=h2]': { borderTop: '2px solid {colors.fg}', pt: '5', position: 'relative' },
  // On phones above the heading, which needs the width where text is large. On the widest screens in the gap between the columns,
  // which has room for two digits. A sheet of paper is as wide as a phone turned sideways, and lines cost sheets there.
  '& [data-heading=h2] h2': { pl: { md: '12', xl: '0' }, _print: { pl: '12' } },
  '& [data-heading=h2] h2::before': {
    display: 'block',
    position: { md: 'absolute' },
    left: { md: '0', xl: 'auto' },
    right: { xl: '100%' },
    pr: '6',
    color: 'error',
    _print: { position: 'absolute', left: '0' },
  },
}

export default function RichTextSection({ section, isFirst }: SectionProps<'richText'>) {
  const edit = useEdit()
  const words = useWords('content')
  const { heading, body, contents, updated } = section
  const parts = contentsOf(body)
  const hasContents = contents !== 'never' && parts.length >= LONG
  const day = dayInWords(updated)
  return (
    <ContentSection section={section} isEmpty={!heading && !day && body.length === 0}>
      <Columns parts={[4, 8]} columnGap="8-20" rowGap="7" _print={{ display: 'block' }} css={hasContents && NUMBERED}>
        <div>
          <SectionTitle section={section} as={isFirst ? 'h1' : 'h2'} mb={hasContents ? '7' : '0'} />
          {hasContents && <TableOfContents title={words.content.contents} parts={parts} />}
        </div>
        <div>
          {day && (
            <Box as="p" textStyle="small" color="muted" mb="7" {...edit('updated')}>
              {words.content.updated} <time dateTime={updated ?? undefined}>{day}</time>
            </Box>
          )}
          <RichText value={body} hasHeadingLinks />
        </div>
      </Columns>
    </ContentSection>
  )
}
