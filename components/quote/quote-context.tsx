/** Opens the quote dialog from anywhere, and says that an enquiry has arrived. */
import Router from 'next/router'
import { createContext, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { keepDialogEntry } from '@/components/ui/use-close-on-back'
import { ENQUIRY_PATH } from '@/lib/enquiry/protocol'
import { createEnquirySession, type EnquiryDraft, type EnquirySession } from './enquiry-session'
import { loadQuoteContent, QuoteDialog, type QuoteRequest } from './quote-dialog'
import { SentNotice } from './sent-notice'

export type { QuoteRequest } from './quote-dialog'

export type Quote = {
  /** @param opener gets the focus back; the focused element when left out */
  open(request?: QuoteRequest, opener?: HTMLElement): void
  /** Fetches the form; call it on hover, focus and touch. */
  preload(): void
}

type QuoteInternals = Quote & { session: EnquirySession }

export const QuoteContext = createContext<QuoteInternals | null>(null)

/** One opening of the dialog. */
type Opening = { request: QuoteRequest; draft: EnquiryDraft }

export function QuoteProvider({ children }: { children: ReactNode }) {
  const [session] = useState(createEnquirySession)
  const [opening, setOpening] = useState<Opening | null>(null)
  const [hasNotice, setNotice] = useState(false)
  const opener = useRef<HTMLElement | null>(null)
  const dismissNotice = useCallback(() => setNotice(false), [])

  const quote = useMemo<QuoteInternals>(
    () => ({
      session,
      preload() {
        // A failure is not news yet: opening tries again.
        loadQuoteContent().catch(() => undefined)
      },
      open(request = {}, from) {
        const { activeElement } = document
        opener.current = from ?? (activeElement instanceof HTMLElement ? activeElement : null)
        const draft = session.openDialogDraft()
        draft.setBlock(request.brief ?? '')
        setNotice(false)
        setOpening({ request, draft })
      },
    }),
    [session],
  )

  // A link in the dialog leads to another page; what was typed is kept.
  useEffect(() => {
    function leave(): void {
      keepDialogEntry()
      setOpening(null)
    }
    Router.events.on('routeChangeStart', leave)
    return () => Router.events.off('routeChangeStart', leave)
  }, [])

  /** The visitor may have closed the dialog meanwhile, or be writing another enquiry in it: that one stays as it is. */
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
          onUnavailable={() => {
            const { brief } = opening.request
            window.location.assign(ENQUIRY_PATH + (brief ? `?${new URLSearchParams({ brief })}` : ''))
          }}
          overlay={notice}
        />
      ) : (
        notice
      )}
    </QuoteContext>
  )
}
