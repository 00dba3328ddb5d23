/** Handles `/api/samples/VOICE/SAMPLE`: applies the limits, finds the sample and sends its file. Server only. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { UpstreamError } from '@/lib/api/server/client'
import { asText, HttpError, READ_METHODS, route } from '@/lib/http/route'
import { errorMessage, logError } from '@/lib/log'
import { serverWords } from '@/lib/words/published-words'
import { refusalWords } from '@/lib/words/refusals'
import type { SampleFinder } from './find-sample'
import type { SampleLimits } from './limits'
import { SampleError } from './open-upstream'
import { type SendLimits, sendSample } from './send-sample'

const WORDS = {
  404: 'noSample',
  429: 'manySamples',
  502: 'sampleNotFetched',
  503: 'samplesBusy',
  504: 'sampleSlow',
} as const

type Status = keyof typeof WORDS

/** @param retryAfterSeconds how long the visitor should wait */
function refusal(status: Status, retryAfterSeconds?: number): HttpError {
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }
  return new HttpError(status, serverWords(refusalWords)(WORDS[status]), headers)
}

function statusOf(error: unknown): 404 | 502 | 504 | null {
  if (error instanceof SampleError) return error.status
  if (error instanceof UpstreamError) return error.reason === 'timeout' ? 504 : 502
  return null
}

export type AskedAddress = { voiceId: string; key: string; name: string; inline: boolean }

type SampleServices = { find: SampleFinder; limits: SampleLimits; sending?: SendLimits }

async function send(
  { find, sending }: SampleServices,
  request: IncomingMessage,
  response: ServerResponse,
  asked: AskedAddress,
): Promise<void> {
  try {
    const found = await find(asked)
    if (!found) throw refusal(404)
    await sendSample(request, response, found, { inline: asked.inline, limits: sending })
  } catch (error) {
    if (error instanceof HttpError) throw error
    logError('samples.failed', { voice: asked.voiceId, sample: asked.key, reason: errorMessage(error) })
    const status = statusOf(error)
    throw status === null ? error : refusal(status)
  }
}

/** @param askedOf the sample that a request names */
export function createSampleHandler<Request extends IncomingMessage>(
  services: SampleServices,
  askedOf: (request: Request) => AskedAddress,
) {
  const headers = { 'X-Content-Type-Options': 'nosniff', 'X-Robots-Tag': 'noindex' }
  return route<Request, ServerResponse>(
    { methods: READ_METHODS, headers, format: asText },
    async (request, response) => {
      const asked = askedOf(request)
      if (!asked.voiceId || asked.voiceId.length > 64 || !asked.key || asked.key.length > 200) throw refusal(404)
      const place = await services.limits.enter(request)
      if ('status' in place) throw refusal(place.status, place.retryAfterSeconds)
      try {
        await send(services, request, response, asked)
      } finally {
        place.release()
      }
      return null
    },
  )
}
