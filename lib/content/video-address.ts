/**
 * Addresses of films elsewhere, as people paste them: from the address bar, from Share, from an embed code.
 *
 * Used by the Studio, which says what is wrong with one, and by the site, which makes the addresses it opens from the film's
 * number alone: nothing else of what was pasted is kept.
 */

export type Provider = 'youtube' | 'vimeo'

export type HostedFilm = {
  provider: Provider
  id: string
  /** Vimeo's key of an unlisted film. */
  key?: string
}

const PROVIDERS: Record<string, Provider> = {
  'youtube.com': 'youtube',
  'youtube-nocookie.com': 'youtube',
  'youtu.be': 'youtube',
  'vimeo.com': 'vimeo',
  'player.vimeo.com': 'vimeo',
}

const YOUTUBE_ID = /^[\w-]{11}$/
const YOUTUBE_FOLDERS = new Set(['embed', 'shorts', 'live', 'v'])
const VIMEO_ID = /^\d{6,12}$/
const VIMEO_KEY = /^[0-9a-f]{6,20}$/

/** Null for what is no web address. People also paste without "https://", and whole embed codes. */
function readUrl(pasted: string): URL | null {
  const address = /\bsrc="([^"]+)"/.exec(pasted)?.[1] ?? pasted.trim()
  if (!address || /\s/.test(address)) return null
  const absolute = address.startsWith('//') ? `https:${address}` : address
  const url = URL.parse(/^[a-z]+:\/\//i.test(absolute) ? absolute : `https://${absolute}`)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null
}

/** Whose address it is; null for any other site. */
export function providerOf(pasted: string): Provider | null {
  const host = readUrl(pasted)?.hostname.replace(/^(?:www|m|music)\./, '') ?? ''
  return PROVIDERS[host] ?? null
}

function youtubeId({ hostname, pathname, searchParams }: URL): string | null {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean)
  if (hostname.endsWith('youtu.be')) return first
  return YOUTUBE_FOLDERS.has(first) ? second : searchParams.get('v')
}

function vimeoFilm({ pathname, searchParams }: URL): HostedFilm | null {
  const parts = pathname.split('/').filter(Boolean)
  const at = parts.findIndex((part) => VIMEO_ID.test(part))
  const id = parts[at]
  if (!id) return null
  const key = searchParams.get('h') ?? parts[at + 1] ?? ''
  return { provider: 'vimeo', id, ...(VIMEO_KEY.test(key) && { key }) }
}

/** The film at an address; null when the address leads to none. */
export function readVideoAddress(pasted: string | null | undefined): HostedFilm | null {
  const url = pasted ? readUrl(pasted) : null
  const provider = pasted ? providerOf(pasted) : null
  if (!url || !provider) return null
  if (provider === 'vimeo') return vimeoFilm(url)
  const id = youtubeId(url)
  return id && YOUTUBE_ID.test(id) ? { provider, id } : null
}

/** What is framed once a visitor has pressed play: YouTube without cookies, Vimeo asked not to track. */
export function embedUrl({ provider, id, key }: HostedFilm): string {
  if (provider === 'youtube') return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
  return `https://player.vimeo.com/video/${id}?${key ? `h=${key}&` : ''}autoplay=1&dnt=1`
}

/** The film's own page, for everyone who would rather watch it there. */
export function watchUrl({ provider, id, key }: HostedFilm): string {
  if (provider === 'youtube') return `https://www.youtube.com/watch?v=${id}`
  return `https://vimeo.com/${id}${key ? `/${key}` : ''}`
}
