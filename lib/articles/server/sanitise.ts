/**
 * Makes HTML harmless before it is cached or sent (sanitize-html): only the elements and attributes of its allowlist
 * leave the server, whatever was read from the API's HTML before (`read-article.ts`).
 */
import sanitizeHtml from 'sanitize-html'
import { INLINE_TAGS, STRUCTURE_TAGS } from './elements'
import { NESTING } from './parse'

/** The styles of `media/pictures.ts`: upper bounds of a picture's size. */
const SIZES = {
  'max-width': [/^min\(100%,\d{1,4}(\.\d+)?(px|em)\)$/, /^\d{1,2}%$/],
  'max-height': [/^\d{1,4}(\.\d+)?(px|em)$/],
}

const OPTIONS: sanitizeHtml.IOptions = {
  // An empty `div` is the target of a link; one with a role lets a wide table scroll.
  allowedTags: [...INLINE_TAGS, ...STRUCTURE_TAGS, 'p', 'div'],
  allowedAttributes: {
    '*': ['id', 'lang', 'dir'],
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'style', 'loading', 'decoding'],
    div: ['role', 'aria-label', 'tabindex'],
    abbr: ['title'],
    dfn: ['title'],
    blockquote: ['cite'],
    q: ['cite'],
    del: ['cite', 'datetime'],
    ins: ['cite', 'datetime'],
    time: ['datetime'],
    th: ['scope', 'abbr', 'colspan', 'rowspan', 'headers'],
    td: ['colspan', 'rowspan', 'headers'],
    col: ['span'],
    colgroup: ['span'],
    ol: ['start', 'type', 'reversed'],
    li: ['value'],
    details: ['open'],
  },
  allowedStyles: { img: SIZES },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  selfClosing: ['img', 'br', 'hr', 'wbr', 'col'],
  nestingLimit: NESTING,
  // Elements whose text is code, a form option or fallback content.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'title', 'template', 'noscript', 'noembed', 'noframes', 'xmp', 'xml'],
    ...['iframe', 'object', 'svg', 'math', 'select'],
  ],
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

/** @returns safe HTML; plain text comes back escaped */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS)
}
