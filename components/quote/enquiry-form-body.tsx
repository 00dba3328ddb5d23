/** The form shared by the modal and every banner: error summary, fields, Send and notes. */
import { Box, chakra } from '@chakra-ui/react'
import { type ComponentType, type RefObject, useId, useRef, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { keepFocusOnPress } from '@/components/ui/keep-focus-on-press'
import type { Enquiry } from '@/lib/api/models'
import type { EnquiryErrors } from '@/lib/enquiry/fields'
import { ENQUIRY_PATH, HONEYPOT_FIELD, SOURCE_FIELD } from '@/lib/enquiry/protocol'
import type { Refusal } from '@/lib/enquiry/refusal'
import type { EnquiryEngineProps } from './enquiry-engine'
import { EnquiryFields, lengthHint } from './enquiry-fields'
import type { EnquiryDraft } from './enquiry-session'
import { ErrorSummary } from './error-summary'
import { PrivacyNotice, TalkLine } from './form-notes'
import { useQuoteTexts } from './quote-texts'
import { RefusalMessage } from './refusal-message'
import { useEnquiry } from './use-enquiry'

/** The server's response to this form, sent without JavaScript. */
export type ServerAnswer = {
  values: Enquiry
  errors: EnquiryErrors
  problem: 'failed' | Refusal | null
  source: string | null
}

const Form = chakra('form', { base: { containerType: 'inline-size' } })

const FormAlert = chakra(
  'p',
  { base: { mt: '4', fontWeight: '600', color: 'error' } },
  { defaultProps: { role: 'alert' } },
)

type EnquiryFormBodyProps = {
  draft: EnquiryDraft
  /** Id of the heading that labels the form. */
  headingId?: string
  engine?: ComponentType<EnquiryEngineProps>
  answer?: ServerAnswer
  /** Phone and e-mail are beside the form, except on phones. */
  isBesidePeople?: boolean
  /** Ref to the Send button, for callers that return the focus to it. */
  sendRef?: RefObject<HTMLButtonElement | null>
  onSent(): void
}

export function EnquiryFormBody(props: EnquiryFormBodyProps) {
  const { draft, headingId, engine, answer, isBesidePeople = false, sendRef, onSent } = props
  const ownSend = useRef<HTMLButtonElement>(null)
  const send = sendRef ?? ownSend
  const id = useId()
  const { failureMessage } = useQuoteTexts()
  const { formProps, Engine, engineProps, errors, attempt, status, summary, busy } = useEnquiry({
    draft,
    send,
    engine,
    serverErrors: answer?.errors,
    source: answer?.source ?? null,
    onSent,
  })
  const isLoading = status === 'loading'
  const problem = status === 'idle' ? (answer?.problem ?? null) : status
  // Its text and not the length, so that typing renders the form again only from nine tenths of the limit on.
  const briefHint = useSyncExternalStore(
    draft.subscribe,
    () => lengthHint(draft.values().brief.length),
    () => lengthHint(answer?.values.brief.length ?? 0),
  )

  return (
    <Form
      action={ENQUIRY_PATH}
      method="post"
      noValidate
      aria-labelledby={headingId}
      onMouseDown={keepFocusOnPress}
      {...formProps}
    >
      {attempt > 0 && <ErrorSummary ref={summary} id={id} errors={errors} />}
      <EnquiryFields id={id} errors={errors} isLoading={isLoading} briefHint={briefHint} values={answer?.values} />
      <Honeypot />
      {answer?.source && <input type="hidden" name={SOURCE_FIELD} value={answer.source} />}
      {problem === 'failed' && failureMessage && <FormAlert>{failureMessage}</FormAlert>}
      {problem && problem !== 'failed' && problem !== 'loading' && (
        <FormAlert>
          <RefusalMessage refusal={problem} />
        </FormAlert>
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
            loading
          </Box>
        ) : (
          <Button ref={send} type="submit">
            Send
          </Button>
        )}
      </Box>
      <Box display={isBesidePeople ? { md: 'none' } : undefined}>
        <TalkLine />
      </Box>
      <PrivacyNotice />
      {Engine && <Engine {...engineProps} />}
    </Form>
  )
}

/** A field hidden from people; bots fill it in. */
function Honeypot() {
  const id = useId()
  return (
    <Box aria-hidden position="absolute" width="1px" height="1px" overflow="hidden" clipPath="inset(50%)">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </Box>
  )
}
