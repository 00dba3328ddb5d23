/** Pictures of an article: their address, also where a script would have loaded them later, and their stated size. Pure. */
import { type Attributes, elementsOf, type HtmlNode, isElement, styleOf } from '../parse'
import { isBlank, readableText } from '../readable-text'
import { mediaUrl, sourcesOf, type UrlContext } from './urls'

/** Files that only hold the place of a picture. */
const PLACEHOLDER =
  /(?:^|[/_-])(?:blank|clear|empty|lazy|loading|pixel|placeholder|spacer|transparent|1x1)\.(?:gif|png|svg)$/i

/** The largest picture of a `srcset`. */
function largest(srcset: string): string | undefined {
  const candidates = srcset.split(/,\s+/).map((candidate) => {
    const [url = '', size = ''] = candidate.trim().split(/\s+/)
    return { url, size: Number.parseFloat(size) || 0 }
  })
  return candidates.sort((one, other) => other.size - one.size)[0]?.url
}

function pictureUrl(attributes: Attributes, context: UrlContext): string | null {
  const sets = ['data-srcset', 'data-lazy-srcset', 'srcset'].flatMap((name) => largest(attributes[name] ?? '') || [])
  const urls = [...sourcesOf(attributes), ...sets].flatMap((source) => mediaUrl(source, context) ?? [])
  return urls.find((url) => !PLACEHOLDER.test(new URL(url).pathname)) ?? urls[0] ?? null
}

type Length = { value: number; unit: 'px' | 'em' | '%' }

function lengthOf(stated: string | undefined): Length | null {
  const [, digits, unit = ''] = /^(\d{1,4}(?:\.\d+)?)(px|em|rem|%|)$/.exec(stated?.trim().toLowerCase() ?? '') ?? []
  const value = Number(digits)
  if (!value) return null
  if (unit === '%') return value < 100 ? { value: Math.round(value), unit } : null
  if (unit === 'em' || unit === 'rem') return { value, unit: 'em' }
  return { value: Math.max(1, Math.round(value)), unit: 'px' }
}

/** Emoji that WordPress has replaced by pictures. */
const EMOJI = /(?:^|\s)(?:wp-smiley|emoji|emojione|twemoji)(?:\s|$)/

/** A picture of one pixel counts visits. */
export function isTrackingPixel({ width = '', height = '' }: Attributes): boolean {
  return /^[01](px)?$/.test(width.trim()) && /^[01](px)?$/.test(height.trim())
}

/**
 * The stated size as upper bounds, so that a picture is never larger than its file or than its author wanted, and keeps
 * its proportions where the window is narrower.
 */
function sizeOf(attributes: Attributes): Attributes {
  const style = styleOf(attributes)
  const width = lengthOf(style.width) ?? lengthOf(attributes.width) ?? lengthOf(style['max-width'])
  const isEmoji = EMOJI.test(attributes.class ?? '')
  const stated = lengthOf(style.height) ?? lengthOf(attributes.height) ?? lengthOf(style['max-height'])
  const height =
    stated?.unit === '%' ? null : (stated ?? (isEmoji && !width ? { value: 1, unit: 'em' as const } : null))
  const bounds = [
    width && (width.unit === '%' ? `max-width:${width.value}%` : `max-width:min(100%,${width.value}${width.unit})`),
    height && `max-height:${height.value}${height.unit}`,
  ].filter(Boolean)
  return {
    ...(width?.unit === 'px' && height?.unit === 'px' && { width: String(width.value), height: String(height.value) }),
    ...(bounds.length > 0 && { style: bounds.join(';') }),
  }
}

/** Null for a picture without an address, and for one that only counts visits. */
export function pictureAttributes(attributes: Attributes, context: UrlContext): Attributes | null {
  const src = pictureUrl(attributes, context)
  if (!src || isTrackingPixel(attributes)) return null
  return { src, alt: attributes.alt ?? '', ...sizeOf(attributes), loading: 'lazy', decoding: 'async' }
}

const FALLBACKS = ['img', 'iframe', 'video', 'audio']

function urlsIn(nodes: readonly HtmlNode[], context: UrlContext): string[] {
  return elementsOf(nodes)
    .filter(({ tag }) => FALLBACKS.includes(tag))
    .flatMap(({ attributes }) => pictureUrl(attributes, context) ?? [])
}

const isSpace = (node: HtmlNode | undefined) => node?.type === 'text' && isBlank(node.text)

/** The nearest sibling that is no white space. */
function beside(nodes: readonly HtmlNode[], at: number, step: 1 | -1): HtmlNode | undefined {
  let index = at + step
  while (isSpace(nodes[index])) index += step
  return nodes[index]
}

/**
 * What a `noscript` holds for visitors without scripts is the picture itself where a script would have loaded it:
 * shown once, and without the texts that ask for JavaScript.
 */
export function readFallbacks(nodes: readonly HtmlNode[], context: UrlContext): HtmlNode[] {
  const withoutFallbacks = (list: readonly HtmlNode[]): HtmlNode[] =>
    list.flatMap((node): HtmlNode[] => {
      if (node.type !== 'element') return [node]
      return node.tag === 'noscript' ? [] : [{ ...node, children: withoutFallbacks(node.children) }]
    })
  const shown = new Set(urlsIn(withoutFallbacks(nodes), context))

  function isShownBeside(node: HtmlNode | undefined): boolean {
    return node !== undefined && readableText([node]) === '' && urlsIn(withoutFallbacks([node]), context).length > 0
  }

  function read(list: readonly HtmlNode[]): HtmlNode[] {
    return list.flatMap((node, index): HtmlNode[] => {
      if (node.type !== 'element') return [node]
      if (!isElement(node, 'noscript')) return [{ ...node, children: read(node.children) }]
      const held = urlsIn(node.children, context)
      const isFallback = held.length > 0 && readableText(node.children) === ''
      const isTwice = held.every((url) => shown.has(url))
      if (!isFallback || isTwice || isShownBeside(beside(list, index, -1)) || isShownBeside(beside(list, index, 1))) {
        return []
      }
      for (const url of held) shown.add(url)
      return read(node.children)
    })
  }
  return read(nodes)
}
