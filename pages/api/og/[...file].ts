/** `/api/og/…`: renders the sharing image of a page from its title. */
import type { NextApiRequest, NextApiResponse } from 'next'
import { sendMadeImage } from '@/lib/seo/made-image'

/** The response is sent asynchronously; suppresses Next's warning about it. */
export const config = { api: { externalResolver: true } }

export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { file } = request.query
  return sendMadeImage(request, response, Array.isArray(file) ? file : [])
}
