/** The enquiry form of banners and of the enquiry page, with its success notice. */
import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { drafts } from '@/components/enquiry/drafts/drafts'
import { moveFocus } from '@/lib/browser/focus'
import { SectionKeyContext } from '@/lib/contexts/edit-context'
import { usePath } from '@/lib/contexts/page-context'
import type { FormResponse } from '@/lib/enquiry/refusal'
import { EnquiryFormBody } from './form-body'
import { SuccessNotice } from './success-notice'

export type EnquiryFormProps = {
  /** Id of the heading that labels the form. */
  headingId?: string
  response?: FormResponse
  /** Phone and e-mail are beside the form, except on phones. */
  hasContactBeside?: boolean
}

export function EnquiryForm({ headingId, response, hasContactBeside }: EnquiryFormProps) {
  const path = usePath()
  const sectionKey = useContext(SectionKeyContext)
  const [draft] = useState(() => drafts.createDraft(`${path}#${sectionKey ?? ''}`))
  const [isSent, setSent] = useState(false)
  const notice = useRef<HTMLDivElement>(null)
  const send = useRef<HTMLButtonElement>(null)
  const status = useSyncExternalStore(draft.subscribe, draft.status, draft.status)

  // Hide the notice of the previous enquiry while the next one is sent, so that its notice is announced as well.
  useEffect(() => {
    if (status === 'loading') setSent(false)
  }, [status])

  function handleSent(): void {
    setSent(true)
    // The notice is above the fields: focusing it scrolls it into view on a phone, and the focused button has been
    // removed.
    moveFocus(() => notice.current?.focus())
  }

  function dismiss(): void {
    setSent(false)
    // Return the focus to where it was before the notice took it. The button is close, so the page does not scroll.
    moveFocus(() => send.current?.focus({ preventScroll: true }))
  }

  return (
    <>
      <SuccessNotice ref={notice} isShown={isSent} onDismiss={dismiss} />
      <EnquiryFormBody
        draft={draft}
        sendRef={send}
        headingId={headingId}
        response={response}
        hasContactBeside={hasContactBeside}
        onSent={handleSent}
      />
    </>
  )
}
