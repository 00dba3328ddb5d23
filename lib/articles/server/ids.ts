/**
 * Targets of links within an article: footnotes, named anchors, headings. Their ids are kept with a prefix, so that none
 * is one of the page's own, and the links follow them; headings have ids of their own. Pure.
 */

import { slugOf } from '@/lib/format/slug'
import { FRAME_IDS } from '@/lib/html/frame-ids'
import { headingIds } from '@/lib/html/heading-ids'
import type { ArticlePart } from '../article'
import { element, elementsOf, type HtmlElement, type HtmlNode, replaceElements } from './parse'
import { readableText } from './readable-text'

/** No slug of a heading holds an underscore. */
const PREFIX = 'in_'

const HEADINGS = ['h2', 'h3', 'h4']

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** Ids that a fragment may mean, from its letters as they stand to those of a careless author. */
function* meanings(fragment: string): Generator<string> {
  yield fragment
  yield decoded(fragment)
  yield decoded(fragment).normalize('NFC')
  yield decoded(fragment).normalize('NFC').trim().toLowerCase()
}

/** The ids of an element, that of `<a name>` included. */
export function idsOf({ tag, attributes }: HtmlElement): string[] {
  const ids = [attributes.id, tag === 'a' ? attributes.name : undefined]
  return Array.from(new Set(ids.flatMap((id) => id?.trim() || [])))
}

export type Targets = {
  /** The id that a fragment leads to; null where it leads nowhere. */
  find: (fragment: string) => string | null
  /** Whether a link or a table cell refers to an id. */
  isWanted: (id: string) => boolean
}

/** @param fragmentOf the fragment of a link within the article, without "#"; null for other links */
export function readTargets(nodes: readonly HtmlNode[], fragmentOf: (link: HtmlElement) => string | null): Targets {
  const all = elementsOf(nodes)
  const exact = new Set(all.flatMap(idsOf))
  const loose = new Map<string, string>()
  for (const id of exact) {
    for (const meaning of meanings(id)) if (!loose.has(meaning)) loose.set(meaning, id)
  }
  function find(fragment: string): string | null {
    for (const meaning of meanings(fragment)) {
      const id = exact.has(meaning) ? meaning : loose.get(meaning)
      if (id) return id
    }
    return null
  }
  const referred = all.flatMap((node) => {
    const fragment = node.tag === 'a' ? fragmentOf(node) : null
    return [...(fragment ? [fragment] : []), ...(node.attributes.headers?.split(/\s+/) ?? [])]
  })
  const wanted = new Set(referred.map(find))
  return { find, isWanted: (id) => wanted.has(id) }
}

function headingKeys(all: readonly HtmlElement[]): { key: string; text: string; node: HtmlElement }[] {
  return all
    .filter(({ tag }) => HEADINGS.includes(tag))
    .map((node, index) => ({ key: String(index), text: readableText(node.children), node }))
}

type Names = {
  byOriginal: ReadonlyMap<string, string>
  byHeading: ReadonlyMap<HtmlElement, string>
  slugs: ReadonlySet<string>
}

function nameAll(nodes: readonly HtmlNode[]): Names {
  const all = elementsOf(nodes)
  const headings = headingKeys(all)
  const slugs = headingIds(
    headings.map(({ key, text }) => ({ key, text: FRAME_IDS.has(slugOf(text)) ? `about ${text}` : text })),
  )
  const byHeading = new Map(headings.map(({ key, node }) => [node, slugs.get(key) ?? '']))
  const byOriginal = new Map<string, string>()
  const taken = new Set<string>(slugs.values())
  for (const node of all) {
    const id = node.attributes.id
    // Of several elements with one id, browsers take the first.
    if (!id || byOriginal.has(id)) continue
    const own = byHeading.get(node)
    if (own) {
      byOriginal.set(id, own)
      continue
    }
    const wanted = `${PREFIX}${slugOf(id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id) || 'target'}`
    let name = wanted
    for (let count = 2; taken.has(name); count += 1) name = `${wanted}-${count}`
    taken.add(name)
    byOriginal.set(id, name)
  }
  return { byOriginal, byHeading, slugs: new Set(slugs.values()) }
}

/** The href of a link that had one; a link whose target never existed stays as text. */
function followed(href: string, targets: Targets, { byOriginal, slugs }: Names): string | null {
  if (!href.startsWith('#')) return href
  const fragment = href.slice(1)
  const original = targets.find(fragment)
  const name = original === null ? undefined : byOriginal.get(original)
  if (name) return `#${name}`
  const slug = decoded(fragment)
  if (slugs.has(slug)) return `#${slug}`
  // The top of the page, in every browser.
  return fragment === '' || fragment.toLowerCase() === 'top' ? '#' : null
}

/** A link that leads nowhere: its text, with what else it carries. */
function asText({ attributes: { lang, dir } }: HtmlElement, id: string | null, children: readonly HtmlNode[]) {
  if (!id && !lang && !dir) return children
  return [element('span', { ...(id && { id }), ...(lang && { lang }), ...(dir && { dir }) }, children)]
}

/** Whether an old id of a heading can stay beside its new one, for links from other sites. */
function isPlain(id: string, names: Names, used: Set<string>): boolean {
  if (slugOf(id) !== id || FRAME_IDS.has(id) || used.has(id)) return false
  return !names.slugs.has(id)
}

export type NamedArticle = { nodes: HtmlNode[]; contents: ArticlePart[] }

/** Gives the targets their final ids, links their hrefs, and lists the top-level headings. */
export function nameTargets(nodes: readonly HtmlNode[], targets: Targets): NamedArticle {
  const names = nameAll(nodes)
  const used = new Set<string>()
  const retainedIds = new Set<string>()

  function idOf(original: string | undefined): string | null {
    const name = original === undefined ? undefined : names.byOriginal.get(original)
    // One heading within another has lost its id to the outer one.
    if (!name || used.has(name) || names.slugs.has(name)) return null
    used.add(name)
    return name
  }

  function rename(node: HtmlElement, children: readonly HtmlNode[]): readonly HtmlNode[] {
    const { id: original, href, headers, ...attributes } = node.attributes
    const slug = names.byHeading.get(node)
    if (slug) {
      const isOld = original !== undefined && original !== slug && isPlain(original, names, retainedIds)
      if (isOld) retainedIds.add(original)
      const old = isOld ? [element('span', { id: original }, [])] : []
      return [element(node.tag, { ...attributes, id: slug }, [...old, ...children])]
    }
    const id = idOf(original)
    const to = href === undefined ? null : followed(href, targets, names)
    const cells = headers?.split(/\s+/).flatMap((one) => names.byOriginal.get(targets.find(one) ?? '') ?? [])
    if (href !== undefined && !to) return asText(node, id, children)
    const added = { ...(id && { id }), ...(to && { href: to }), ...(cells?.length && { headers: cells.join(' ') }) }
    return [element(node.tag, { ...added, ...attributes }, children)]
  }

  function visit(list: readonly HtmlNode[]): HtmlNode[] {
    return list.flatMap((node): readonly HtmlNode[] => {
      if (node.type === 'element') return rename(node, visit(node.children))
      return [node.type === 'media' ? { ...node, caption: visit(node.caption) } : node]
    })
  }

  const contents = headingKeys(elementsOf(nodes)).flatMap(({ node, text }): ArticlePart[] => {
    const id = names.byHeading.get(node)
    return id && node.tag === 'h2' ? [{ id, text }] : []
  })
  return { nodes: visit(nodes), contents }
}

/** For a text that is part of a page with others: no ids at all. */
export function withoutTargets(nodes: readonly HtmlNode[]): HtmlNode[] {
  return replaceElements(nodes, (node) => {
    const { id: _id, headers: _headers, ...attributes } = node.attributes
    if (attributes.href?.startsWith('#')) return asText(node, null, node.children)
    return [{ ...node, attributes }]
  })
}
