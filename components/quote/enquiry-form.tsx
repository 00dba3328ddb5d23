/**
 * The enquiry form of banners and of the enquiry page, with its success notice in place.
 *
 * In the first HTML it is a plain form that posts to the enquiry page; Formik and Yup join it on the first sign of intent.
 */
import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { EnquiryFormBody, type ServerAnswer } from './enquiry-form-body'
import { createEnquirySession } from './enquiry-session'
import { QuoteContext } from './quote-context'
import { SuccessNotice } from './success-notice'

export type EnquiryFormProps = {
  /** Id of the heading that names the form. */
  headingId?: string
  onSent?: () => void
  answer?: ServerAnswer
  /** Phone and e-mail stand beside the form, except on phones. */
  isBesidePeople?: boolean
}

export function EnquiryForm({ headingId, onSent, answer, isBesidePeople }: EnquiryFormProps) {
  const quote = useContext(QuoteContext)
  const [draft] = useState(() => (quote?.session ?? createEnquirySession()).createDraft())
  const [isSent, setSent] = useState(false)
  const notice = useRef<HTMLDivElement>(null)
  const send = useRef<HTMLButtonElement>(null)
  const status = useSyncExternalStore(draft.subscribe, draft.status, draft.status)

  // The notice is about the last enquiry: it goes when another one is on its way, so that its own notice is heard as well.
  useEffect(() => {
    if (status === 'loading') setSent(false)
  }, [status])

  function handleSent(): void {
    setSent(true)
    // The notice is above the fields: the focus brings it into view on a phone, and the button it was on had gone.
    notice.current?.focus()
    onSent?.()
  }

  function dismiss(): void {
    setSent(false)
    // Back to where the visitor was before the notice took the focus. It is island; the page stays where it is.
    send.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <SuccessNotice ref={notice} isShown={isSent} onDismiss={dismiss} />
      <EnquiryFormBody
        draft={draft}
        sendRef={send}
        headingId={headingId}
        answer={answer}
        isBesidePeople={isBesidePeople}
        onSent={handleSent}
      />
    </>
  )
}
