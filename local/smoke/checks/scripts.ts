/** Every script, style and font that pages name is there, and a browser may keep it. */
import { expectThat, type Page, type Site } from '../site.ts'

/** Pages with different sections. */
const PATHS = ['/', '/voice-over-artists', '/services/jingles']

const TYPES: Readonly<Record<string, string>> = { js: 'javascript', css: 'text/css', woff2: 'font/woff2' }

/** URLs of this site, from the elements of a page and from the list that its core fetches later. */
function filesOf({ elements }: Page): string[] {
  const named = elements.flatMap(({ name, attribs }) => {
    if (name === 'script') return attribs.src ?? []
    const isFile = /^(stylesheet|preload|modulepreload)$/.test(attribs.rel ?? '')
    return name === 'link' && isFile ? (attribs.href ?? []) : (attribs['data-likely-scripts']?.split(' ') ?? [])
  })
  return named.filter((url) => url.startsWith('/') && !url.startsWith('//'))
}

async function checkFile(site: Site, url: string): Promise<void> {
  const response = await site.get(url)
  expectThat(response.status === 200, `${url}: status ${response.status}`)
  const wanted = TYPES[/\.(\w+)(\?|$)/.exec(url)?.[1] ?? '']
  const type = response.headers.get('content-type') ?? 'no type'
  expectThat(wanted === undefined || type.includes(wanted), `${url}: ${type} instead of ${wanted}`)
  const caching = response.headers.get('cache-control') ?? ''
  expectThat(
    !url.startsWith('/_next/static/') || caching.includes('immutable'),
    `${url}: "${caching}" is not immutable`,
  )
  expectThat((await response.arrayBuffer()).byteLength > 0, `${url}: is empty`)
}

export async function checkScripts(site: Site): Promise<string> {
  const files = new Set<string>()
  for (const path of PATHS) {
    const found = filesOf(path === '/' ? await site.frontPage() : await site.getPage(path))
    expectThat(
      found.some((url) => url.includes('/chunks/core-')),
      `${path}: its script is not named`,
    )
    for (const url of found) files.add(url)
  }
  for (const url of files) await checkFile(site, url)
  return `${files.size} files`
}
