/**
 * `/api/samples/VOICE/SAMPLE?name=PSEUDONYM`: a voice's sample under a human file name; with `&inline` to be read by a page.
 *
 * It takes no address from the visitor: the file's own comes from the API, by voice and sample.
 */
import type { NextApiRequest, NextApiResponse } from 'next'
import { apiClient } from '@/lib/api/server'
import { createMemoryStore } from '@/lib/enquiry/store'
import { answerSample } from '@/lib/samples/answer'
import { createSampleFinder, type SampleFinder } from '@/lib/samples/find-sample'
import { createSampleLimits } from '@/lib/samples/limits'

/** Files are longer than what Next warns of, and are streamed. */
export const config = { api: { responseLimit: false } }

const limits = createSampleLimits(createMemoryStore())
let find: SampleFinder | undefined

function one(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

export default async function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  find ??= createSampleFinder(apiClient())
  const { voiceId, sample, name, inline } = request.query
  await answerSample({ find, limits }, request, response, {
    voiceId: one(voiceId),
    key: one(sample),
    name: one(name),
    inline: inline !== undefined,
  })
}
