/**
 * Store of what a visitor has typed into enquiry forms. The dialog's draft and the contact details are kept for the next
 * page of the tab (kept-enquiry.ts).
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
import { type KeptEnquiry, NOTHING_KEPT } from './kept-enquiry'

export type EnquiryStatus = 'idle' | 'loading' | 'failed' | Refusal

/** What a draft starts with. */
type DraftStart = Pick<KeptEnquiry, 'brief' | 'block' | 'payload' | 'key'>

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
  /** The contact details and the dialog's draft. */
  kept(): KeptEnquiry
}

/** @param before what was kept of the page before */
export function createEnquirySession(before = NOTHING_KEPT): EnquirySession {
  const listeners = new Set<() => void>()
  const { name, phone, email } = before
  let contact = { name, phone, email }
  /** The draft that the visitor has opened or edited last: it owns the shared fields. */
  let latest: EnquiryDraft | null = null

  function notify(): void {
    for (const listener of listeners) listener()
  }

  function createDraft(start: DraftStart = NOTHING_KEPT): EnquiryDraft & { kept(): DraftStart } {
    let { brief, block, payload: lastPayload, key } = start
    let values = { ...contact, brief }
    let status: EnquiryStatus = 'idle'

    /** Idempotency key, reused while the same enquiry is retried, so that a lost response cannot cause a duplicate. */
    function keyFor(enquiry: Enquiry): string {
      const payload = JSON.stringify(enquiry)
      if (lastPayload !== payload) key = newIdempotencyKey()
      lastPayload = payload
      return key
    }

    function setStatus(next: EnquiryStatus): void {
      status = next
      notify()
    }

    function clear(): void {
      brief = ''
      block = ''
      lastPayload = ''
      // The visitor may be writing another enquiry by now, with the same name and phone.
      if (latest === draft) contact = { name: '', phone: '', email: '' }
    }

    const draft: ReturnType<typeof createDraft> = {
      kept: () => ({ brief, block, payload: lastPayload, key }),
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

  let current = createDraft(before)
  /** Drafts that were being sent when the dialog was opened again. */
  let sending: (typeof current)[] = []

  return {
    createDraft: () => createDraft(),
    kept: () => ({ ...contact, ...current.kept() }),
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
