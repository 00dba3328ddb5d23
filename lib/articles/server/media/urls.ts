/** The origins that URLs in the HTML resolve against. */
export type UrlContext = {
  /** Origin of the API: relative URLs of pictures and media resolve against it. */
  apiUrl: string
  /** Origin of this site: links to it open in the same tab. */
  siteUrl?: string
  /** System name of the article: a link to its own page with a fragment stays on the page. */
  systemName?: string
}

/** `//host/…` is read as https, as every host of today serves it. */
export function withScheme(url: string): string {
  return url.startsWith('//') ? `https:${url}` : url
}

/**
 * An absolute http(s) URL; null for anything else, `data:` included. Other hosts than the API are asked by https: the
 * site's policy allows nothing else.
 */
export function mediaUrl(written: string | undefined, { apiUrl }: UrlContext): string | null {
  const trimmed = withScheme(written?.trim() ?? '')
  const url = trimmed ? URL.parse(trimmed, apiUrl) : null
  if (!url || !/^https?:$/.test(url.protocol)) return null
  if (url.protocol === 'http:' && url.origin !== new URL(apiUrl).origin) url.protocol = 'https:'
  return url.href
}

/** Attributes in which scripts of a site keep the address of what they load later. */
const LATER = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy', 'data-litespeed-src', 'data-src-cmplz']

/** The addresses of an element's file, the best first. */
export function sourcesOf(attributes: Readonly<Record<string, string>>): string[] {
  return [...LATER, 'data-cookieblock-src', 'src'].flatMap((name) => attributes[name] ?? [])
}
