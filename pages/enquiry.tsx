/**
 * The enquiry form as a page: the target of every quote button and form without JavaScript.
 *
 * GET renders the form, prefilled if the query has `brief`. POST validates, forwards, and responds with a full page:
 * the success notice, or the form with its messages and everything typed.
 */
import { Box, chakra } from '@chakra-ui/react'
import type { GetServerSideProps, GetServerSidePropsContext } from 'next'
import { useId } from 'react'
import { EnquiryForm } from '@/components/quote/enquiry-form'
import type { ServerAnswer } from '@/components/quote/enquiry-form-body'
import { QuoteAside } from '@/components/quote/quote-aside'
import { useQuoteTexts } from '@/components/quote/quote-texts'
import { SuccessNotice } from '@/components/quote/success-notice'
import { ERROR_PREFIX } from '@/components/quote/use-error-title'
import { Section } from '@/components/ui/section'
import { EMPTY_ENQUIRY } from '@/lib/enquiry/fields'
import { type FormResult, ownPage, receiveForm } from '@/lib/enquiry/http'
import { plainAnswer, plainForm } from '@/lib/enquiry/plain-answer'
import { receiveEnquiry } from '@/lib/enquiry/receiver'
import { refusalOf } from '@/lib/enquiry/refusal'
import { ClientGone } from '@/lib/http/read-body'
import { enquiryFrame, isRefused, sendPage } from '@/lib/page/enquiry-page'
import type { FrameProps } from '@/lib/page/page-props'

/** Maximum length of a brief prefilled by a link, in characters. */
const PREFILL_MAX = 2000

type Props = FrameProps & { isSent: boolean; answer: ServerAnswer }

export default function EnquiryPage({ isSent, answer }: Props) {
  const { title, subtitle } = useQuoteTexts()
  const id = useId()
  return (
    <Section tone="mint" labelledBy={id}>
      <Box
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1.35fr 1fr' }}
        maxWidth="980px"
        mx="auto"
        borderRadius="card"
        overflow="clip"
      >
        <Box data-tone="white" bg="white" color="ink" px={{ base: '20px', sm: '32px' }} py="32px" minWidth="0">
          <chakra.h1 id={id} textStyle="h2">
            {title}
          </chakra.h1>
          {!isSent && (
            <chakra.p color="muted" mt="8px">
              {subtitle}
            </chakra.p>
          )}
          <Box mt="24px">
            {isSent ? <SuccessNotice isShown /> : <EnquiryForm headingId={id} answer={answer} isBesidePeople />}
          </Box>
        </Box>
        <QuoteAside />
      </Box>
    </Section>
  )
}

function answerTo(result: FormResult): ServerAnswer {
  return {
    values: result.values,
    errors: result.errors,
    problem: result.outcome === 'sent' || result.outcome === 'invalid' ? null : (refusalOf(result.status) ?? 'failed'),
    source: result.source,
  }
}

/** Empty when the response has already been sent. */
type Result = Props | Record<string, never>

const RESPONDED = { props: {} }

/** Receives first: what happened to the enquiry decides the status, whether or not a page can be rendered around it. */
async function post({ req, res, ...context }: GetServerSidePropsContext): Promise<{ props: Result }> {
  const result = await receiveForm(receiveEnquiry(), req)
  res.statusCode = result.status
  if (result.retryAfterSeconds) res.setHeader('Retry-After', String(result.retryAfterSeconds))
  const frame = await enquiryFrame(context)
  if (!frame) {
    sendPage(res, plainAnswer(result))
    return RESPONDED
  }
  const title = result.outcome === 'invalid' ? ERROR_PREFIX + frame.seo.title : frame.seo.title
  return {
    props: { ...frame, seo: { ...frame.seo, title }, isSent: result.outcome === 'sent', answer: answerTo(result) },
  }
}

async function get({ req, res, query, ...context }: GetServerSidePropsContext): Promise<{ props: Result }> {
  if (await isRefused(req, res)) return RESPONDED
  const brief = typeof query.brief === 'string' ? query.brief.slice(0, PREFILL_MAX) : ''
  const source = ownPage(req.headers.referer, req, receiveEnquiry().siteUrl)
  const answer = { values: { ...EMPTY_ENQUIRY, brief }, errors: {}, problem: null, source }
  const frame = await enquiryFrame(context)
  if (frame) return { props: { ...frame, isSent: false, answer } }
  sendPage(res, plainForm('Get a quick quote', answer))
  return RESPONDED
}

export const getServerSideProps: GetServerSideProps<Result> = async (context) => {
  context.res.setHeader('Cache-Control', 'private, no-store')
  try {
    return context.req.method === 'POST' ? await post(context) : await get(context)
  } catch (error) {
    // Nobody is left to respond to.
    if (error instanceof ClientGone) return RESPONDED
    throw error
  }
}
