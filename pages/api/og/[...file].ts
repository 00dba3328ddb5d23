/** `/api/og/…`: the picture of a page for sharing, made of its title. */
import type { NextApiRequest, NextApiResponse } from 'next'
import { sendMadeImage } from '@/lib/seo/made-image'

/** Answered when the picture is drawn: Next must not warn of an answer that comes later. */
export const config = { api: { externalResolver: true } }

export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { file } = request.query
  return sendMadeImage(request, response, Array.isArray(file) ? file : [])
}
