/** The enquiry form with its heading, on a card. */
import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useEdit } from '@/components/draft/edit-context'
import { EnquiryForm } from '@/components/quote/enquiry-form'
import { Section } from '@/components/ui/section'
import type { SectionOf } from '@/lib/content/section-types'

export default function EnquiryFormSection({ section }: { section: SectionOf<'enquiryForm'> }) {
  const { heading, subheading, tone, anchor } = section
  const id = useId()
  const edit = useEdit()
  return (
    <Section tone={tone} anchor={anchor} labelledBy={id}>
      <Box
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: '5fr 7fr' }}
        columnGap="clamp(32px, 6vw, 88px)"
        rowGap="28px"
      >
        <Box>
          <chakra.h2 id={id} textStyle="h2" {...edit('heading')}>
            {heading}
          </chakra.h2>
          {subheading && (
            <chakra.p textStyle="lead" color="muted" mt="16px" {...edit('subheading')}>
              {subheading}
            </chakra.p>
          )}
        </Box>
        <Box data-tone="white" bg="white" color="ink" borderRadius="card" p={{ base: '20px', sm: '32px' }}>
          <EnquiryForm headingId={id} />
        </Box>
      </Box>
    </Section>
  )
}
