/** Every script, style and font that pages name or load later is there, and a browser may keep it; so is the data of pages. */
import { attributeOf, expectThat, forEach, type Page, type Site } from '../site.ts'

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

/** The chunks that scripts load when they are needed, by the names and hashes in webpack's runtime. */
function lazyChunks(runtime: string): string[] {
  const [, names = '', hashes = ''] =
    /\{([^{}]*)\}\)?\[\w\]\|\|\w\)\+"\."\+\(?\{([^{}]*)\}\)?\[\w\]\+"\.js"/.exec(runtime) ?? []
  const pairs = (text: string) =>
    Array.from(text.matchAll(/(\w+):"([^"]+)"/g), ([, id = '', value = '']) => [id, value])
  const nameOf = new Map(pairs(names).map(([id, name]) => [id, name]))
  return pairs(hashes).map(([id, hash]) => `/_next/static/chunks/${nameOf.get(id) ?? id}.${hash}.js`)
}

/** The data of a page of this build, for pages that ask for it without their HTML. */
async function checkData(site: Site, path: string): Promise<void> {
  const build = attributeOf(await site.getPage(path), 'html', 'data-build')
  const url = `/_next/data/${build}${path === '/' ? '/index' : path}.json`
  const data: unknown = await (await site.getOk(url, 'application/json')).json()
  expectThat(typeof data === 'object' && data !== null && 'pageProps' in data, `${url}: it has no data`)
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
  const runtime = Array.from(files).find((url) => /\/webpack-[\w-]+\.js/.test(url))
  expectThat(runtime !== undefined, "webpack's runtime is not named")
  const chunks = lazyChunks(await (await site.get(runtime ?? '')).text())
  expectThat(chunks.length > 0, `${runtime}: it names no chunks`)
  for (const url of chunks) files.add(url)
  await forEach(files, (url) => checkFile(site, url))
  await forEach(PATHS, (path) => checkData(site, path))
  return `${files.size} files, ${chunks.length} of them loaded later`
}
