/**
 * A strip with the search engine rating and a link to the reviews. No Review markup, because search engines do not
 * accept self-published reviews.
 */

import { Box } from '@chakra-ui/react'
import { ContentSection, SectionTitle } from '@/components/content/content-section'
import { EditableText } from '@/components/content/editable-text'
import { isRated, RatingBadge } from '@/components/content/rating-badge'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'

export default function RatingSection({ section }: { section: SectionOf<'rating'> }) {
  const edit = useEdit()
  const { text, badge } = section
  const isShown = badge !== null && isRated(badge)
  return (
    <ContentSection section={section} isEmpty={!isShown} py="7-11">
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="8-20"
        rowGap="5"
      >
        <Box maxWidth="29.3em" flex="1 1 18.75rem">
          <SectionTitle section={section} textStyle="h3" />
          <EditableText color="muted" mt="1" whiteSpace="pre-line" field="text">
            {text}
          </EditableText>
        </Box>
        <div {...edit('badge')}>{isShown && <RatingBadge badge={badge} size="large" />}</div>
      </Box>
    </ContentSection>
  )
}
