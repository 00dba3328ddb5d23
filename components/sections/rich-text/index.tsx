/** Running text. */
import { Box } from '@chakra-ui/react'
import { useId } from 'react'
import { RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { SectionOf } from '@/lib/content/section-types'

export default function RichTextSection({ section }: { section: SectionOf<'richText'> }) {
  const id = useId()
  const { heading, body, tone, anchor } = section
  return (
    <Section tone={tone} anchor={anchor} labelledBy={heading ? id : undefined}>
      <Box maxWidth="text" mx="auto">
        {heading && (
          <Box as="h2" id={id} textStyle="h2" mb="28px">
            {heading}
          </Box>
        )}
        <RichText value={body} />
      </Box>
    </Section>
  )
}
