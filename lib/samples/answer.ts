/** Handles `/api/samples/VOICE/SAMPLE`: applies the limits, finds the sample and sends its file. Server only. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { UpstreamError } from '@/lib/api/server/client'
import { errorMessage, logError } from '@/lib/log'
import type { SampleFinder } from './find-sample'
import type { SampleLimits } from './limits'
import { SampleError } from './open-upstream'
import { type SendLimits, sendSample } from './send-sample'

const WORDS = {
  404: 'There is no such sample. It may have been replaced: please open the voice again.',
  405: 'A sample is read with GET.',
  429: 'That was a lot of samples at once. Please wait a minute and try again.',
  502: 'This sample cannot be fetched right now. Please try again, or call us and we will send it to you.',
  503: 'Many samples are being downloaded right now. Please try again in a few seconds.',
  504: 'This sample took too long to arrive. Please try again.',
} as const

/** `Retry-After` is in seconds. */
function refuse(response: ServerResponse, status: keyof typeof WORDS, headers: Record<string, string> = {}): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    ...headers,
  })
  response.end(WORDS[status])
}

function statusOf(error: unknown): 404 | 502 | 504 | null {
  if (error instanceof SampleError) return error.status
  if (error instanceof UpstreamError) return error.reason === 'timeout' ? 504 : 502
  return null
}

export type AskedAddress = { voiceId: string; key: string; name: string; inline: boolean }

type SampleServices = { find: SampleFinder; limits: SampleLimits; sending?: SendLimits }

export async function answerSample(
  { find, limits, sending }: SampleServices,
  request: IncomingMessage,
  response: ServerResponse,
  asked: AskedAddress,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, { Allow: 'GET, HEAD' })
  if (!asked.voiceId || asked.voiceId.length > 64 || !asked.key || asked.key.length > 200) return refuse(response, 404)
  const place = await limits.enter(request)
  if ('status' in place) {
    return refuse(response, place.status, { 'Retry-After': String(place.retryAfterSeconds) })
  }
  try {
    const found = await find(asked)
    if (!found) return refuse(response, 404)
    await sendSample(request, response, found, { inline: asked.inline, limits: sending })
  } catch (error) {
    const status = statusOf(error)
    logError('samples.failed', { voice: asked.voiceId, sample: asked.key, reason: errorMessage(error) })
    if (status === null) throw error
    refuse(response, status)
  } finally {
    place.release()
  }
}
