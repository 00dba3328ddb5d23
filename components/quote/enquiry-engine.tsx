/**
 * Formik and Yup for an enquiry form, as a component that renders nothing.
 *
 * The form on the screen is native markup with uncontrolled fields. This component is mounted into it once its chunk
 * has loaded: it reads the current values, follows every change and reports which messages to show. No field is ever
 * replaced, so neither text nor focus is lost.
 */
import { useFormik } from 'formik'
import { type Ref, type RefObject, useEffect, useImperativeHandle, useMemo, useState } from 'react'
import type { Enquiry } from '@/lib/api/models'
import { EMPTY_ENQUIRY, ENQUIRY_FIELDS, type EnquiryErrors, type EnquiryField } from '@/lib/enquiry/fields'
import { checkEnquiry, normalisePhone } from '@/lib/enquiry/schema'

/**
 * State of the form: messages of touched fields only. `attempt` counts refused submits, 0 once the last one has been
 * corrected.
 */
export type EnquiryView = { errors: EnquiryErrors; attempt: number }

export type EnquiryEngineHandle = {
  /** The visitor changed a field. */
  change(field: EnquiryField, value: string): void
  /** A field lost the focus. */
  leave(field: EnquiryField): void
  /** The page wrote into a field: no message until the visitor touches it. */
  fill(field: EnquiryField, value: string): void
  submit(): void
}

export type EnquiryEngineProps = {
  form: RefObject<HTMLFormElement | null>
  handle: Ref<EnquiryEngineHandle>
  /** Fields that were blurred before this component was mounted. */
  touched: ReadonlySet<EnquiryField>
  /**
   * Refused submits before this component was mounted: 1 on the page that the server rendered for an invalid form sent
   * without JavaScript.
   */
  initialAttempt: number
  /** Writes a value into a field on the screen and stores it in the draft. */
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
      // Read from the DOM, because a password manager may have filled fields without an event.
      formik.setValues(readForm(form.current), false)
      setSubmits((count) => count + 1)
    },
  }))

  // In an effect, so that Formik validates the values set above and not those of the previous render.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(onReady, [])

  return null
}
