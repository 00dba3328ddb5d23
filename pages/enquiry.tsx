/**
 * The enquiry form as a page: the target of every quote button and form without JavaScript.
 *
 * GET renders the form, prefilled if the query has `brief`. POST validates, forwards, and responds with a full page:
 * the success notice, or the form with its messages and everything typed.
 */
import type { GetServerSideProps, GetServerSidePropsContext } from 'next'
import type { ReactNode } from 'react'
import { errorTitle } from '@/components/enquiry/form/use-error-title'
import { island } from '@/components/island'
import { ISLANDS } from '@/components/page/islands'
import { EMPTY_ENQUIRY } from '@/lib/enquiry/fields'
import type { FormResponse } from '@/lib/enquiry/refusal'
import { ownPage, receiveForm } from '@/lib/enquiry/server/http'
import { plainForm, plainResponse } from '@/lib/enquiry/server/plain-response'
import { receiveEnquiry } from '@/lib/enquiry/server/receiver'
import type { FrameProps } from '@/lib/page/props'
import { enquiryFrame, isRefused } from '@/lib/page/server/enquiry-page'
import { ClientDisconnected } from '@/lib/server/http/request/read-body'
import { sendPage } from '@/lib/server/http/response/plain-page'
import { publishedWords } from '@/lib/words/server/published-words'

/** Maximum length of a brief prefilled by a link, in characters. */
const PREFILL_MAX = 2000

type Props = FrameProps & { isSent: boolean; response: FormResponse }

const Stage = island<{ children: ReactNode }>({
  name: 'enquiry-stage',
  load: () => import('@/components/enquiry/form/enquiry-stage'),
  hydrates: 'never',
})
const Enquiry = island({ name: 'enquiry', ...ISLANDS.enquiry })

export default function EnquiryRoute() {
  return (
    <Stage>
      <Enquiry />
    </Stage>
  )
}

/** Empty when the response has already been sent. */
type Result = Props | Record<string, never>

const RESPONDED = { props: {} }

/** Receives first: what happened to the enquiry decides the status, whether or not a page can be rendered around it. */
async function post({ req, res, ...context }: GetServerSidePropsContext): Promise<{ props: Result }> {
  const result = await receiveForm(receiveEnquiry, req)
  res.statusCode = result.status
  if (result.retryAfterSeconds) res.setHeader('Retry-After', String(result.retryAfterSeconds))
  const frame = await enquiryFrame(context)
  if (!frame) {
    sendPage(res, plainResponse(result, publishedWords().enquiry))
    return RESPONDED
  }
  const { isSent, response } = result
  const isInvalid = Object.keys(response.errors).length > 0
  const title = isInvalid ? errorTitle(publishedWords().enquiry, frame.seo.title) : frame.seo.title
  return { props: { ...frame, seo: { ...frame.seo, title }, isSent, response } }
}

async function get({ req, res, query, ...context }: GetServerSidePropsContext): Promise<{ props: Result }> {
  if (await isRefused(req, res)) return RESPONDED
  const brief = typeof query.brief === 'string' ? query.brief.slice(0, PREFILL_MAX) : ''
  const source = ownPage(req.headers.referer, req)
  const response = { values: { ...EMPTY_ENQUIRY, brief }, errors: {}, problem: null, source }
  const frame = await enquiryFrame(context)
  if (frame) return { props: { ...frame, isSent: false, response } }
  sendPage(res, plainForm(publishedWords().enquiry, response))
  return RESPONDED
}

export const getServerSideProps: GetServerSideProps<Result> = async (context) => {
  context.res.setHeader('Cache-Control', 'private, no-store')
  try {
    return context.req.method === 'POST' ? await post(context) : await get(context)
  } catch (error) {
    // Nobody is left to respond to.
    if (error instanceof ClientDisconnected) return RESPONDED
    throw error
  }
}
