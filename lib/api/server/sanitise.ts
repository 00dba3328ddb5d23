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

/** Maximum nesting; deeper elements lose their tags, not their text. */
const NESTING = 40

function linkAttributes({ href, title }: Attributes, siteUrl: string | undefined): Attributes {
  const address = safeHref(href)
  const named: Attributes = title ? { title } : {}
  if (!address) return named
  if (!/^https?:/i.test(address)) return { href: address, ...named }
  const url = new URL(address)
  if (url.origin === siteUrl) return { href: url.pathname + url.search + url.hash, ...named }
  return { href: address, ...named, target: '_blank', rel: 'noopener' }
}

/** Both dimensions or none: they reserve the picture's space. */
function sizeAttributes({ width = '', height = '' }: Attributes): Attributes {
  const isPixels = (value: string) => /^[1-9]\d{0,3}$/.test(value)
  return isPixels(width) && isPixels(height) ? { width, height } : {}
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

function optionsFor({ apiUrl, siteUrl }: HtmlPlaces): sanitizeHtml.IOptions {
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
    },
  }
}

/** @returns safe HTML; plain text comes back escaped */
export function sanitiseHtml(html: string, places: HtmlPlaces): string {
  return sanitizeHtml(html, optionsFor(places))
}
