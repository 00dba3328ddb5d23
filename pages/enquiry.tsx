/**
 * The enquiry form as a page: the target of every quote button and form without JavaScript.
 *
 * GET renders the form, prefilled if the query has `brief`. POST validates, forwards, and responds with a full page:
 * the success notice, or the form with its messages and everything typed.
 */
import type { GetServerSideProps } from 'next'
import { island } from '@/components/island'
import type { ServerAnswer } from '@/components/quote/enquiry-form-body'
import type { EnquiryPageProps } from '@/components/quote/enquiry-page'
import { ERROR_PREFIX } from '@/components/quote/use-error-title'
import { EMPTY_ENQUIRY } from '@/lib/enquiry/fields'
import { type FormResult, ownPage, receiveForm } from '@/lib/enquiry/http'
import { ENQUIRY_PATH } from '@/lib/enquiry/protocol'
import { receiveEnquiry } from '@/lib/enquiry/receiver'
import { refusalOf } from '@/lib/enquiry/refusal'
import { type FrameProps, frameProps } from '@/lib/page/page-props'

/** Maximum length of a brief prefilled by a link, in characters. */
const PREFILL_MAX = 2000

type Props = FrameProps & EnquiryPageProps

const Enquiry = island<EnquiryPageProps>({
  name: 'enquiry',
  load: () => import('@/components/quote/enquiry-page'),
  hydrates: 'load',
})

export default function EnquiryRoute({ isSent, answer }: Props) {
  return <Enquiry isSent={isSent} answer={answer} />
}

function answerTo(result: FormResult): ServerAnswer {
  return {
    values: result.values,
    errors: result.errors,
    problem: result.outcome === 'sent' || result.outcome === 'invalid' ? null : (refusalOf(result.status) ?? 'failed'),
    source: result.source,
  }
}

export const getServerSideProps: GetServerSideProps<Props> = async (context) => {
  const { req, res, query } = context
  res.setHeader('Cache-Control', 'private, no-store')
  const seo = { title: 'Get a quick quote', noIndex: true }
  const frame = frameProps({ path: ENQUIRY_PATH, seo }, context).then(({ props }) => props)
  const receiver = receiveEnquiry()

  if (req.method !== 'POST') {
    const brief = typeof query.brief === 'string' ? query.brief.slice(0, PREFILL_MAX) : ''
    const source = ownPage(req.headers.referer, req, receiver.siteUrl)
    const answer = { values: { ...EMPTY_ENQUIRY, brief }, errors: {}, problem: null, source }
    return { props: { ...(await frame), isSent: false, answer } }
  }

  const [props, result] = await Promise.all([frame, receiveForm(receiver, req)])
  res.statusCode = result.status
  if (result.retryAfterSeconds) res.setHeader('Retry-After', String(result.retryAfterSeconds))
  const isWrong = result.outcome === 'invalid'
  const title = isWrong ? ERROR_PREFIX + props.seo.title : props.seo.title
  return {
    props: { ...props, seo: { ...props.seo, title }, isSent: result.outcome === 'sent', answer: answerTo(result) },
  }
}
