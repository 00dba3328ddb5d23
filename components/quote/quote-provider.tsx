/** Holds the quote dialog and the success notice after a send, and provides the context that opens it. */
import { type ReactNode, useCallback, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { mountAtEnd } from '@/components/island/mount'
import type { EnquiryDraft } from './enquiry-session'
import { type Quote, QuoteContext, type QuoteRequest } from './quote-context'
import { QuoteDialog } from './quote-dialog'
import { SentNotice } from './sent-notice'
import { EnquirySessionContext } from './session-context'

/** One opening of the dialog. */
type Opening = { request: QuoteRequest; draft: EnquiryDraft }

type QuoteProviderProps = { onReady?(quote: Quote): void; children?: ReactNode }

export function QuoteProvider({ onReady, children }: QuoteProviderProps) {
  const session = useContext(EnquirySessionContext)
  const [opening, setOpening] = useState<Opening | null>(null)
  const [hasNotice, setNotice] = useState(false)
  const opener = useRef<HTMLElement | null>(null)
  const dismissNotice = useCallback(() => setNotice(false), [])

  const quote = useMemo<Quote>(
    () => ({
      open(request, from) {
        opener.current = from
        const draft = session.openDialogDraft()
        draft.setBlock(request.brief ?? '')
        setNotice(false)
        setOpening({ request, draft })
      },
    }),
    [session],
  )

  useLayoutEffect(() => onReady?.(quote), [onReady, quote])

  /** By now the dialog may be closed or show another enquiry, which must stay open. */
  function handleSent(sent: Opening): void {
    setOpening((current) => (current?.draft === sent.draft ? null : current))
    if (sent.request.onSent) sent.request.onSent()
    else setNotice(true)
  }

  const notice = <SentNotice isShown={hasNotice} onDismiss={dismissNotice} />
  return (
    <QuoteContext value={quote}>
      {children}
      {opening ? (
        <QuoteDialog
          request={opening.request}
          draft={opening.draft}
          opener={opener}
          onClose={() => setOpening(null)}
          onSent={() => handleSent(opening)}
          overlay={notice}
        />
      ) : (
        notice
      )}
    </QuoteContext>
  )
}

let mounted: Promise<Quote> | undefined

/** Adds the dialog to the page, closed, in a React root of its own. Once, at the first call. */
export function mountQuoteDialog(): Promise<Quote> {
  mounted ??= new Promise((resolve) => mountAtEnd(<QuoteProvider onReady={resolve} />))
  return mounted
}
