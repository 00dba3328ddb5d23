/** Hook that connects a form's fields with its draft: what is entered goes into the draft, the rest comes from it. */
import type { FormikContextType } from 'formik'
import { type RefObject, useCallback, useEffectEvent, useLayoutEffect } from 'react'
import type { EnquiryDraft } from '@/components/enquiry/drafts/drafts'
import type { Enquiry } from '@/lib/api/models'
import { cleanField } from '@/lib/enquiry/clean-field'
import { ENQUIRY_FIELDS, type EnquiryField } from '@/lib/enquiry/fields'

type Options = {
  form: RefObject<HTMLFormElement | null>
  formik: Pick<FormikContextType<Enquiry>, 'values' | 'setValues' | 'setFieldValue' | 'setFieldTouched'>
  draft: EnquiryDraft
  /** The draft's values at this render. */
  stored: Enquiry
}

/** A field on the screen. */
export function inputOf(form: HTMLFormElement | null, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  return form?.querySelector(`[name=${name}]`) ?? null
}

function pickFields(values: Enquiry, isPicked: (field: EnquiryField) => boolean): Partial<Enquiry> {
  return Object.fromEntries(ENQUIRY_FIELDS.filter(isPicked).map((field) => [field, values[field]]))
}

export function useDraftFields({ form, formik, draft, stored }: Options) {
  const { setValues } = formik

  /**
   * The text on the screen, because a password manager may have filled fields without an event. Cleaned, except of the
   * field that the visitor is in: the others have been left, maybe before the form was hydrated.
   */
  const readFields = useCallback((): Enquiry => {
    function text(field: EnquiryField): string {
      const control = inputOf(form.current, field)
      const typed = control?.value ?? ''
      return control === document.activeElement ? typed : cleanField(field, typed)
    }
    return { name: text('name'), phone: text('phone'), email: text('email'), brief: text('brief') }
  }, [form])

  /** Only what the visitor has changed goes into the draft: another form may have changed the rest meanwhile. */
  const enter = useCallback(
    (values: Enquiry, shouldValidate = true): void => {
      // Called at once, with the values of the last render.
      void setValues((rendered) => {
        draft.set(pickFields(values, (field) => values[field] !== rendered[field]))
        return values
      }, shouldValidate)
    },
    [draft, setValues],
  )

  const keepText = useEffectEvent(() => {
    const values = readFields()
    draft.set(pickFields(values, (field) => values[field] !== ''))
  })
  // Typed before hydration, restored by the browser, or sent back by the server.
  useLayoutEffect(() => keepText(), [])

  const follow = useEffectEvent((values: Enquiry) => {
    for (const field of ENQUIRY_FIELDS) {
      if (values[field] === formik.values[field]) continue
      // No message until the visitor touches it.
      void formik.setFieldTouched(field, false, false)
      void formik.setFieldValue(field, values[field], false)
    }
  })
  // Changed by another form, by an opening of the dialog, or by a send.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is newer than `stored` when text was kept
  useLayoutEffect(() => follow(draft.values()), [stored, draft])

  return { readFields, enter }
}
