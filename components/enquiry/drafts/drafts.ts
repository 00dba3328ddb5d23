/**
 * The drafts of a page: what a visitor has typed into one enquiry form each, and the sending of it. Their texts are in the store
 * (store.ts). A draft outlives its form: closing the dialog does not cancel a send, and a failed send keeps everything typed.
 */
import type { Enquiry } from '@/lib/api/models'
import { cleanEnquiry, cleanField } from '@/lib/enquiry/clean-field'
import { visitorText } from '@/lib/enquiry/context-block'
import { EMPTY_ENQUIRY, ENQUIRY_FIELDS, type EnquiryField } from '@/lib/enquiry/fields'
import { type Refusal, refusalOf } from '@/lib/enquiry/refusal'
import { newIdempotencyKey, type SpamSignals, sendEnquiry } from '@/lib/enquiry/send-enquiry'
import { logError } from '@/lib/log'
import { ENQUIRY_CHANGE, getText, setBlock, setTexts } from './store'

export type EnquiryStatus = 'idle' | 'loading' | 'failed' | Refusal

/** Without a response, `navigator.onLine` says whether there is a connection. Not asked before sending: with some VPNs it is wrong. */
function offlineFor(status: number): Refusal | null {
  return status === 0 && navigator.onLine === false ? 'offline' : null
}

export type EnquiryDraft = {
  /** Ends its keys in the store; blank for that of the dialog. */
  id: string
  /** The same object until something changes. */
  values(): Enquiry
  status(): EnquiryStatus
  /** Called after every change, from whichever form. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
  /** The visitor changed these fields. */
  set(changes: Partial<Enquiry>): void
  /** For the dialog's draft: puts the context of the enquiry at the start of the brief, replacing the previous context. */
  setBlock(block: string): void
  /** Whether the visitor has typed into the brief. */
  hasVisitorText(): boolean
  /**
   * Sends once; a call during a pending send does nothing. Resolves to true on success, after which the draft's fields
   * are empty.
   */
  send(enquiry: Enquiry, proof: Omit<SpamSignals, 'idempotencyKey'>): Promise<boolean>
}

export type EnquiryDrafts = {
  /** @param id of a form of a page */
  createDraft(id: string): EnquiryDraft
  /**
   * The draft for the next opening of the dialog. A draft that is being sent is not reused, so that a second enquiry
   * can be written meanwhile; one that failed is shown again as soon as no other is being written.
   */
  openDialogDraft(): EnquiryDraft
}

/** What the store holds of each draft. */
const PARTS = ['brief', 'block', 'payload', 'key'] as const

export function createDrafts(): EnquiryDrafts {
  /** The draft that the visitor has opened or edited last: once it is sent, the contact details are cleared. */
  let latest: EnquiryDraft | null = null

  function createDraft(id: string): EnquiryDraft {
    let status: EnquiryStatus = 'idle'
    let values: Readonly<Enquiry> = EMPTY_ENQUIRY

    const textOf = (part: (typeof PARTS)[number]) => getText(part + draft.id)

    function setStatus(next: EnquiryStatus): void {
      status = next
      setTexts({})
    }

    /** Idempotency key, reused while the same enquiry is retried, so that a lost response cannot cause a duplicate. */
    function keyFor(enquiry: Enquiry): string {
      const payload = JSON.stringify(enquiry)
      const key = textOf('payload') === payload ? textOf('key') : newIdempotencyKey()
      setTexts({ [`payload${draft.id}`]: payload, [`key${draft.id}`]: key })
      return key
    }

    function clear(): void {
      setTexts(Object.fromEntries(PARTS.map((part) => [part + draft.id, ''])))
      // The visitor may be writing another enquiry by now, with the same name and phone.
      if (latest === draft) setTexts({ name: '', phone: '', email: '' })
    }

    const draft: EnquiryDraft = {
      id,
      subscribe(listener) {
        const listening = new AbortController()
        const { signal } = listening
        addEventListener(ENQUIRY_CHANGE, listener, { signal })
        // Other pages of the tab may have changed the texts before Back shows this one again.
        addEventListener('pageshow', listener, { signal })
        return () => listening.abort()
      },
      values() {
        const [name, phone, email, brief] = [getText('name'), getText('phone'), getText('email'), textOf('brief')]
        const now: Enquiry = { name, phone, email, brief }
        if (ENQUIRY_FIELDS.some((field) => now[field] !== values[field])) values = now
        return values
      },
      status: () => status,
      hasVisitorText: () => visitorText(textOf('brief'), textOf('block')) !== '',
      set(changes) {
        const before = draft.values()
        const changed = ENQUIRY_FIELDS.filter((field) => (changes[field] ?? before[field]) !== before[field])
        if (changed.length === 0) return
        latest = draft
        const keyOf = (field: EnquiryField) => (field === 'brief' ? field + draft.id : field)
        setTexts(Object.fromEntries(changed.map((field) => [keyOf(field), changes[field] ?? ''])))
      },
      setBlock(block) {
        latest = draft
        // As the brief is cleaned when the visitor leaves it: the block has to be found in it.
        setBlock(cleanField('brief', block))
        // Clears a refusal, such as "offline", whose cause may be gone by now.
        setStatus(status === 'failed' ? status : 'idle')
      },
      async send(enquiry, proof) {
        if (status === 'loading') return false
        latest = draft
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

  function changeId(draft: EnquiryDraft, id: string): void {
    setTexts(
      Object.fromEntries(
        PARTS.flatMap((part) => [
          [part + id, getText(part + draft.id)],
          [part + draft.id, ''],
        ]),
      ),
    )
    draft.id = id
  }

  let current = createDraft('')
  // The visitor may have left the page before from within a field.
  current.set(cleanEnquiry(current.values()))
  /** Drafts that were being sent when the dialog was opened again, for another one. */
  const earlier: EnquiryDraft[] = []

  return {
    createDraft,
    openDialogDraft() {
      if (current.status() === 'loading') {
        changeId(current, ` ${newIdempotencyKey()}`)
        earlier.push(current)
        current = createDraft('')
      }
      const failed = earlier.find((draft) => draft.status() !== 'loading' && draft.hasVisitorText())
      if (failed && !current.hasVisitorText()) {
        earlier.splice(earlier.indexOf(failed), 1)
        changeId(failed, '')
        current = failed
      }
      // It may have been entered before this code came.
      const block = cleanField('brief', getText('block'))
      if (block !== getText('block')) setTexts({ block })
      return current
    },
  }
}

/** What the visitor has typed into the forms of the page. */
export const drafts = createDrafts()
