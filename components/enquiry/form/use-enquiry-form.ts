/** Hook with an enquiry form: Formik holds its values and messages, the draft what other forms and openings share. */
import { useFormik } from 'formik'
import {
  type FocusEvent,
  type SubmitEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import type { EnquiryDraft } from '@/components/enquiry/drafts/drafts'
import type { Enquiry } from '@/lib/api/models'
import { isLeft, moveFocus } from '@/lib/browser/focus'
import { useWords } from '@/lib/contexts/words-context'
import { cleanEnquiry } from '@/lib/enquiry/clean-field'
import { EMPTY_ENQUIRY, ENQUIRY_FIELDS, type EnquiryErrors, isEnquiryField } from '@/lib/enquiry/fields'
import { withSourcePage } from '@/lib/enquiry/payload'
import { HONEYPOT_FIELD } from '@/lib/enquiry/protocol'
import type { FormResponse } from '@/lib/enquiry/refusal'
import { enquirySchema } from '@/lib/enquiry/schema'
import { announceSendOutcome } from '@/lib/enquiry/send-outcome'
import { LIST_FRAGMENT } from '@/lib/shortlist/link'
import { inputOf, useDraftFields } from './use-draft-fields'
import { useErrorTitle } from './use-error-title'

export type EnquiryFormOptions = {
  draft: EnquiryDraft
  response?: FormResponse
  /** Called after a successful send, when the fields are empty; the form may be gone by then. */
  onSent(): void
}

export function useEnquiryForm({ draft, response, onSent }: EnquiryFormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const [renderedAt] = useState(() => performance.now())
  const stored = useSyncExternalStore(draft.subscribe, draft.values, () => EMPTY_ENQUIRY)
  const { enquiry: words } = useWords('enquiry')
  const schema = useMemo(() => enquirySchema(words), [words])
  const { errors: serverErrors = {} } = response ?? {}
  /** Presses of Send with an invalid field; 0 once everything is corrected. */
  const [invalidSends, setInvalidSends] = useState(() => (Object.keys(serverErrors).length > 0 ? 1 : 0))

  const formik = useFormik<Enquiry>({
    initialValues: response?.values ?? stored,
    initialErrors: serverErrors,
    initialTouched: Object.fromEntries(Object.keys(serverErrors).map((field) => [field, true])),
    validationSchema: schema,
    onSubmit(values) {
      const enquiry = schema.cast(values)
      // Without the notes in the link of a shortlist, which are for colleagues and may be long.
      const [pageUrl = ''] = window.location.href.split(LIST_FRAGMENT)
      const brief = withSourcePage(enquiry.brief, response?.source ?? pageUrl)
      return draft.send(
        { ...enquiry, brief },
        {
          elapsed: performance.now() - renderedAt,
          hasTrustedInput: navigator.userActivation?.hasBeenActive ?? true,
          honeypot: Boolean(inputOf(form.current, HONEYPOT_FIELD)?.value),
        },
      )
    },
  })
  const { readFields, enter } = useDraftFields({ form, formik, draft, stored })

  const errors: EnquiryErrors = {}
  for (const field of ENQUIRY_FIELDS) {
    const message = formik.touched[field] && formik.errors[field]
    if (message) errors[field] = message
  }
  if (invalidSends > 0 && Object.keys(errors).length === 0) setInvalidSends(0)
  useErrorTitle(invalidSends > 0)

  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (invalidSends > 0) moveFocus(() => summary.current?.focus())
  }, [invalidSends])

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (formik.isSubmitting || draft.status() === 'loading') return
    // At once, because Formik submits the values of its last render.
    flushSync(() => enter(cleanEnquiry(readFields()), false))
    // Nothing when a field is invalid.
    const isSent: boolean | undefined = await formik.submitForm()
    announceSendOutcome(isSent === undefined ? 'refused' : isSent ? 'sent' : 'failed')
    if (isSent === undefined) setInvalidSends((count) => count + 1)
    if (isSent) onSent()
  }

  function handleBlur({ target }: FocusEvent<HTMLFormElement>): void {
    if (!('name' in target) || typeof target.name !== 'string' || !isEnquiryField(target.name)) return
    if (!isLeft(target)) return
    void formik.setFieldTouched(target.name, true, false)
    enter(readFields())
  }

  return {
    formProps: { ref: form, onSubmit: handleSubmit, onBlur: handleBlur },
    values: formik.values,
    handleChange: useCallback(() => enter(readFields()), [enter, readFields]),
    errors,
    isInvalid: invalidSends > 0,
    summary,
  }
}
