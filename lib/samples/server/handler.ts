/** Handles `/api/samples/VOICE/SAMPLE`: applies the limit, finds the sample and sends its file. */
import type { ServerResponse } from 'node:http'
import type { NextApiRequest } from 'next'
import { isId } from '@/lib/api/parameters'
import { errorMessage, logError } from '@/lib/log'
import { clientIp } from '@/lib/server/http/request/client-ip'
import { createRateLimit } from '@/lib/server/http/request/rate-limit'
import { asText, HttpError, type RouteOptions, route } from '@/lib/server/http/response/route'
import { logRefusal } from '@/lib/server/log-refusal'
import { publishedWords } from '@/lib/words/server/published-words'
import type { SampleFinder } from './find-sample'
import { sendSample } from './send-sample'

const WORDS = { 404: 'noSample', 429: 'manySamples', 502: 'sampleNotFetched' } as const

function refusal(status: keyof typeof WORDS, headers?: Record<string, string>): HttpError {
  return new HttpError(status, publishedWords().refusals[WORDS[status]], headers)
}

type SampleServices = {
  find: SampleFinder
  /** Samples a minute per IP address: enough for an office of listeners, too few to copy the whole list. */
  perMinute?: number
  /** Milliseconds without a byte after which a transfer is aborted. */
  idleMs?: number
}

export function createSampleHandler({ find, perMinute = 120, idleMs }: SampleServices) {
  const rate = createRateLimit({ name: 'samples', max: perMinute, windowMs: 60_000 })
  const headers = { 'X-Content-Type-Options': 'nosniff', 'X-Robots-Tag': 'noindex' }
  const options: RouteOptions = { methods: ['GET'], headers, format: asText }
  return route<NextApiRequest, ServerResponse>(options, async (request, response) => {
    const { voiceId, sample, name = '' } = request.query
    const requested = { voiceId: String(voiceId), sampleId: String(sample), name: String(name) }
    if (!isId(requested.voiceId)) throw refusal(404)
    const retryAfterSeconds = await rate.take(clientIp(request))
    if (retryAfterSeconds !== null) {
      logRefusal(429, request)
      throw refusal(429, { 'Retry-After': String(retryAfterSeconds) })
    }
    let isSent: boolean
    try {
      const found = await find(requested)
      isSent = found !== null && (await sendSample(request, response, found, idleMs))
    } catch (error) {
      logError('samples.failed', { voice: requested.voiceId, sample: requested.sampleId, reason: errorMessage(error) })
      throw refusal(502)
    }
    if (!isSent) throw refusal(404)
    return null
  })
}
