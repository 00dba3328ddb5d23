/** Reads the pages of a site's sitemap with everything that they need of the site itself. */
import { ENQUIRY_PATH } from '../../lib/enquiry/protocol.ts'
import { scriptListOf } from '../../lib/html/script-list.ts'
import { DATA_HEADER, isDataPath } from '../../lib/next/draft-requests.ts'
import { isVoicePath } from '../../lib/voices/paths.ts'
import { urlsOfSitemap } from '../smoke/checks/lists.ts'
import type { Copy, CopySize } from './copies.ts'
import { mirroredPage } from './mirrored-page.ts'
import { filesOfPage, ownPaths, urlsOfStyles } from './page-files.ts'

/** Why a copy cannot be used, as a sentence. */
export class MirrorError extends Error {}

const SITEMAP = '/sitemap.xml'

/** Texts that are copied as they are. The form's page is in no sitemap, but every form without JavaScript leads to it. */
const OTHER_FILES = ['/robots.txt', '/feed.xml', '/llms.txt', '/favicon.ico']
const OTHER_PAGES = [ENQUIRY_PATH]

/** Pages of voices that are copied, the first of the sitemap: there may be thousands, and each voice is in the lists too. */
const MOST_VOICES = 100

const PARALLEL = 4
const TIMEOUT_MS = 20_000

async function read(origin: string, path: string): Promise<{ headers: Headers; body: Buffer }> {
  const headers = isDataPath(path) ? { [DATA_HEADER]: '1' } : undefined
  const options: RequestInit = { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }
  const response = await fetch(origin + path, options).catch((error: unknown) => {
    throw new MirrorError(`${path}: ${error instanceof Error ? error.message : error}`)
  })
  if (response.status !== 200) throw new MirrorError(`${path}: status ${response.status}`)
  if (response.headers.get('x-served-by') === 'mirror') throw new MirrorError('No site responds: this is the mirror.')
  return { headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
}

/** Rejects with the first failure once nothing is under way any more: what is still written would be left behind. */
async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = [...items]
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) {
      await work(item).catch((error: unknown) => {
        rest.length = 0
        throw error
      })
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: PARALLEL }, worker))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
}

/** The pages of a sitemap that are copied. @param sitemap its XML */
export function copiedUrls(sitemap: string): string[] {
  const urls = urlsOfSitemap(sitemap)
  const voices = urls.filter((url) => isVoicePath(new URL(url).pathname))
  const left = new Set(voices.slice(MOST_VOICES))
  return urls.filter((url) => !left.has(url))
}

/** The name of a page's file, as deploy/nginx.conf looks for it. */
function pageFile(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`
}

/**
 * Writes everything into a copy.
 * @param origin where the site is reached
 * @throws MirrorError at the first failure, and when the site changes meanwhile
 */
export async function readSite(origin: string, copy: Copy): Promise<CopySize> {
  const size: CopySize = { pages: 0, files: 0, bytes: 0 }
  const builds = new Set<string>()
  const files = new Set(OTHER_FILES)

  function write(path: string, content: string | Buffer): void {
    size.bytes += Buffer.byteLength(content)
    copy.write(decodeURIComponent(path), content)
  }

  async function readPage(url: string): Promise<void> {
    const { pathname } = new URL(url)
    const { headers, body } = await read(origin, pathname)
    const html = body.toString('utf8')
    const found = filesOfPage(html, url)
    for (const file of found.files) files.add(file)
    write(pageFile(pathname), mirroredPage(html, headers))
    size.pages += 1
    if (found.build !== undefined) builds.add(found.build)
  }

  async function readFile(path: string): Promise<void> {
    const { headers, body } = await read(origin, path)
    write(path, body)
    size.files += 1
    if (!headers.get('content-type')?.startsWith('text/css')) return
    const named = ownPaths(urlsOfStyles(body.toString('utf8')), origin + path).filter((file) => !files.has(file))
    for (const file of named) files.add(file)
    await inParallel(named, readFile)
  }

  const before = (await read(origin, SITEMAP)).body
  const urls = copiedUrls(before.toString('utf8'))
  const [first] = urls
  if (first === undefined) throw new MirrorError(`${SITEMAP} is empty.`)
  await inParallel([...urls, ...OTHER_PAGES.map((path) => new URL(path, first).href)], readPage)
  const [build, other] = builds
  if (other !== undefined) throw new MirrorError('Two builds are being served: a release is under way.')
  if (build !== undefined) {
    const { body } = await read(origin, `/_next/${scriptListOf(build)}`)
    const scripts: string[] = JSON.parse(body.toString('utf8'))
    for (const script of scripts) files.add(script)
  }
  await inParallel(Array.from(files), readFile)
  write(SITEMAP, before)
  if (!(await read(origin, SITEMAP)).body.equals(before)) throw new MirrorError('Pages were published meanwhile.')
  return size
}
