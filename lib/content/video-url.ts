/**
 * Parses YouTube and Vimeo URLs as people paste them: from the address bar or from Share.
 *
 * The Studio validates with it. The site builds embed and watch URLs from the video id alone and discards the rest of
 * what was pasted.
 */

export type Provider = 'youtube' | 'vimeo'

export type HostedFilm = {
  provider: Provider
  id: string
  /** Vimeo's hash of an unlisted video. */
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

/** People also paste without "https://". Null for what is no URL. */
function readUrl(pasted: string): URL | null {
  const text = pasted.trim()
  const url = /^https?:\/\//i.test(text) ? text : `https://${text}`
  // Not `URL.parse`, which Safari has since 18.
  return URL.canParse(url) ? new URL(url) : null
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

/** The video at a URL; null when there is none. */
export function readVideoUrl(pasted: string | null | undefined): HostedFilm | null {
  const url = readUrl(pasted ?? '')
  const provider = PROVIDERS[url?.hostname.replace(/^(?:www|m|music)\./, '') ?? '']
  if (!url || !provider) return null
  if (provider === 'vimeo') return vimeoFilm(url)
  const id = youtubeId(url)
  return id && YOUTUBE_ID.test(id) ? { provider, id } : null
}

/** URL of the player frame: YouTube without cookies, Vimeo with tracking off. */
export function embedUrl({ provider, id, key }: HostedFilm): string {
  if (provider === 'youtube') return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
  return `https://player.vimeo.com/video/${id}?${key ? `h=${key}&` : ''}autoplay=1&dnt=1`
}

/** URL of the video on the provider's own site. */
export function watchUrl({ provider, id, key }: HostedFilm): string {
  if (provider === 'youtube') return `https://www.youtube.com/watch?v=${id}`
  return `https://vimeo.com/${id}${key ? `/${key}` : ''}`
}
