/** Holds the quote dialog and the success notice after a send. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { mountAtEnd } from '@/components/island/mount'
import type { EnquiryDraft } from './enquiry-session'
import { QuoteDialog } from './quote-dialog'
import type { Quote, QuoteRequest } from './quote-request'
import { SentNotice } from './sent-notice'
import { session } from './session'

/** One opening of the dialog. */
type Opening = { request: QuoteRequest; draft: EnquiryDraft }

/** @param onReady called with what opens the dialog */
export function QuoteRoot({ onReady }: { onReady(quote: Quote): void }) {
  const [opening, setOpening] = useState<Opening | null>(null)
  const [hasNotice, setNotice] = useState(false)
  const opener = useRef<HTMLElement | null>(null)
  const dismissNotice = useCallback(() => setNotice(false), [])

  useLayoutEffect(() => {
    onReady({
      open(request, from) {
        opener.current = from
        const draft = session.openDialogDraft()
        draft.setBlock(request.brief ?? '')
        setNotice(false)
        setOpening({ request, draft })
      },
    })
  }, [onReady])

  /** By now the dialog may be closed or show another enquiry, which must stay open. */
  function handleSent(sent: Opening): void {
    setOpening((current) => (current?.draft === sent.draft ? null : current))
    if (sent.request.onSent) sent.request.onSent()
    else setNotice(true)
  }

  const notice = <SentNotice isShown={hasNotice} opener={opener} onDismiss={dismissNotice} />
  if (!opening) return notice
  return (
    <QuoteDialog
      request={opening.request}
      draft={opening.draft}
      opener={opener}
      onClose={() => setOpening(null)}
      onSent={() => handleSent(opening)}
      overlay={notice}
    />
  )
}

let mounted: Promise<Quote> | undefined

/** Adds the dialog to the page, closed, in a React root of its own. Once, at the first call. */
export function mountQuoteDialog(): Promise<Quote> {
  mounted ??= new Promise((resolve) => mountAtEnd(<QuoteRoot onReady={resolve} />))
  return mounted
}
