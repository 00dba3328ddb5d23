/**
 * Composes the body of a post: heading ids, table of contents, scrollable tables. Pure.
 *
 * Input must come from `sanitiseHtml`, which writes tags in one form and headings without attributes.
 */
import { MENU_ID } from '@/lib/html/frame-ids'
import { headingIds, slugOf } from '@/lib/html/heading-ids'
import type { Article, ArticlePart } from '../models'

/** Ids used by the frame of every page. */
const TAKEN = new Set(['main', 'footer-navigation', MENU_ID])

const HEADING = /<h([234])>([\s\S]*?)<\/h\1>/g

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

type Heading = { key: string; level: string; text: string }

function headingsOf(html: string): Heading[] {
  return Array.from(html.matchAll(HEADING), ([, level = '', inner = ''], index) => ({
    key: String(index),
    level,
    text: textOf(inner),
  })).filter(({ text }) => text !== '')
}

/** @param html output of `sanitiseHtml` */
export function composeArticle(html: string): Article {
  const headings = headingsOf(html)
  const ids = headingIds(
    headings.map(({ key, text }) => ({ key, text: TAKEN.has(slugOf(text)) ? `about ${text}` : text })),
  )
  let index = 0
  const body = html
    .replace(HEADING, (_all, level: string, inner: string) => {
      const id = ids.get(String(index++))
      // A heading without text is useless in heading navigation, so only its content (such as a picture) is kept.
      return id ? `<h${level} id="${id}">${inner}</h${level}>` : inner
    })
    .replaceAll('<table>', '<div role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
  const contents = headings.flatMap(({ key, level, text }): ArticlePart[] => {
    const id = ids.get(key)
    return id && level === '2' ? [{ id, text }] : []
  })
  return { body, contents }
}
