/** The enquiry dialog: the form beside guarantees, next steps and contact. Closed in the server's HTML; enquiry-dialog.ts opens it. */

import { Box, chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { drafts, type EnquiryDraft } from '@/components/enquiry/drafts/drafts'
import { EnquiryFormBody } from '@/components/enquiry/form/form-body'
import { DialogFrame } from '@/components/ui/controls/dialog'
import { IconButton } from '@/components/ui/controls/icon-button'
import { useEdit } from '@/lib/contexts/edit-context'
import { useSettings } from '@/lib/contexts/page-context'
import { ENQUIRY_DIALOG_ID } from '@/lib/html/frame-ids'
import { EnquiryAside } from './dialog-aside'
import {
  closeDialog,
  type DialogSession,
  dialogElement,
  openDialog,
  openedSession,
  subscribeToOpenings,
} from './enquiry-dialog'
import { ENQUIRY_SENT } from './enquiry-request'
import { SentNotice } from './sent-notice'

/** The form of one opening: each has its own, with no messages. */
type Form = { draft: EnquiryDraft; opener: HTMLElement | null; count: number }

function formOf(session: DialogSession | null, count: number): Form {
  return { draft: drafts.openDialogDraft(), opener: session?.opener ?? null, count }
}

export default function EnquiryDialog() {
  const { quoteForm: texts } = useSettings()
  const edit = useEdit()
  const id = useId()
  const descriptionId = useId()
  const [form, setForm] = useState(() => formOf(openedSession(), 0))
  const [isOpen, setOpen] = useState(false)
  const [hasNotice, setNotice] = useState(false)
  const latest = useRef(form)
  const dismissNotice = useCallback(() => setNotice(false), [])

  // Not later: without a listener an opening writes into the HTML, which is React's by now.
  useLayoutEffect(() => {
    const session = openedSession()
    setOpen(session !== null)
    // It was open when React rendered it anew, as on a translated page.
    const dialog = dialogElement()
    if (session && dialog && !dialog.open) openDialog(dialog, session.opener)
    return subscribeToOpenings((session, isUpdate) => {
      if (session && !isUpdate) latest.current = formOf(session, latest.current.count + 1)
      if (session) latest.current.draft.setBlock(session.request.brief ?? '')
      if (isUpdate) return
      // At once: the first empty field gets the focus.
      flushSync(() => {
        setForm(latest.current)
        setOpen(session !== null)
        if (session) setNotice(false)
      })
    })
  }, [])

  /** By now the dialog may be closed or show another enquiry, which must stay open. */
  function handleSent({ draft, opener }: Form): void {
    if (draft === latest.current.draft && openedSession()) closeDialog()
    if (opener?.dispatchEvent(new Event(ENQUIRY_SENT, { cancelable: true })) ?? true) setNotice(true)
  }

  const notice = <SentNotice isShown={hasNotice} opener={form.opener} onDismiss={dismissNotice} />
  return (
    <>
      <DialogFrame
        id={ENQUIRY_DIALOG_ID}
        // It may be open before it is hydrated.
        suppressHydrationWarning
        aria-labelledby={id}
        aria-describedby={descriptionId}
        overlay={isOpen && notice}
      >
        <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1.35fr 1fr' }}>
          <Box data-tone="white" px={{ base: '5', sm: '8' }} py={{ base: '6', sm: '8' }} minWidth="0">
            {/* enquiry-dialog.ts writes what a press is about into these three. */}
            <chakra.h2
              id={id}
              data-enquiry-text="title"
              suppressHydrationWarning
              textStyle="h3"
              fontSize="min(13vw, clamp(1.625rem, 1.4rem + 1vw, 2rem))"
              pr={{ base: '12', md: '0' }}
              {...edit('quoteForm', 'title')}
            >
              {texts.title}
            </chakra.h2>
            <chakra.p
              id={descriptionId}
              data-enquiry-text="subtitle"
              suppressHydrationWarning
              color="muted"
              mt="1.5"
              {...edit('quoteForm', 'subtitle')}
            >
              {texts.subtitle}
            </chakra.p>
            <chakra.p
              data-enquiry-text="about"
              suppressHydrationWarning
              hidden
              mt="4"
              px="3.5"
              py="2.5"
              bg="cream"
              borderLeft="4px solid {colors.ochre}"
              fontWeight="600"
              lineHeight="1.4"
              overflowWrap="anywhere"
            >
              {/* An empty string makes React keep the text that the page has written; with no child it would remove it. */}
              {''}
            </chakra.p>
            <Box mt="6">
              <EnquiryFormBody
                key={form.count}
                draft={form.draft}
                headingId={id}
                onSent={() => handleSent(form)}
                hasContactBeside
              />
            </Box>
          </Box>
          {/* Anew for each opening: the company may have closed meanwhile. */}
          <EnquiryAside key={form.count} />
        </Box>
        {/* On wide screens it is over the dark column beside the form. */}
        <IconButton
          aria-label="Close"
          data-act="close"
          position="absolute"
          top="3"
          right="3"
          color={{ base: 'ink', md: 'cream' }}
        >
          <X size={24} />
        </IconButton>
      </DialogFrame>
      {!isOpen && notice}
    </>
  )
}
