/** The attributes that carry a meaning, by element; everything else is dropped. Pure. */
import { safeHref } from '@/lib/html/safe-href'
import { type UrlContext, withScheme } from './media/urls'
import type { Attributes, HtmlElement } from './parse'
import { styleOf } from './parse'

/** A language tag in its canonical form; null for anything else. Editors also write "en_AU". */
function languageOf(value: string | undefined): string | null {
  const tag = value?.trim().replaceAll('_', '-')
  if (!tag) return null
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null
  } catch {
    return null
  }
}

/** Language and direction of a text. */
export function languageAttributes(attributes: Attributes): Attributes {
  const lang = languageOf(attributes.lang ?? attributes['xml:lang'])
  const dir = attributes.dir?.trim().toLowerCase() ?? ''
  return { ...(lang && { lang }), ...(/^(ltr|rtl|auto)$/.test(dir) && { dir }) }
}

const withoutSlash = (path: string) => path.replace(/\/+$/, '')

function lastSegment(pathname: string): string {
  const segment = withoutSlash(pathname).split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Whether a URL is that of the article itself, at this site or where it was written. */
function isOwnPage(url: URL, { apiUrl, siteUrl, systemName }: UrlContext): boolean {
  const hosts = [siteUrl, apiUrl].flatMap((origin) => (origin ? [new URL(origin).host] : []))
  return Boolean(systemName) && hosts.includes(url.host) && lastSegment(url.pathname) === systemName
}

export function linkAttributes(href: string | undefined, context: UrlContext): Attributes {
  const { siteUrl, apiUrl } = context
  const typed = withScheme(href?.trim() ?? '')
  const safe = safeHref(/^www\.[^\s/]+\.[^\s/]/i.test(typed) ? `https://${typed}` : typed)
  if (!safe) return {}
  const isWeb = /^https?:/i.test(safe)
  if (!isWeb && !safe.startsWith('/')) return { href: safe }
  const url = new URL(safe, siteUrl ?? apiUrl)
  if (url.hash && isOwnPage(url, context)) return { href: url.hash }
  if (!isWeb) return { href: safe }
  if (siteUrl && url.host === new URL(siteUrl).host) return { href: url.pathname + url.search + url.hash }
  return { href: safe, target: '_blank', rel: 'noopener' }
}

const isCount = (value: string) => /^[1-9]\d{0,2}$/.test(value)
const isNumber = (value: string) => /^-?\d{1,6}$/.test(value)
const isText = (value: string) => value !== ''
const isWebUrl = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value)
const isAnything = () => true

type Check = (value: string) => boolean

const CHECKS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  a: { title: isText },
  abbr: { title: isText },
  dfn: { title: isText },
  blockquote: { cite: isWebUrl },
  q: { cite: isWebUrl },
  del: { cite: isWebUrl, datetime: isText },
  ins: { cite: isWebUrl, datetime: isText },
  time: { datetime: isText },
  ol: { start: isNumber, type: (value) => /^[1aAiI]$/.test(value), reversed: isAnything },
  li: { value: isNumber },
  td: { colspan: isCount, rowspan: isCount, headers: isText },
  th: {
    colspan: isCount,
    rowspan: isCount,
    headers: isText,
    abbr: isText,
    scope: (value) => /^(row|col|rowgroup|colgroup)$/.test(value),
  },
  col: { span: isCount },
  colgroup: { span: isCount },
  details: { open: isAnything },
}

const LIST_TYPES: Readonly<Record<string, string>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
}

/** Editors also write a list's kind of numbers as a style, of the list or of its items. */
function listType({ attributes, children }: HtmlElement): string | undefined {
  const item = children.find((child) => child.type === 'element')
  const styles = [styleOf(attributes), item?.type === 'element' ? styleOf(item.attributes) : {}]
  return styles.map((style) => LIST_TYPES[style['list-style-type'] ?? ''] ?? '').find(Boolean)
}

/** @param tag the element that it becomes */
export function meaningfulAttributes(tag: string, node: HtmlElement): Attributes {
  const checks = CHECKS[tag] ?? {}
  const valid = Object.entries(checks).flatMap(([name, isValid]) => {
    const value = node.attributes[name]
    return value !== undefined && isValid(value.trim()) ? [[name, value.trim()] as const] : []
  })
  const type = tag === 'ol' && !node.attributes.type ? listType(node) : undefined
  return { ...languageAttributes(node.attributes), ...Object.fromEntries(valid), ...(type && { type }) }
}
