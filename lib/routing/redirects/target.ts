/** Validates redirect targets and fills in the values captured by a pattern. Pure. */
import { removeInvisible } from '../../format/invisible-characters.ts'
import { normaliseSource } from './normalise.ts'
import { REST, type Source } from './pattern.ts'
import { TARGET_KINDS, type TargetField, type TargetKind } from './target-kinds.ts'

/** The target as stored; any field may be empty. */
export type TargetRow = {
  kind: TargetKind | null
  /** Path of the referenced page (null while it is not published), or the typed path. */
  path: string | null
  anchor: string | null
  url: string | null
}

/** Captured values of a pattern's parameters and star, percent-encoded. */
export type Captures = ReadonlyMap<string, string>

export type Target = {
  /** Value of the Location header: a path of this site with query and hash, or a full URL. */
  href: string
  /** The normalised target path on this site; null for an external target. */
  next: string | null
}

/** A target with placeholders for captured values. */
export type Template = {
  /** Scheme and host; empty for this site. */
  origin: string
  /** Path segments; those named in `Captures` are placeholders. */
  steps: readonly string[]
  /** Query and hash, with placeholders. */
  end: string
}

const OWN_ORIGIN = 'http://own.invalid'

/** Parses as a browser would, so that `//elsewhere` and `\\elsewhere` are not taken for paths. */
function ownUrl(path: string): URL | null {
  if (!path.startsWith('/') || !URL.canParse(path, OWN_ORIGIN)) return null
  const url = new URL(path, OWN_ORIGIN)
  return url.origin === OWN_ORIGIN && !url.username ? url : null
}

function externalUrl(typed: string): URL | null {
  if (!URL.canParse(typed)) return null
  const url = new URL(typed)
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null
}

/** Removes trailing and repeated slashes, which would cost the visitor another redirect. */
function normalised(pathname: string): string {
  return `/${pathname.split('/').filter(Boolean).join('/')}`
}

/** Text of a field without invisible characters, which a URL would encode. */
function visible(text: string): string {
  return removeInvisible(text).trim()
}

const NO_TARGET = 'It has no target.'

/** The URL of a path on this site, or what is wrong with it. */
function urlOfPath({ path, anchor }: TargetRow, whenEmpty: string): URL | string {
  if (!path) return whenEmpty
  const url = ownUrl(visible(path))
  if (!url) return 'The new address is not a path of this site.'
  url.pathname = normalised(url.pathname)
  if (anchor) url.hash = visible(anchor)
  return url
}

/** The URL in each field, or what is wrong with it. */
const URL_IN: Readonly<Record<TargetField, (target: TargetRow) => URL | string>> = {
  page: (target) => urlOfPath(target, 'Its page is not published.'),
  path: (target) => urlOfPath(target, NO_TARGET),
  url: ({ url }) => externalUrl(visible(url ?? '')) ?? 'The new address does not start with https:// or http://.',
}

/** The names that a source's pattern captures. */
function offered({ parts }: Source): ReadonlySet<string> {
  return new Set(
    parts.flatMap((part) => (part.kind === 'rest' ? [REST] : part.kind === 'name' ? [`:${part.name}`] : [])),
  )
}

/** A name anywhere in a query or hash, and a star that is a whole value or the end of a path there. */
const GAP_IN_END = /(?::|%3a)([a-z][a-z0-9_]*)|(?<=[=/#])\*(?=[&#]|$)/gi
/** A name that is a whole value, or the whole hash. */
const WHOLE_NAME = /(?<=[=#])(?::|%3a)([a-z][a-z0-9_]*)(?=[&#]|$)/gi

const gapOf = (name: string | undefined) => (name === undefined ? REST : `:${name.toLowerCase()}`)

/** A captured value, which is encoded for a path, encoded for a query or hash, where "&" and "+" have a meaning. */
function encodedForEnd(captured: string): string {
  return captured
    .split('/')
    .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
    .join('/')
}

function unknownName(steps: readonly string[], end: string, gaps: ReadonlySet<string>): string | undefined {
  const inEnd = Array.from(end.matchAll(WHOLE_NAME), ([, name]) => gapOf(name))
  return [...steps.filter((step) => /^:[a-z]/.test(step)), ...inEnd].find((name) => !gaps.has(name))
}

/**
 * Compiles a target.
 * @returns the target, a template when it uses captured values, or what is wrong with it
 */
export function compileTarget(row: TargetRow | null, source: Source): Target | Template | string {
  if (!row?.kind) return NO_TARGET
  const { field, captures } = TARGET_KINDS[row.kind]
  const url = URL_IN[field](row)
  if (typeof url === 'string') return url
  const isOwn = url.origin === OWN_ORIGIN
  const gaps = offered(source)
  const steps = url.pathname.split('/').slice(1)
  const names = steps.map((step) => step.toLowerCase())
  const end = `${url.search}${url.hash}`
  const isFilled = (index: number) => captures !== 'none' && gaps.has(names[index] ?? '')
  if (captures !== 'unchecked') {
    const unknown = unknownName(captures === 'none' ? [] : names, end, gaps)
    if (unknown) return `The new address uses ${unknown}, which the old address does not have.`
  }
  if (captures === 'checked' && names.includes(REST) && !gaps.has(REST))
    return 'The new address uses a star, which the old address does not have.'
  const hasGapInEnd = Array.from(end.matchAll(GAP_IN_END)).some(([, name]) => gaps.has(gapOf(name)))
  if (hasGapInEnd || names.some((_, index) => isFilled(index))) {
    return {
      origin: isOwn ? '' : url.origin,
      steps: steps.map((step, index) => (isFilled(index) ? (names[index] ?? '') : step)),
      end,
    }
  }
  return isOwn ? { href: `${url.pathname}${end}`, next: normaliseSource(url.pathname) } : { href: url.href, next: null }
}

/** Fills in captured values. They stay within their part of the URL: a request can never change the host. */
export function fillTemplate({ origin, steps, end }: Template, captures: Captures): Target {
  const pathname = normalised(steps.map((step) => captures.get(step) ?? step).join('/'))
  const filledEnd = end.replace(GAP_IN_END, (written, name?: string) => {
    const captured = captures.get(gapOf(name))
    return captured === undefined ? written : encodedForEnd(captured)
  })
  return origin === ''
    ? { href: `${pathname}${filledEnd}`, next: normaliseSource(pathname) }
    : { href: `${origin}${pathname}${filledEnd}`, next: null }
}
