/** The API proxy: the only route from the browser to the external API. */
import type { NextApiRequest, NextApiResponse } from 'next'
import { apiClient } from '@/lib/api/server'
import { handleRead, matchCall } from '@/lib/api/server/api-proxy'
import { handleEnquiryRequest } from '@/lib/enquiry/http'
import { receiveEnquiry } from '@/lib/enquiry/receiver'

/** The enquiry handler reads the raw stream itself, with a size limit. */
export const config = { api: { bodyParser: false } }

export default async function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { call, ...rest } = request.query
  const path = `/${Array.isArray(call) ? call.join('/') : (call ?? '')}`
  if (matchCall(path)?.call === 'sendContactus') {
    await handleEnquiryRequest(receiveEnquiry(), request, response)
    return
  }
  const query = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : (value ?? '')]),
  )
  const answer = await handleRead(apiClient(), { method: request.method ?? 'GET', path, query })
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value)
  response.status(answer.status).json(answer.body)
}
