/**
 * What a visitor has typed into one enquiry form, and the sending of it. A draft outlives its form: closing the dialog does
 * not cancel a send, and a failed send keeps everything typed.
 */
import type { Enquiry } from '@/lib/api/models'
import { cleanField } from '@/lib/enquiry/clean-field'
import { replaceContextBlock, visitorText } from '@/lib/enquiry/context-block'
import { ENQUIRY_FIELDS } from '@/lib/enquiry/fields'
import { type Refusal, refusalOf } from '@/lib/enquiry/refusal'
import { newIdempotencyKey, type SpamSignals, sendEnquiry } from '@/lib/enquiry/send-enquiry'
import { logError } from '@/lib/log'
import { NOTHING_STORED, type StoredEnquiry } from './stored-enquiry'

export type EnquiryStatus = 'idle' | 'loading' | 'failed' | Refusal

/** Without a response the browser's own record says why. Before that it is not asked: it may be wrong, as with some VPNs. */
function offlineFor(status: number): Refusal | null {
  return status === 0 && navigator.onLine === false ? 'offline' : null
}

/** What of a draft is kept for the next page. */
type StoredDraft = Pick<StoredEnquiry, 'brief' | 'block' | 'payload' | 'key'>

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
  hasVisitorText(): boolean
  /**
   * Sends once; a call during a pending send does nothing. Resolves to true on success, after which the draft's fields
   * are empty.
   */
  send(enquiry: Enquiry, proof: Omit<SpamSignals, 'idempotencyKey'>): Promise<boolean>
  kept(): StoredDraft
}

/** What the drafts of a page have in common. */
export type Shared = {
  contact: Omit<Enquiry, 'brief'>
  /** The draft that the visitor has opened or edited last: it owns the contact details. */
  latest: EnquiryDraft | null
  listeners: Set<() => void>
}

export function createDraft(shared: Shared, start: StoredDraft = NOTHING_STORED): EnquiryDraft {
  let { brief, block, payload: lastPayload, key } = start
  let values = { ...shared.contact, brief }
  let status: EnquiryStatus = 'idle'

  function notify(): void {
    for (const listener of shared.listeners) listener()
  }

  function setStatus(next: EnquiryStatus): void {
    status = next
    notify()
  }

  /** Idempotency key, reused while the same enquiry is retried, so that a lost response cannot cause a duplicate. */
  function keyFor(enquiry: Enquiry): string {
    const payload = JSON.stringify(enquiry)
    if (lastPayload !== payload) key = newIdempotencyKey()
    lastPayload = payload
    return key
  }

  function clear(): void {
    brief = ''
    block = ''
    lastPayload = ''
    // The visitor may be writing another enquiry by now, with the same name and phone.
    if (shared.latest === draft) shared.contact = { name: '', phone: '', email: '' }
  }

  const draft: EnquiryDraft = {
    kept: () => ({ brief, block, payload: lastPayload, key }),
    subscribe(listener) {
      shared.listeners.add(listener)
      return () => shared.listeners.delete(listener)
    },
    values() {
      const now = { ...shared.contact, brief }
      if (ENQUIRY_FIELDS.some((field) => now[field] !== values[field])) values = now
      return values
    },
    status: () => status,
    hasVisitorText: () => visitorText(brief, block) !== '',
    set(changes) {
      const before = draft.values()
      const { brief: text, ...contact } = { ...before, ...changes }
      shared.contact = contact
      brief = text
      if (draft.values() === before) return
      shared.latest = draft
      notify()
    },
    setBlock(text) {
      shared.latest = draft
      // As the brief is cleaned when the visitor leaves it: the block has to be found in it.
      const next = cleanField('brief', text)
      brief = replaceContextBlock(brief, block, next)
      block = next
      // Clears a refusal, such as "offline", whose cause may be gone by now.
      setStatus(status === 'failed' ? status : 'idle')
    },
    async send(enquiry, proof) {
      if (status === 'loading') return false
      shared.latest = draft
      setStatus('loading')
      const failure = await sendEnquiry(enquiry, { ...proof, idempotencyKey: keyFor(enquiry) })
      const refusal = failure && (refusalOf(failure.status) ?? offlineFor(failure.status))
      if (failure && !refusal) logError('Failed to create quote', failure)
      if (!failure) clear()
      setStatus(failure ? (refusal ?? 'failed') : 'idle')
      return !failure
    },
  }
  return draft
}
