/** Section types that can open a page: when one of them comes first, its heading is the page's h1. */
import type { SectionType } from './section-types.ts'

/** `banner`: a page has one, at the top. `tool`: it can stand at the top, and anywhere else too. */
type Opener = 'banner' | 'tool'

const OPENERS: { readonly [T in SectionType]?: Opener } = {
  pageBanner: 'banner',
  scriptDesk: 'tool',
  shortlist: 'tool',
  stopwatch: 'tool',
  voiceBanner: 'banner',
}

const BY_TYPE: ReadonlyMap<string, Opener> = new Map(Object.entries(OPENERS))

/** Whether a section renders the page's h1 when it comes first. */
export function opensPage(type: string): boolean {
  return BY_TYPE.has(type)
}

/** Whether a section is one of which a page has only one. */
export function isBanner(type: string): boolean {
  return BY_TYPE.get(type) === 'banner'
}
