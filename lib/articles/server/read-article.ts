/**
 * Reads HTML of the API as its author meant it and returns it sanitised: as the parts of an article, or as one text.
 * Pure, and the room's only entry for the site.
 *
 * The HTML is parsed once to a tree (htmlparser2). Each pass takes the tree and returns a new one:
 *
 * | pass | does |
 * | --- | --- |
 * | `media/shortcodes.ts` | shortcodes of WordPress become elements |
 * | `media/pictures.ts` | a picture that a script would load replaces its placeholder |
 * | `emphasis.ts` | bold, italic and underlined by style become elements |
 * | `meaning.ts` | elements and attributes without a meaning go; films, sounds and pictures are found (`media/`) |
 * | `blocks.ts` | text stands in paragraphs, headings, lists, tables and figures, nested as HTML allows |
 * | `ids.ts` | headings and targets of links get ids of their own |
 * | `split.ts`, `sanitise.ts` | HTML, film, HTML: each piece of HTML passes sanitize-html, whatever was read before |
 */
import type { Article } from '../article'
import { linkAttributes } from './attributes'
import { arrangeBlocks } from './blocks'
import { readEmphasis } from './emphasis'
import { nameTargets, readTargets, type Targets, withoutTargets } from './ids'
import { readMeaning } from './meaning'
import { readFallbacks } from './media/pictures'
import { readShortcodes } from './media/shortcodes'
import type { UrlContext } from './media/urls'
import { type HtmlNode, parseHtml, renderHtml } from './parse'
import { sanitiseHtml } from './sanitise'
import { splitAtMedia } from './split'

type Read = { nodes: HtmlNode[]; targets: Targets }

function read(html: string, context: UrlContext, hasMedia: boolean): Read {
  const nodes = readFallbacks(readShortcodes(parseHtml(html)), context)
  const targets = readTargets(nodes, ({ attributes }) => {
    const { href = '' } = linkAttributes(attributes.href, context)
    return href.startsWith('#') ? href.slice(1) : null
  })
  const meaning = readMeaning(readEmphasis(nodes), context, targets)
  return { nodes: arrangeBlocks(meaning, { hasMedia }), targets }
}

export function readArticle(html: string, context: UrlContext): Article {
  const { nodes, targets } = read(html, context, true)
  const named = nameTargets(nodes, targets)
  return { body: splitAtMedia(named.nodes), contents: named.contents }
}

/** HTML of one text among others on a page: without ids, with links in place of films and sounds. */
export function readHtml(html: string, context: UrlContext): string {
  return sanitiseHtml(renderHtml(withoutTargets(read(html, context, false).nodes)))
}
