/** The API proxy: the only route from the browser to the external API. */
import type { NextApiRequest, NextApiResponse } from 'next'
import { createReadHandler } from '@/lib/api/server/api-proxy'
import { apiClient } from '@/lib/api/server/client'
import { SEND_CONTACTUS_URL } from '@/lib/enquiry/protocol'
import { createEnquiryHandler } from '@/lib/enquiry/server/http'
import { receiveEnquiry } from '@/lib/enquiry/server/receiver'

/** The enquiry handler reads the raw stream itself, with a size limit. */
export const config = { api: { bodyParser: false } }

const handleRead = createReadHandler(apiClient())
const handleEnquiry = createEnquiryHandler(receiveEnquiry)

export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const isEnquiry = request.url?.split('?')[0] === SEND_CONTACTUS_URL
  return isEnquiry ? handleEnquiry(request, response) : handleRead(request, response)
}
