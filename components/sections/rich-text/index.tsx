/** A section of running text. On wide screens its heading, or a table of contents for a long text, is beside it. */

import { Box } from '@chakra-ui/react'
import { ContentSection, SectionTitle } from '@/components/content/content-section'
import { contentsOf, RichText } from '@/components/content/rich-text'
import { Columns } from '@/components/ui/section'
import { LONG, TableOfContents } from '@/components/ui/text/table-of-contents'
import { useEdit } from '@/lib/contexts/edit-context'
import { useWords } from '@/lib/contexts/words-context'
import { dayInWords } from '@/lib/format/locale'
import type { SectionProps } from '../section-props'

export default function RichTextSection({ section, isFirst }: SectionProps<'richText'>) {
  const edit = useEdit()
  const words = useWords('content')
  const { heading, body, contents, updated } = section
  const parts = contentsOf(body)
  const hasContents = contents !== 'never' && parts.length >= LONG
  const day = dayInWords(updated)
  return (
    <ContentSection section={section} isEmpty={!heading && !day && body.length === 0}>
      <Columns parts={[4, 8]} columnGap="8-20" rowGap="7" _print={{ display: 'block' }}>
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
