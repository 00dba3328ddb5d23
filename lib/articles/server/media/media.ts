/** Films and sounds of an article, however they are embedded. Pure. */
import { readVideoUrl, watchUrl } from '@/lib/content/video-url'
import { element, type HtmlElement, type HtmlNode, isElement, type Media, styleOf, text } from '../parse'
import { isBlank } from '../readable-text'
import { isTrackingPixel } from './pictures'
import { mediaUrl, sourcesOf, type UrlContext } from './urls'

const SOUND_FILE = /\.(?:mp3|m4a|aac|oga|ogg|opus|wav|flac)$/i
const FILM_FILE = /\.(?:mp4|m4v|webm|ogv|mov)$/i
/** Played by every browser. */
const COMMON = /\.(?:mp3|m4a|mp4|m4v)$|^(?:audio\/mpeg|audio\/mp4|video\/mp4)/i

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '')

/** "Final%20mix_2.mp3" gives "Final mix 2". */
function fileTitle(url: string): string {
  const name = new URL(url).pathname.split('/').at(-1) ?? ''
  let decoded = name
  try {
    decoded = decodeURIComponent(name)
  } catch {
    // A name with a stray "%" is shown as it is.
  }
  return decoded
    .replace(/\.\w+$/, '')
    .replace(/[-_+]+/g, ' ')
    .trim()
}

/** What to call a film or sound: its title, or the name of its file. */
export function nameOf(media: Media): string {
  if (media.title || media.type === 'hostedFilm') return media.title
  return fileTitle(media.url) || hostOf(media.url)
}

function titleOf({ attributes }: HtmlElement): string {
  return (attributes.title || attributes['aria-label'] || '').replace(/\s+/g, ' ').trim()
}

/** The media at an address; null where it is neither a file of a known kind nor a film of a known host. */
export function mediaAt(url: string, title = ''): Media | null {
  const film = readVideoUrl(url)
  if (film) return { type: 'hostedFilm', title, film }
  const { pathname } = new URL(url)
  if (SOUND_FILE.test(pathname)) return { type: 'sound', title, url: url }
  if (FILM_FILE.test(pathname)) return { type: 'film', title, url: url, poster: null }
  return null
}

export function mediaNode(media: Media): HtmlNode {
  return { type: 'media', media, caption: [] }
}

function link(url: string, label: string): HtmlElement {
  return element('a', { href: url, target: '_blank', rel: 'noopener' }, [text(label)])
}

/** A link that shows where it leads. */
export function linkToUrl(url: string): HtmlElement {
  return link(url, url)
}

/** A link in place of media, within a line, a list or a table. */
export function linkToMedia(media: Media): HtmlElement {
  if (media.type !== 'hostedFilm') return link(media.url, nameOf(media))
  const url = watchUrl(media.film)
  return link(url, media.title ? `${media.title} (${hostOf(url)})` : hostOf(url))
}

function isHidden({ attributes }: HtmlElement): boolean {
  const { display, visibility } = styleOf(attributes)
  return isTrackingPixel(attributes) || display === 'none' || visibility === 'hidden'
}

/** A frame, or a plug-in's object: its media, a link for an unknown host, nothing for one that only counts visits. */
function readFrame(node: HtmlElement, urls: readonly string[], context: UrlContext): readonly HtmlNode[] {
  const url = urls.map((one) => mediaUrl(one, context)).find((one) => one !== null)
  if (!url || isHidden(node)) return []
  const title = titleOf(node)
  const media = mediaAt(url, title)
  if (media) return [mediaNode(media)]
  return [element('p', {}, [link(url, title ? `${title} (${hostOf(url)})` : hostOf(url))])]
}

function readObject(node: HtmlElement, context: UrlContext): readonly HtmlNode[] {
  const movie = node.children.filter((child) => isElement(child, 'param')).map(({ attributes }) => attributes)
  const value = movie.find(({ name = '' }) => /^(movie|src|url)$/i.test(name))?.value
  const url = [node.attributes.data, value].map((one) => mediaUrl(one, context)).find((one) => one !== null)
  const media = url && mediaAt(url, titleOf(node))
  // What it holds is for browsers that cannot show it, which is every browser without the plug-in.
  return media ? [mediaNode(media)] : node.children.filter((child) => !isElement(child, 'param'))
}

function readPlayer(node: HtmlElement, context: UrlContext): readonly HtmlNode[] {
  const sources = node.children.filter((child) => isElement(child, 'source'))
  const offered = [node, ...sources].flatMap(({ attributes }) =>
    sourcesOf(attributes).flatMap((source) => {
      const url = mediaUrl(source, context)
      return url ? [{ url, type: attributes.type ?? '' }] : []
    }),
  )
  const best = offered.find(({ url, type }) => COMMON.test(new URL(url).pathname) || COMMON.test(type)) ?? offered[0]
  // Without a file what it holds is read: text and links for browsers that cannot play it.
  if (!best) return node.children.filter((child) => !isElement(child, 'source', 'track'))
  const title = titleOf(node)
  if (node.tag === 'audio') return [mediaNode({ type: 'sound', title, url: best.url })]
  const hosted = readVideoUrl(best.url)
  if (hosted) return [mediaNode({ type: 'hostedFilm', title, film: hosted })]
  const poster = mediaUrl(node.attributes.poster, context)
  // Nothing of a film is loaded from another host before it is pressed.
  const isOwn = poster !== null && new URL(poster).origin === new URL(context.apiUrl).origin
  return [mediaNode({ type: 'film', title, url: best.url, poster: isOwn ? poster : null })]
}

const READERS: Readonly<Record<string, (node: HtmlElement, context: UrlContext) => readonly HtmlNode[]>> = {
  audio: readPlayer,
  video: readPlayer,
  iframe: (node, context) => readFrame(node, sourcesOf(node.attributes), context),
  frame: (node, context) => readFrame(node, sourcesOf(node.attributes), context),
  embed: (node, context) => readFrame(node, sourcesOf(node.attributes), context),
  object: readObject,
}

/** What stands in place of an embedded element; null for an element that embeds nothing. */
export function readEmbedded(node: HtmlElement, context: UrlContext): readonly HtmlNode[] | null {
  return READERS[node.tag]?.(node, context) ?? null
}

/** The address that a text consists of: WordPress embeds one that stands alone in its line. */
export function loneUrl(nodes: readonly HtmlNode[]): string | null {
  const visible = nodes.filter((node) => node.type !== 'text' || !isBlank(node.text))
  const [only, ...others] = visible
  if (only?.type !== 'text' || others.length > 0) return null
  const url = only.text.trim()
  return /^https?:\/\/\S+$/i.test(url) && URL.canParse(url) ? url : null
}
