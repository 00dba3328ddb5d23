/** Requests the file of a sample from its host. */
import { env } from '@/lib/env'
import { audioExtension } from './file-name'

const MAX_REDIRECTS = 3

/** Media types of audio, and of containers that hold it. */
const AUDIO = /^(?:audio\/[\w.+-]+|application\/(?:ogg|mp4)|video\/(?:mp4|ogg|webm))$/

/** Media types that say "a file" and nothing about what is in it. Some hosts send them to force a download. */
const OPAQUE = /^(?:application|binary)\/(?:x-)?(?:octet-stream|force-download|download|binary|unknown)$/

/** Pages, data and pictures: an error page of the host, whatever its URL ends with. */
const NEVER_AUDIO =
  /^(?:text\/(?!plain$)|image\/|multipart\/|application\/(?:pdf|javascript|(?:[\w.-]+\+)?(?:xml|json))$)/

const UNKNOWN_TYPE = 'application/octet-stream'

/** The media type without its parameters; octet-stream when the host sends none. */
function declaredType(response: Response): string {
  return response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() || UNKNOWN_TYPE
}

/** The media type under which this site sends the file: that of the host where it is one of audio. */
export function mediaType(response: Response): string {
  const type = declaredType(response)
  return AUDIO.test(type) ? type : UNKNOWN_TYPE
}

/** Hosts know few types of files; where the type does not tell, the extension in the URL does. */
function mayBeAudio(type: string, url: string): boolean {
  return AUDIO.test(type) || OPAQUE.test(type) || (!NEVER_AUDIO.test(type) && audioExtension(url) !== null)
}

/** A redirect must go to https or stay on its origin; the URL itself comes from the API and never from a visitor. */
function redirectTarget(location: string, from: string): string {
  const target = new URL(location, from)
  if (target.protocol !== 'https:' && target.origin !== new URL(from).origin) {
    throw new Error(`redirect to ${target.protocol}//${target.host}`)
  }
  return target.href
}

/** An empty list allows every host. */
function requireListed(url: string, hosts: readonly string[]): void {
  const { hostname } = new URL(url)
  if (hosts.length > 0 && !hosts.includes(hostname)) throw new Error(`${hostname} is not one of RECORDING_HOSTS`)
}

/**
 * @param hosts from which files may be fetched, also by a redirect; every one when empty
 * @returns the response with the file, or with status 416 when it has no such range; null when there is no such file
 * @throws when the host does not send it
 */
export async function openUpstream(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  hosts: readonly string[] = env().recordingHosts,
): Promise<Response | null> {
  let current = url
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    requireListed(current, hosts)
    const response = await fetch(current, { headers, redirect: 'manual', signal })
    const type = declaredType(response)
    if (response.ok && (mayBeAudio(type, url) || mayBeAudio(type, current))) return response
    if (response.status === 416) return response
    await response.body?.cancel()
    if (response.status === 404 || response.status === 410) return null
    const location = response.headers.get('location')
    if (!location) throw new Error(`status ${response.status}, ${type}`)
    current = redirectTarget(location, current)
  }
  throw new Error('too many redirects')
}
