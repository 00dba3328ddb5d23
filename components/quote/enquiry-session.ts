/**
 * In-memory store of what a visitor has typed into enquiry forms, for the lifetime of the page load.
 *
 * Name, phone and e-mail are shared by all forms, so that nobody types them twice; every draft has its own brief. A
 * draft outlives its form: closing the dialog does not cancel a send, and a failed send keeps everything typed.
 */
import type { Enquiry } from '@/lib/api/models'
import { exchangeBlock, wordsAround } from '@/lib/enquiry/context-block'
import { ENQUIRY_FIELDS } from '@/lib/enquiry/fields'
import { type Refusal, refusalOf } from '@/lib/enquiry/refusal'
import { newIdempotencyKey, SendError, type SendProof, sendEnquiry } from '@/lib/enquiry/send-enquiry'
import { logError } from '@/lib/log'

export type EnquiryStatus = 'idle' | 'loading' | 'failed' | Refusal

export type EnquiryDraft = {
  /** The same object until something changes. */
  values(): Enquiry
  status(): EnquiryStatus
  /** Called after every change, from whichever form. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
  /** The visitor changed these fields. */
  set(changes: Partial<Enquiry>): void
  /** Puts the context of the enquiry at the start of the brief, replacing the previous context. */
  setBlock(block: string): void
  /** Whether the visitor has typed into the brief. */
  hasWords(): boolean
  /**
   * Sends once; a call during a pending send does nothing. Resolves to true on success, after which the draft's fields
   * are empty.
   */
  send(enquiry: Enquiry, proof: Omit<SendProof, 'idempotencyKey'>): Promise<boolean>
}

export type EnquirySession = {
  createDraft(): EnquiryDraft
  /**
   * The draft for the next opening of the dialog. A draft that is being sent is not reused, so that a second enquiry
   * can be written meanwhile.
   */
  openDialogDraft(): EnquiryDraft
}

const NO_CONTACT = { name: '', phone: '', email: '' }

export function createEnquirySession(): EnquirySession {
  const listeners = new Set<() => void>()
  let contact = NO_CONTACT
  /** The draft that the visitor has opened or edited last: it owns the shared fields. */
  let latest: EnquiryDraft | null = null

  function notify(): void {
    for (const listener of listeners) listener()
  }

  function createDraft(): EnquiryDraft {
    let brief = ''
    let values = { ...contact, brief }
    let block = ''
    let status: EnquiryStatus = 'idle'
    let attempt: { payload: string; key: string } | null = null

    /** Idempotency key, reused while the same enquiry is retried, so that a lost response cannot cause a duplicate. */
    function keyFor(enquiry: Enquiry): string {
      const payload = JSON.stringify(enquiry)
      if (attempt?.payload !== payload) attempt = { payload, key: newIdempotencyKey() }
      return attempt.key
    }

    function setStatus(next: EnquiryStatus): void {
      status = next
      notify()
    }

    function clear(): void {
      brief = ''
      block = ''
      attempt = null
      // The visitor may be writing another enquiry by now, with the same name and phone.
      if (latest === draft) contact = NO_CONTACT
    }

    const draft: EnquiryDraft = {
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      values() {
        const now = { ...contact, brief }
        if (ENQUIRY_FIELDS.some((field) => now[field] !== values[field])) values = now
        return values
      },
      status: () => status,
      hasWords: () => wordsAround(brief, block) !== '',
      set(changes) {
        const before = draft.values()
        const { name, phone, email, ...own } = { ...before, ...changes }
        contact = { name, phone, email }
        brief = own.brief
        if (draft.values() === before) return
        latest = draft
        notify()
      },
      setBlock(next) {
        latest = draft
        brief = exchangeBlock(brief, block, next)
        block = next
        // Clears a refusal, such as "offline", whose cause may be gone by now.
        if (status !== 'loading' && status !== 'failed') status = 'idle'
        notify()
      },
      async send(enquiry, proof) {
        if (status === 'loading') return false
        if (navigator.onLine === false) {
          setStatus('offline')
          return false
        }
        latest = draft
        setStatus('loading')
        try {
          await sendEnquiry(enquiry, { ...proof, idempotencyKey: keyFor(enquiry) })
        } catch (error) {
          const refusal = error instanceof SendError ? refusalOf(error.status) : null
          if (!refusal) {
            const known = error instanceof SendError ? { reason: error.reason, status: error.status } : {}
            logError('Failed to create quote', known)
          }
          setStatus(refusal ?? 'failed')
          return false
        }
        clear()
        setStatus('idle')
        return true
      },
    }
    return draft
  }

  let current = createDraft()
  /** Drafts that were being sent when the dialog was opened again. */
  let sending: EnquiryDraft[] = []

  return {
    createDraft,
    openDialogDraft() {
      sending = sending.filter((draft) => draft.status() !== 'idle')
      if (current.status() === 'loading') {
        sending.push(current)
        current = createDraft()
      }
      // Reopen a failed draft as soon as no other draft is being written.
      const failed = sending.find((draft) => draft.status() !== 'loading')
      if (failed && !current.hasWords()) {
        sending = sending.filter((draft) => draft !== failed)
        current = failed
      }
      return current
    },
  }
}
