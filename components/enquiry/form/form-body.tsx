/** The form shared by the modal and every banner: error summary, fields, Send and notes. */
import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import type { EnquiryDraft } from '@/components/enquiry/drafts/drafts'
import { Button } from '@/components/ui/controls/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { keepFocusOnPress, moveFocus } from '@/lib/browser/focus'
import { useSettings } from '@/lib/contexts/page-context'
import { useWords } from '@/lib/contexts/words-context'
import { ENQUIRY_PATH, HONEYPOT_FIELD, SOURCE_FIELD } from '@/lib/enquiry/protocol'
import type { FormResponse, Refusal } from '@/lib/enquiry/refusal'
import { ErrorSummary } from './error-summary'
import { EnquiryFields } from './form-fields'
import { ContactInstead, PrivacyNotice, TalkLine } from './form-notes'
import { type EnquiryFormOptions, useEnquiryForm } from './use-enquiry-form'

/** Why the enquiry was refused and what to do, with the phone number. */
function RefusalMessage({ refusal }: { refusal: Refusal }) {
  const { phone } = useSettings()
  const words = useWords('enquiry')
  return (
    <>
      {words.enquiry[refusal]}
      {phone && (
        <>
          , {words.enquiry.orCall} <a href={`tel:${phone.number}`}>{phone.display}</a>
        </>
      )}
      .
    </>
  )
}

const Alert = chakra('p', { base: { mt: '4', fontWeight: '600', color: 'error' } })

const Form = chakra('form', {
  base: { containerType: 'inline-size', 'html[data-mirror] &': { '& > :not([data-mirrored])': { display: 'none' } } },
})

type CheckedFormProps = EnquiryFormOptions & {
  /** Id of the heading that labels the form. */
  headingId?: string
  isLoading: boolean
  children: ReactNode
}

/** The form element with its error summary and fields. Its children do not depend on them: a key does not render them. */
function CheckedForm({ headingId, isLoading, children, ...options }: CheckedFormProps) {
  const id = useId()
  const isHydrated = useHydrated()
  const { formProps, values, handleChange, errors, isInvalid, summary } = useEnquiryForm(options)
  return (
    <Form
      action={ENQUIRY_PATH}
      method="post"
      noValidate
      aria-labelledby={headingId}
      // Until then the store takes from the HTML what is typed.
      data-draft={isHydrated ? undefined : options.draft.id}
      onMouseDown={keepFocusOnPress}
      {...formProps}
    >
      {isInvalid && <ErrorSummary ref={summary} id={id} errors={errors} />}
      <ContactInstead />
      <EnquiryFields id={id} values={values} errors={errors} isLoading={isLoading} onChange={handleChange} />
      {children}
    </Form>
  )
}

type EnquiryFormBodyProps = {
  draft: EnquiryDraft
  /** Id of the heading that labels the form. */
  headingId?: string
  response?: FormResponse
  /** Phone and e-mail are beside the form, except on phones. */
  hasContactBeside?: boolean
  /** Ref to the Send button, for callers that return the focus to it. */
  sendRef?: RefObject<HTMLButtonElement | null>
  onSent(): void
}

export function EnquiryFormBody(props: EnquiryFormBodyProps) {
  const { draft, headingId, response, hasContactBeside = false, sendRef, onSent } = props
  const ownSend = useRef<HTMLButtonElement>(null)
  const send = sendRef ?? ownSend
  const busy = useRef<HTMLDivElement>(null)
  const { failureMessage } = useSettings().quoteForm
  const words = useWords('enquiry')
  const status = useSyncExternalStore(draft.subscribe, draft.status, draft.status)
  const isHydrated = useHydrated()
  const isLoading = status === 'loading'
  const problem = status === 'idle' ? response?.problem : status
  const isRefused = problem && problem !== 'failed' && problem !== 'loading'
  const message = isRefused ? <RefusalMessage refusal={problem} /> : problem === 'failed' && failureMessage

  // In an effect, because the elements are mounted and unmounted with the status.
  const previous = useRef(status)
  useEffect(() => {
    if (status === 'loading') moveFocus(() => busy.current?.focus())
    else if (previous.current === 'loading' && status !== 'idle') moveFocus(() => send.current?.focus())
    previous.current = status
  }, [status, send])

  return (
    <CheckedForm draft={draft} response={response} onSent={onSent} headingId={headingId} isLoading={isLoading}>
      <Honeypot />
      {response?.source && <input type="hidden" name={SOURCE_FIELD} value={response.source} />}
      {message && <Alert role="alert">{message}</Alert>}
      {/* The core shows it when the form is sent offline and its code has not arrived. */}
      {!isHydrated && (
        <Alert role="alert" hidden data-offline="">
          {words.enquiry.offline}.
        </Alert>
      )}
      <Box display="grid" width={{ base: '100%', sm: '12.5rem' }} mt="5" mb="3">
        {isLoading ? (
          <Box
            ref={busy}
            role="status"
            tabIndex={-1}
            display="grid"
            placeItems="center"
            minHeight="12"
            borderRadius="pill"
            border="2px solid {colors.line}"
            fontWeight="600"
            userSelect="none"
          >
            {words.enquiry.sending}
          </Box>
        ) : (
          <Button ref={send} type="submit">
            {words.enquiry.send}
          </Button>
        )}
      </Box>
      <Box display={hasContactBeside ? { md: 'none' } : undefined}>
        <TalkLine />
      </Box>
      <PrivacyNotice />
    </CheckedForm>
  )
}

/**
 * A field hidden from people; bots fill it in. Password managers are asked to leave it alone, each in its own way, because
 * some fill in what nobody sees.
 */
function Honeypot() {
  const id = useId()
  return (
    <Box aria-hidden position="absolute" width="1px" height="1px" overflow="hidden" clipPath="inset(50%)">
      <label htmlFor={id}>Leave this empty</label>
      <input
        id={id}
        type="text"
        name={HONEYPOT_FIELD}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore
        data-protonpass-ignore
        data-form-type="other"
      />
    </Box>
  )
}
