/** Requests the file of a sample from its host. Server only. */

/** The file is not available. `status` is the site's response, `reason` is for the log. */
export class SampleError extends Error {
  readonly status: 404 | 502 | 504
  constructor(status: SampleError['status'], reason: string, cause?: unknown) {
    super(reason, { cause })
    this.name = 'SampleError'
    this.status = status
  }
}

const MAX_REDIRECTS = 3

/** Statuses that are passed on: OK, partial content, not modified, range not satisfiable. */
const PASSED_ON = new Set([200, 206, 304, 416])

/** Media types that may be audio; HTML or pictures are never served from this site's origin. */
const MAY_BE_AUDIO =
  /^(?:audio\/[\w.+-]+|application\/(?:octet-stream|ogg|mp4)|binary\/octet-stream|video\/(?:mp4|ogg|webm))$/

/** The media type without its parameters; octet-stream when the host sends none. */
export function mediaType(response: Response): string {
  return response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() || 'application/octet-stream'
}

/** A redirect must go to https or stay on its origin; the URL itself comes from the API and never from a visitor. */
function redirectTarget(response: Response, from: string): string {
  const location = response.headers.get('location') ?? ''
  if (!URL.canParse(location, from)) throw new SampleError(502, `redirect without an address from ${response.status}`)
  const target = new URL(location, from)
  if (target.protocol !== 'https:' && target.origin !== new URL(from).origin) {
    throw new SampleError(502, `redirect to ${target.protocol}//${target.host}`)
  }
  return target.href
}

/** @throws SampleError; rejects with the signal's reason when it is aborted */
export async function openUpstream(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  let address = url
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await fetch(address, { headers, redirect: 'manual', signal }).catch((error) => {
      signal.throwIfAborted()
      throw new SampleError(502, 'unreachable', error)
    })
    if (PASSED_ON.has(response.status)) {
      const type = mediaType(response)
      if (response.ok && !MAY_BE_AUDIO.test(type)) {
        await response.body?.cancel()
        throw new SampleError(502, `not audio but ${type}`)
      }
      return response
    }
    await response.body?.cancel()
    if (response.status === 404 || response.status === 410) throw new SampleError(404, `status ${response.status}`)
    if (response.status < 300 || response.status >= 400) throw new SampleError(502, `status ${response.status}`)
    address = redirectTarget(response, address)
  }
  throw new SampleError(502, 'too many redirects')
}
