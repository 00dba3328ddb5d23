/**
 * What a visitor has typed into enquiry forms, kept in memory while the site is open (readings A24, A32).
 *
 * Name, phone and e-mail are shared by all forms, so nobody types them twice; every form has its own brief. A draft outlives
 * the form on the screen: a dialog that is closed while sending goes on sending, and a failure keeps everything typed.
 */
import type { Enquiry } from '@/lib/api/models'
import { EMPTY_ENQUIRY, type EnquiryField } from '@/lib/enquiry/fields'
import { newIdempotencyKey, SendError, type SendProof, sendEnquiry } from '@/lib/enquiry/send-enquiry'
import { logError } from '@/lib/log'

export type EnquiryStatus = 'idle' | 'loading' | 'failed'

export type EnquiryDraft = {
  values(): Enquiry
  status(): EnquiryStatus
  /** Called after every change, from whichever form. Returns how to stop. */
  subscribe(listener: () => void): () => void
  /** The visitor typed. */
  set(field: EnquiryField, value: string): void
  /** Puts a brief there, unless the visitor has edited the one that is there. */
  prefill(brief: string): void
  /** Sends once; a second call while one is on its way does nothing. True when it arrived, and then all fields are empty. */
  send(enquiry: Enquiry, proof: Omit<SendProof, 'idempotencyKey'>): Promise<boolean>
}

export type EnquirySession = { draft(): EnquiryDraft }

export function createEnquirySession(): EnquirySession {
  const listeners = new Set<() => void>()
  let contact = { name: '', phone: '', email: '' }

  function changed(): void {
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function draft(): EnquiryDraft {
    let brief = ''
    let prefilled = ''
    let status: EnquiryStatus = 'idle'
    let attempt: { payload: string; key: string } | null = null

    /** The key stays while the very same enquiry is tried again, so that an answer lost on the way cannot send it twice. */
    function keyFor(enquiry: Enquiry): string {
      const payload = JSON.stringify(enquiry)
      if (attempt?.payload !== payload) attempt = { payload, key: newIdempotencyKey() }
      return attempt.key
    }

    function setStatus(next: EnquiryStatus): void {
      status = next
      changed()
    }

    return {
      subscribe,
      values: () => ({ ...contact, brief }),
      status: () => status,
      set(field, value) {
        if (field === 'brief') brief = value
        else contact = { ...contact, [field]: value }
        changed()
      },
      prefill(next) {
        const isEdited = brief.trim() !== '' && brief !== prefilled
        if (isEdited) return
        brief = next
        prefilled = next
        changed()
      },
      async send(enquiry, proof) {
        if (status === 'loading') return false
        setStatus('loading')
        try {
          await sendEnquiry(enquiry, { ...proof, idempotencyKey: keyFor(enquiry) })
        } catch (error) {
          const known = error instanceof SendError ? { reason: error.reason, status: error.status } : {}
          logError('Failed to create quote', known)
          setStatus('failed')
          return false
        }
        contact = { name: EMPTY_ENQUIRY.name, phone: EMPTY_ENQUIRY.phone, email: EMPTY_ENQUIRY.email }
        brief = ''
        prefilled = ''
        attempt = null
        setStatus('idle')
        return true
      },
    }
  }

  return { draft }
}
