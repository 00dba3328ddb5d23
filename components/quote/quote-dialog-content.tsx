/** Content of the quote dialog: the form and the contact column. A separate chunk with Formik and Yup. */
import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { EnquiryFormBody } from './enquiry-form-body'
import type { EnquiryDraft } from './enquiry-session'
import { QuoteAside } from './quote-aside'

export type QuoteDialogContentProps = {
  /** Title and subject of the enquiry. */
  head: ReactNode
  headingId: string
  draft: EnquiryDraft
  onSent(): void
}

export default function QuoteDialogContent({ head, headingId, draft, onSent }: QuoteDialogContentProps) {
  return (
    <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1.35fr 1fr' }}>
      <Box data-tone="white" px={{ base: '5', sm: '8' }} py={{ base: '6', sm: '8' }} minWidth="0">
        {head}
        <Box mt="6">
          <EnquiryFormBody draft={draft} headingId={headingId} onSent={onSent} isBesidePeople />
        </Box>
      </Box>
      <QuoteAside />
    </Box>
  )
}
