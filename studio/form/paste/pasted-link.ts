/** What a pasted link becomes: a reference to a page of this site, or an address. Pure. */

/** Fields of a link as its document stores it (studio/schema/objects/links.ts). */
export type StoredLink = { _type: 'link'; _key: string; kind: string } & Record<string, unknown>

export type OwnSite = {
  /** Hosts of this site, with their ports. */
  hosts: readonly string[]
  /** Ids of the published pages by path. */
  pages: ReadonlyMap<string, string>
}

function parsed(href: string): URL | null {
  return URL.canParse(href) ? new URL(href) : null
}

/** Paths on this site that pasted links lead to. */
export function ownPath(href: string, hosts: readonly string[]): string | null {
  const url = parsed(href)
  if (!url || !hosts.includes(url.host)) return null
  return url.pathname.replace(/(?<=.)\/+$/, '')
}

/** @returns null for what leads nowhere on the web: a file, a script, a note of the same text */
export function storedLink(key: string, href: string, { hosts, pages }: OwnSite): StoredLink | null {
  const link = { _type: 'link', _key: key } as const
  const url = parsed(href.trim())
  switch (url?.protocol) {
    case 'http:':
    case 'https:': {
      const path = ownPath(url.href, hosts)
      const page = path !== null && url.search === '' ? pages.get(path) : undefined
      if (page === undefined) return { ...link, kind: 'external', url: url.href }
      const anchor = decodeURIComponent(url.hash.slice(1))
      return { ...link, kind: 'page', page: { _type: 'reference', _ref: page }, ...(anchor && { anchor }) }
    }
    case 'mailto:': {
      const subject = url.searchParams.get('subject')
      return { ...link, kind: 'mail', email: decodeURIComponent(url.pathname), ...(subject && { subject }) }
    }
    case 'tel:':
      return { ...link, kind: 'phone', phone: decodeURIComponent(url.pathname) }
    default:
      return null
  }
}
