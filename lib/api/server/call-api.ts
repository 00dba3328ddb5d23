/** One attempt of a call of the external API. Also run directly by Node. */
import { requestId } from '../../request-id.ts'
import { type CallName, calls, fillPath } from '../calls.ts'
import type { Enquiry } from '../models.ts'

/** Why a call failed. `status` is the API's HTTP status, or null when there was no response. */
export class UpstreamError extends Error {
  readonly call: CallName
  readonly reason: 'unreachable' | 'timeout' | 'status' | 'unreadable'
  readonly status: number | null
  constructor(call: CallName, reason: UpstreamError['reason'], status: number | null = null, cause?: unknown) {
    super(`${call}: ${reason}${status === null ? '' : ` ${status}`}`, { cause })
    this.name = 'UpstreamError'
    this.call = call
    this.reason = reason
    this.status = status
  }
}

/**
 * @param baseUrl origin of the external API, without a trailing slash
 * @returns the body as JSON, not decoded
 * @throws UpstreamError
 */
export async function callApi(
  baseUrl: string,
  call: CallName,
  query: object,
  body?: Enquiry,
  signal?: AbortSignal,
): Promise<unknown> {
  const { method, path, timeout } = calls[call]
  const id = requestId()
  const timer = AbortSignal.timeout(timeout)
  const ended = signal ? AbortSignal.any([signal, timer]) : timer
  let response: Response
  let content: string
  try {
    response = await fetch(baseUrl + fillPath(path, calls[call].query, query), {
      method,
      headers: {
        accept: '*/*',
        ...(id && { 'x-request-id': id }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      redirect: 'error',
      signal: ended,
    })
    content = await response.text()
  } catch (error) {
    throw new UpstreamError(call, ended.aborted ? 'timeout' : 'unreachable', null, error)
  }
  if (!response.ok) throw new UpstreamError(call, 'status', response.status)
  try {
    return JSON.parse(content)
  } catch (error) {
    throw new UpstreamError(call, 'unreadable', response.status, error)
  }
}

/** Sends an enquiry once, with exactly its four fields. Rejects with UpstreamError. */
export function postEnquiry(baseUrl: string, { name, phone, email, brief }: Enquiry): Promise<unknown> {
  return callApi(baseUrl, 'sendContactus', {}, { name, phone, email, brief })
}
