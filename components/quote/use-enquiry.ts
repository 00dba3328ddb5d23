/**
 * Hook with the part of an enquiry form's behaviour that is in every page's first load: keeps the draft, lazy-loads
 * Formik and Yup on hover, focus or touch, and sends.
 */
import {
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  type RefObject,
  type SubmitEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Enquiry } from '@/lib/api/models'
import { ENQUIRY_FIELDS, type EnquiryErrors, type EnquiryField, isEnquiryField } from '@/lib/enquiry/fields'
import { withSourcePage } from '@/lib/enquiry/payload'
import { HONEYPOT_FIELD } from '@/lib/enquiry/protocol'
import type { EnquiryEngineHandle, EnquiryEngineProps, EnquiryView } from './enquiry-engine'
import type { EnquiryDraft } from './enquiry-session'
import { useErrorTitle } from './use-error-title'

type Engine = ComponentType<EnquiryEngineProps>

type Options = {
  draft: EnquiryDraft
  send: RefObject<HTMLButtonElement | null>
  /** The engine, if it is already loaded, as in the modal. */
  engine?: Engine
  /** Validation messages of a form that the server has rendered. */
  serverErrors?: EnquiryErrors
  /** URL of the page that led here; null = the page of the form. */
  source?: string | null
  /** Called after a successful send, when the fields are empty. */
  onSent(): void
}

function fieldOf(form: HTMLFormElement | null, name: EnquiryField): HTMLInputElement | HTMLTextAreaElement | null {
  const element = form?.elements.namedItem(name)
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null
}

export function useEnquiry({ draft, send, engine, serverErrors = {}, source = null, onSent }: Options) {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const busy = useRef<HTMLDivElement>(null)
  const handle = useRef<EnquiryEngineHandle>(null)

  const [Engine, setEngine] = useState<Engine | null>(null)
  const [initialAttempt] = useState(() => (Object.keys(serverErrors).length > 0 ? 1 : 0))
  const [view, setView] = useState<EnquiryView>(() => ({ errors: serverErrors, attempt: initialAttempt }))
  const status = useSyncExternalStore(draft.subscribe, draft.status, draft.status)

  const touched = useRef(new Set(Object.keys(serverErrors).filter(isEnquiryField)))
  const renderedAt = useRef(0)
  const hasTrustedInput = useRef(false)
  /** Send was pressed and has not completed. */
  const sending = useRef(false)
  const sendWhenReady = useRef(false)

  const write = useCallback(
    (field: EnquiryField, value: string) => {
      const element = fieldOf(form.current, field)
      if (element && element.value !== value) element.value = value
      draft.set(field, value)
    },
    [draft],
  )

  // Reads the current field values (typed before hydration, restored by the browser, sent back by the server), fills
  // the rest from the session, and subscribes to changes made by other forms and prefills.
  useLayoutEffect(() => {
    renderedAt.current = performance.now()
    for (const field of ENQUIRY_FIELDS) {
      const typed = fieldOf(form.current, field)?.value
      if (typed) draft.set(field, typed)
    }
    function follow(): void {
      const values = draft.values()
      for (const field of ENQUIRY_FIELDS) {
        const element = fieldOf(form.current, field)
        if (!element || element.value === values[field]) continue
        element.value = values[field]
        touched.current.delete(field)
        handle.current?.fill(field, values[field])
      }
    }
    follow()
    return draft.subscribe(follow)
  }, [draft])

  // Only after the fields are mounted: the engine reads them when it starts.
  useEffect(() => {
    if (engine) setEngine(() => engine)
  }, [engine])

  const prepare = useCallback(async () => {
    const module = await import('./enquiry-engine')
    setEngine(() => module.default)
  }, [])

  // Loading, focus and notifications are in effects, because the elements concerned are mounted and unmounted with the
  // state.
  const previous = useRef(status)
  useEffect(() => {
    if (status === 'loading') busy.current?.focus()
    else if (previous.current === 'loading' && status !== 'idle') send.current?.focus()
    previous.current = status
  }, [status, send])

  const shownAttempt = useRef(0)
  useEffect(() => {
    if (view.attempt > shownAttempt.current) summary.current?.focus()
    shownAttempt.current = view.attempt
  }, [view.attempt])

  useErrorTitle(view.attempt > 0)

  async function sendValid(enquiry: Enquiry): Promise<void> {
    const trap = form.current?.elements.namedItem(HONEYPOT_FIELD)
    const arrived = await draft.send(
      { ...enquiry, brief: withSourcePage(enquiry.brief, source ?? window.location.href) },
      {
        elapsed: performance.now() - renderedAt.current,
        hasTrustedInput: hasTrustedInput.current,
        honeypot: trap instanceof HTMLInputElement && trap.value !== '',
      },
    )
    sending.current = false
    if (arrived) onSent()
  }

  const formProps = {
    ref: form,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      if (sending.current || draft.status() === 'loading') return
      sending.current = true
      if (handle.current) return handle.current.submit()
      sendWhenReady.current = true
      // If validation cannot be loaded, submit natively: the server validates and responds with a page.
      prepare().catch(() => form.current?.submit())
    },
    onInput(event: FormEvent<HTMLFormElement>) {
      noteTrustedInput(event)
      const { target } = event
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
      if (!isEnquiryField(target.name)) return
      draft.set(target.name, target.value)
      handle.current?.change(target.name, target.value)
    },
    onBlur({ target }: FocusEvent<HTMLFormElement>) {
      if (!('name' in target) || typeof target.name !== 'string' || !isEnquiryField(target.name)) return
      touched.current.add(target.name)
      handle.current?.leave(target.name)
    },
    ...(!Engine && {
      onPointerEnter: () => void prepare().catch(() => undefined),
      onTouchStart: () => void prepare().catch(() => undefined),
      onFocus: () => void prepare().catch(() => undefined),
    }),
    onPointerDown: noteTrustedInput,
    onKeyDown: noteTrustedInput,
    // Assistive technology may press Send without a pointer or key event.
    onClick: noteTrustedInput,
  }

  function noteTrustedInput(event: { isTrusted: boolean }): void {
    if (event.isTrusted) hasTrustedInput.current = true
  }

  const engineProps: EnquiryEngineProps = {
    form,
    handle,
    touched: touched.current,
    initialAttempt,
    write,
    onReady() {
      if (!sendWhenReady.current) return
      sendWhenReady.current = false
      handle.current?.submit()
    },
    onView: setView,
    onValid: sendValid,
    onInvalid() {
      sending.current = false
    },
  }

  return { formProps, Engine, engineProps, errors: view.errors, attempt: view.attempt, status, summary, busy }
}
