/** The quote dialog: the form beside guarantees, next steps and contact. A separate chunk with Formik and Yup. */
import { Box, chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useId } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { IconButton } from '@/components/ui/icon-button'
import { EnquiryFormBody } from './enquiry-form-body'
import type { EnquiryDraft } from './enquiry-session'
import { QuoteAside } from './quote-aside'
import type { QuoteRequest } from './quote-request'
import { useQuoteTexts } from './quote-texts'

type QuoteDialogProps = {
  request: QuoteRequest
  draft: EnquiryDraft
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>
  onClose(): void
  onSent(): void
  /** Notices shown above the dialog. */
  overlay?: ReactNode
}

/** On touch screens focusing a field would open the keyboard over the dialog, so the dialog itself takes the focus. */
function hasFinePointer(): boolean {
  return window.matchMedia?.('(pointer: fine)').matches ?? true
}

function firstEmptyField(dialog: HTMLElement): HTMLElement | null {
  if (!hasFinePointer()) return null
  const fields = dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]')
  return Array.from(fields).find((field) => field.value === '') ?? null
}

export function QuoteDialog({ request, draft, opener, onClose, onSent, overlay }: QuoteDialogProps) {
  const texts = useQuoteTexts()
  const id = useId()
  const descriptionId = useId()
  return (
    <Dialog
      labelledBy={id}
      describedBy={descriptionId}
      opener={opener}
      initialFocus={firstEmptyField}
      onClose={onClose}
      overlay={overlay}
    >
      <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1.35fr 1fr' }}>
        <Box data-tone="white" px={{ base: '5', sm: '8' }} py={{ base: '6', sm: '8' }} minWidth="0">
          <chakra.h2
            id={id}
            textStyle="h3"
            fontSize="min(13vw, clamp(1.625rem, 1.4rem + 1vw, 2rem))"
            pr={{ base: '12', md: '0' }}
          >
            {request.title || texts.title}
          </chakra.h2>
          <chakra.p id={descriptionId} color="muted" mt="1.5">
            {request.subtitle || texts.subtitle}
          </chakra.p>
          {request.about && (
            <chakra.p
              data-quote-about
              mt="4"
              px="3.5"
              py="2.5"
              bg="cream"
              borderLeft="4px solid {colors.ochre}"
              fontWeight="600"
              lineHeight="1.4"
              overflowWrap="anywhere"
            >
              {request.about}
            </chakra.p>
          )}
          <Box mt="6">
            <EnquiryFormBody draft={draft} headingId={id} onSent={onSent} isBesidePeople />
          </Box>
        </Box>
        <QuoteAside />
      </Box>
      {/* On wide screens it is over the dark column beside the form. */}
      <IconButton
        aria-label="Close"
        onClick={onClose}
        position="absolute"
        top="3"
        right="3"
        color={{ base: 'ink', md: 'cream' }}
      >
        <X size={24} />
      </IconButton>
    </Dialog>
  )
}
