/** Requests the file of a sample from its host. Server only. */

const MAX_REDIRECTS = 3

/** Media types that may be audio; HTML or pictures are never served from this site's origin. */
const MAY_BE_AUDIO =
  /^(?:audio\/[\w.+-]+|application\/(?:octet-stream|ogg|mp4)|binary\/octet-stream|video\/(?:mp4|ogg|webm))$/

/** The media type without its parameters; octet-stream when the host sends none. */
export function mediaType(response: Response): string {
  return response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() || 'application/octet-stream'
}

/** A redirect must go to https or stay on its origin; the URL itself comes from the API and never from a visitor. */
function redirectTarget(location: string, from: string): string {
  const target = new URL(location, from)
  if (target.protocol !== 'https:' && target.origin !== new URL(from).origin) {
    throw new Error(`redirect to ${target.protocol}//${target.host}`)
  }
  return target.href
}

/**
 * @returns null when there is no such file
 * @throws when the host does not send it
 */
export async function openUpstream(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Response | null> {
  let address = url
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await fetch(address, { headers, redirect: 'manual', signal })
    const type = mediaType(response)
    if (response.ok && MAY_BE_AUDIO.test(type)) return response
    await response.body?.cancel()
    if (response.status === 404 || response.status === 410) return null
    const location = response.headers.get('location')
    if (!location) throw new Error(`status ${response.status}, ${type}`)
    address = redirectTarget(location, address)
  }
  throw new Error('too many redirects')
}
