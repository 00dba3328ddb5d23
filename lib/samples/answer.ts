/** Handles `/api/samples/VOICE/SAMPLE`: applies the limits, finds the sample and sends its file. Server only. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { UpstreamError } from '@/lib/api/server/client'
import { clientAddress } from '@/lib/http/client-address'
import { createRateLimit } from '@/lib/http/rate-limit'
import { asText, HttpError, READ_METHODS, route } from '@/lib/http/route'
import { errorMessage, logError } from '@/lib/log'
import { serverWords } from '@/lib/words/published-words'
import { refusalWords } from '@/lib/words/refusals'
import type { SampleFinder } from './find-sample'
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

type SampleServices = {
  find: SampleFinder
  /** Samples a minute per IP address: enough for an office of listeners, too few to copy the whole list. */
  perMinute?: number
  /** Concurrent downloads over all visitors. */
  atOnce?: number
  sending?: SendLimits
}

/** Seconds to wait while too many samples are being downloaded. */
const BUSY_SECONDS = 5

async function send(
  { find, sending }: Pick<SampleServices, 'find' | 'sending'>,
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
  { perMinute = 120, atOnce = 40, ...services }: SampleServices,
  askedOf: (request: Request) => AskedAddress,
) {
  const rate = createRateLimit({ name: 'samples', max: perMinute, windowMs: 60_000 })
  const downloads = bulkhead(atOnce)
  const headers = { 'X-Content-Type-Options': 'nosniff', 'X-Robots-Tag': 'noindex' }
  return route<Request, ServerResponse>(
    { methods: READ_METHODS, headers, format: asText },
    async (request, response) => {
      const asked = askedOf(request)
      if (!asked.voiceId || asked.voiceId.length > 64 || !asked.key || asked.key.length > 200) throw refusal(404)
      const retryAfterSeconds = await rate.take(clientAddress(request))
      if (retryAfterSeconds !== null) throw refusal(429, retryAfterSeconds)
      try {
        await downloads.execute(() => send(services, request, response, asked))
      } catch (error) {
        throw error instanceof BulkheadRejectedError ? refusal(503, BUSY_SECONDS) : error
      }
      return null
    },
  )
}
