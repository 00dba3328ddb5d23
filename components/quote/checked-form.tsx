/** The form element with its error summary and fields. Its children do not depend on them: a key does not render them. */
import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { keepFocusOnPress } from '@/components/ui/keep-focus-on-press'
import { ENQUIRY_PATH } from '@/lib/enquiry/protocol'
import { EnquiryFields } from './enquiry-fields'
import { ErrorSummary } from './error-summary'
import { type EnquiryFormOptions, useEnquiryForm } from './use-enquiry-form'

const Form = chakra('form', { base: { containerType: 'inline-size' } })

type CheckedFormProps = EnquiryFormOptions & {
  /** Id of the heading that labels the form. */
  headingId?: string
  isLoading: boolean
  children: ReactNode
}

export function CheckedForm({ headingId, isLoading, children, ...options }: CheckedFormProps) {
  const id = useId()
  const { formProps, values, handleChange, errors, isInvalid, summary } = useEnquiryForm(options)
  return (
    <Form
      action={ENQUIRY_PATH}
      method="post"
      noValidate
      aria-labelledby={headingId}
      onMouseDown={keepFocusOnPress}
      {...formProps}
    >
      {isInvalid && <ErrorSummary ref={summary} id={id} errors={errors} />}
      <EnquiryFields id={id} values={values} errors={errors} isLoading={isLoading} onChange={handleChange} />
      {children}
    </Form>
  )
}
