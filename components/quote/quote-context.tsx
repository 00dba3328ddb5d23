/**
 * Opens the quote modal from anywhere.
 *
 * The modal with Formik and Yup is a chunk of its own: fetched on the first sign of intent, mounted closed, and so there
 * when the press comes. A press that is faster opens it as soon as it has arrived; when it cannot be fetched, the visitor is led to the
 * same form on a page of its own.
 */
import Router from 'next/router'
import { type ComponentType, createContext, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { ENQUIRY_PATH } from '@/lib/enquiry/protocol'
import { createEnquirySession, type EnquirySession } from './enquiry-session'
import type { QuoteModalProps } from './quote-modal'
import { useQuoteTexts } from './quote-texts'

export type QuoteRequest = {
  title?: string
  subtitle?: string
  /** What the enquiry is about, in one line above the fields: "Banksia A, booking ref VX1001", "Directed session". */
  about?: string
  /** Prefills the brief, unless the visitor has edited the one that is there. */
  brief?: string
  /** Called once the enquiry has arrived; the caller then shows the success notice itself. */
  onSent?: () => void
}

export type Quote = {
  /** @param opener gets the focus back; the focused element when left out */
  open(request?: QuoteRequest, opener?: HTMLElement): void
  /** Fetches the modal; call it on hover, focus and touch. */
  preload(): void
}

type QuoteInternals = Quote & { session: EnquirySession }

export const QuoteContext = createContext<QuoteInternals | null>(null)

/** Milliseconds for which a screen reader has the notice to read. */
const ANNOUNCEMENT = 10_000

let loading: Promise<{ default: ComponentType<QuoteModalProps> }> | undefined

function loadModal() {
  loading ??= import('./quote-modal').catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

export function QuoteProvider({ children }: { children: ReactNode }) {
  const { successNotice } = useQuoteTexts()
  const [session] = useState(createEnquirySession)
  const [draft] = useState(session.draft)
  const [Modal, setModal] = useState<ComponentType<QuoteModalProps> | null>(null)
  const [request, setRequest] = useState<QuoteRequest>({})
  const [isOpen, setOpen] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const opener = useRef<HTMLElement | null>(null)

  const quote = useMemo<QuoteInternals>(() => {
    async function mount(): Promise<void> {
      const module = await loadModal()
      setModal(() => module.default)
    }
    return {
      session,
      preload() {
        // A failure is not news yet: a press tries again.
        mount().catch(() => undefined)
      },
      open(next = {}, from) {
        const { activeElement } = document
        opener.current = from ?? (activeElement instanceof HTMLElement ? activeElement : null)
        draft.prefill(next.brief ?? '')
        setAnnouncement('')
        setRequest(next)
        setOpen(true)
        mount().catch(() => {
          const query = next.brief ? `?${new URLSearchParams({ brief: next.brief })}` : ''
          window.location.assign(ENQUIRY_PATH + query)
        })
      },
    }
  }, [session, draft])

  useEffect(() => {
    if (!announcement) return
    const timer = setTimeout(() => setAnnouncement(''), ANNOUNCEMENT)
    return () => clearTimeout(timer)
  }, [announcement])

  // A link in the modal leads to another page; what was typed is kept.
  useEffect(() => {
    const leave = () => setOpen(false)
    Router.events.on('routeChangeStart', leave)
    return () => Router.events.off('routeChangeStart', leave)
  }, [])

  function close(): void {
    setOpen(false)
  }

  function handleSent(): void {
    setOpen(false)
    if (request.onSent) request.onSent()
    else setAnnouncement(successNotice)
  }

  return (
    <QuoteContext value={quote}>
      {children}
      {Modal && (
        <Modal isOpen={isOpen} request={request} draft={draft} opener={opener} onClose={close} onSent={handleSent} />
      )}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </QuoteContext>
  )
}
