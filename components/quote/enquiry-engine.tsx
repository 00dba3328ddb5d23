/**
 * Formik and Yup behind an enquiry form, as a part that draws nothing.
 *
 * The form on the screen is native markup whose fields keep their own text. This part is mounted into it when it has been
 * fetched: it reads what is already typed, then follows every change, and says which messages to show. No field is ever
 * replaced, so upgrading a form under a visitor's fingers loses neither text nor focus.
 */
import { useFormik } from 'formik'
import { type Ref, type RefObject, useEffect, useImperativeHandle, useMemo, useState } from 'react'
import type { Enquiry } from '@/lib/api/models'
import { EMPTY_ENQUIRY, ENQUIRY_FIELDS, type EnquiryErrors, type EnquiryField } from '@/lib/enquiry/fields'
import { checkEnquiry, normalisePhone } from '@/lib/enquiry/schema'

/** What the form shows: messages of touched fields only. `attempt` counts refused Sends, 0 when the last one stands corrected. */
export type EnquiryView = { errors: EnquiryErrors; attempt: number }

export type EnquiryEngineHandle = {
  /** The visitor changed a field. */
  change(field: EnquiryField, value: string): void
  /** The visitor left a field. */
  leave(field: EnquiryField): void
  /** The page wrote into a field: no message until the visitor touches it. */
  fill(field: EnquiryField, value: string): void
  submit(): void
}

export type EnquiryEngineProps = {
  form: RefObject<HTMLFormElement | null>
  handle: Ref<EnquiryEngineHandle>
  /** Fields that were left before this part was there. */
  touched: ReadonlySet<EnquiryField>
  /** Refused Sends before this part was there: 1 on a page that answered a form sent without JavaScript. */
  initialAttempt: number
  /** Writes into a field on the screen and keeps it. */
  write(field: EnquiryField, value: string): void
  onReady(): void
  onView(view: EnquiryView): void
  onValid(enquiry: Enquiry): Promise<void>
  onInvalid(): void
}

function readForm(form: HTMLFormElement | null): Enquiry {
  const values = { ...EMPTY_ENQUIRY }
  if (!form) return values
  const data = new FormData(form)
  for (const field of ENQUIRY_FIELDS) {
    const value = data.get(field)
    if (typeof value === 'string') values[field] = value
  }
  return values
}

function validate(values: Enquiry): EnquiryErrors {
  const check = checkEnquiry(values)
  return check.ok ? {} : check.errors
}

export default function EnquiryEngine(props: EnquiryEngineProps) {
  const { form, handle, touched, initialAttempt, write, onReady, onView, onValid, onInvalid } = props
  const [initialValues] = useState(() => readForm(form.current))
  const [initialTouched] = useState(() => Object.fromEntries(Array.from(touched, (field) => [field, true])))
  const [initialErrors] = useState(() => validate(initialValues))
  const [submits, setSubmits] = useState(initialAttempt)
  const [attempt, setAttempt] = useState(initialAttempt)

  const formik = useFormik<Enquiry>({
    initialValues,
    initialTouched,
    initialErrors,
    validate,
    async onSubmit(values) {
      const check = checkEnquiry(values)
      if (check.ok) await onValid(check.enquiry)
    },
  })

  function normalise(): void {
    const typed = readForm(form.current).phone
    const phone = normalisePhone(typed)
    if (phone !== typed) write('phone', phone)
  }

  useImperativeHandle(handle, () => ({
    change(field, value) {
      formik.setFieldValue(field, value)
    },
    leave(field) {
      if (field === 'phone') normalise()
      formik.setFieldTouched(field, true)
    },
    fill(field, value) {
      formik.setFieldTouched(field, false, false)
      formik.setFieldValue(field, value, false)
    },
    submit() {
      normalise()
      // What stands on the screen is what counts, even if a password manager wrote it without telling.
      formik.setValues(readForm(form.current), false)
      setSubmits((count) => count + 1)
    },
  }))

  // In an effect, so that Formik checks the values set above and not those of the render before.
  const { submitForm } = formik
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request to submit
  useEffect(() => {
    if (submits === initialAttempt) return
    const isValid = checkEnquiry(readForm(form.current)).ok
    submitForm().then(() => {
      if (isValid) return
      setAttempt(submits)
      onInvalid()
    })
  }, [submits])

  const errors = useMemo(() => {
    const shown: EnquiryErrors = {}
    for (const field of ENQUIRY_FIELDS) {
      const message = formik.errors[field]
      if (formik.touched[field] && message) shown[field] = message
    }
    return shown
  }, [formik.touched, formik.errors])

  useEffect(() => {
    if (attempt > 0 && Object.keys(errors).length === 0) setAttempt(0)
    else onView({ errors, attempt })
  }, [errors, attempt, onView])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when Formik is there
  useEffect(onReady, [])

  return null
}
