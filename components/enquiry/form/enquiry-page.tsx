/** Content of the enquiry page: the form, or the notice that the enquiry is sent. */

import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { EnquiryAside } from '@/components/enquiry/dialog/dialog-aside'
import { usePageProps, useSettings } from '@/lib/contexts/page-context'
import { EnquiryForm } from './enquiry-form'
import { SuccessNotice } from './success-notice'

export default function EnquiryPage() {
  const { isSent, response } = usePageProps()
  const { title, subtitle } = useSettings().quoteForm
  const id = useId()
  return (
    <Box
      as="section"
      aria-labelledby={id}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1.35fr 1fr' }}
      borderRadius="card"
      overflow="clip"
    >
      <Box data-tone="white" bg="white" color="ink" px={{ base: '20px', sm: '32px' }} py="32px" minWidth="0">
        <chakra.h1 id={id} textStyle="h2">
          {title}
        </chakra.h1>
        {!isSent && (
          <chakra.p color="muted" mt="8px">
            {subtitle}
          </chakra.p>
        )}
        <Box mt="24px">
          {isSent ? <SuccessNotice isShown /> : <EnquiryForm headingId={id} response={response} hasContactBeside />}
        </Box>
      </Box>
      <EnquiryAside />
    </Box>
  )
}
