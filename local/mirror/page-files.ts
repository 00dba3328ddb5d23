/** What a page needs of its own site: scripts, styles, fonts and pictures that its HTML names. Pure. */
import { DomUtils, parseDocument } from 'htmlparser2'

/** Kinds of `<link>` that load something with the page. */
const LOADED = /\b(stylesheet|preload|modulepreload|icon|apple-touch-icon|manifest)\b/

/** The URLs in a `srcset`, of which `data:` ones may hold commas. */
function urlsOfSet(set: string): string[] {
  return set.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
}

function urlsOfElement(name: string, attribs: Readonly<Record<string, string>>): string[] {
  const { src, srcset, poster, href, rel = '' } = attribs
  const isLoaded = (name === 'link' && LOADED.test(rel)) || name === 'use'
  const scripts = attribs['data-likely-scripts']?.split(' ') ?? []
  return [src, poster, isLoaded ? href : undefined, ...(srcset ? urlsOfSet(srcset) : []), ...scripts].filter(
    (url) => url !== undefined,
  )
}

/** The URLs in a style sheet. */
export function urlsOfStyles(css: string): string[] {
  return Array.from(css.matchAll(/url\(\s*["']?([^"')]+)/g), ([, url = '']) => url)
}

/** @returns the paths of files of this site, without queries; those of other hosts are left out */
export function ownPaths(urls: readonly string[], base: string): string[] {
  const { origin } = new URL(base)
  return urls.flatMap((url) => {
    const found = URL.parse(url, base)
    return url !== '' && found?.origin === origin ? found.pathname : []
  })
}

export type PageFiles = {
  /** Paths of files. */
  files: string[]
  /** Id of the build that rendered it; undefined for a page without scripts. */
  build: string | undefined
}

/** @param url of the page, at the origin that its own URLs name */
export function filesOfPage(html: string, url: string): PageFiles {
  const elements = DomUtils.findAll(() => true, parseDocument(html).children)
  const named = elements.flatMap(({ name, attribs }) => urlsOfElement(name, attribs))
  const styles = elements
    .filter(({ name }) => name === 'style')
    .flatMap((style) => urlsOfStyles(DomUtils.textContent(style)))
  const build = elements.find(({ name }) => name === 'html')?.attribs['data-build']
  return { files: Array.from(new Set(ownPaths([...named, ...styles], url))), build }
}
