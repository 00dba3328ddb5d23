/**
 * Sanitises HTML from the API on the server before it is cached or sent (sanitize-html).
 *
 * Scripts, styles, event handlers, forms and frames are removed; headings, lists, links, quotes, tables and pictures
 * stay. Attributes are rebuilt from an allowlist.
 */
import sanitizeHtml from 'sanitize-html'
import { safeHref } from '@/lib/html/safe-href'

/** Base URLs for links and pictures in the HTML. */
type HtmlPlaces = {
  /** The API: relative picture URLs resolve against it. */
  apiUrl: string
  /** This site: links to it open in the same tab. */
  siteUrl?: string
}

type Attributes = Record<string, string>

/** The `rel` values that an author may set on an external link. */
const LINK_KINDS = new Set(['nofollow', 'sponsored', 'ugc'])

/** Maximum nesting; deeper elements lose their tags, not their text. */
const NESTING = 40

function linkAttributes({ href, title, rel = '' }: Attributes, siteUrl: string | undefined): Attributes {
  const address = safeHref(href)
  const named: Attributes = title ? { title } : {}
  if (!address) return named
  if (!/^https?:/i.test(address)) return { href: address, ...named }
  const url = new URL(address)
  if (url.origin === siteUrl) return { href: url.pathname + url.search + url.hash, ...named }
  const kinds = rel
    .toLowerCase()
    .split(/\s+/)
    .filter((kind) => LINK_KINDS.has(kind))
  return { href: address, ...named, target: '_blank', rel: [...kinds, 'noopener'].join(' ') }
}

/** A plausible picture size in whole pixels. */
function pixels(value: string | undefined): number | null {
  const number = Number(value?.trim().replace(/px$/i, ''))
  return Number.isInteger(number) && number > 0 && number <= 10_000 ? number : null
}

/** Both dimensions or none, and only for a plausible aspect ratio. */
function sizeAttributes(attributes: Attributes): Attributes {
  const width = pixels(attributes.width)
  const height = pixels(attributes.height)
  if (width === null || height === null || width / height > 8 || height / width > 4) return {}
  return { width: String(width), height: String(height) }
}

function imageAttributes(attributes: Attributes, apiUrl: string): Attributes {
  const src = attributes.src?.trim() ?? ''
  if (!src || !URL.canParse(src, apiUrl)) return {}
  const url = new URL(src, apiUrl)
  if (!/^https?:$/.test(url.protocol)) return {}
  return {
    src: url.href,
    alt: attributes.alt ?? '',
    ...sizeAttributes(attributes),
    loading: 'lazy',
    decoding: 'async',
  }
}

/** Limits cell spans, because huge ones break the layout. */
function cellAttributes({ scope, colspan, rowspan }: Attributes): Attributes {
  const spans = Object.entries({ colspan, rowspan }).flatMap(([name, value]): [string, string][] => {
    const span = Number(value)
    return Number.isInteger(span) && span > 1 && span <= 50 ? [[name, String(span)]] : []
  })
  return { ...(scope && /^(row|col)(group)?$/.test(scope) && { scope }), ...Object.fromEntries(spans) }
}

function optionsFor({ apiUrl, siteUrl }: HtmlPlaces): sanitizeHtml.IOptions {
  const cell: sanitizeHtml.Transformer = (tagName, attributes) => ({ tagName, attribs: cellAttributes(attributes) })
  return {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code', 'div'],
      ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'abbr', 'q', 'cite', 'time', 'span'],
      ...['img', 'figure', 'figcaption', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      a: ['href', 'title', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      abbr: ['title'],
      time: ['datetime'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    nestingLimit: NESTING,
    // Elements whose text is code, a form option or fallback content.
    nonTextTags: [
      ...['script', 'style', 'textarea', 'option', 'title', 'template', 'noscript', 'noembed', 'noframes', 'xmp'],
      ...['iframe', 'object', 'svg', 'math'],
    ],
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes, siteUrl) }),
      img: (tagName, attributes) => ({ tagName, attribs: imageAttributes(attributes, apiUrl) }),
      td: cell,
      th: cell,
    },
  }
}

/** @returns safe HTML; plain text comes back escaped */
export function sanitiseHtml(html: string, places: HtmlPlaces): string {
  return sanitizeHtml(html, optionsFor(places))
}
