/** Pictures of the site itself, its icons, and those with which pages are shared. */
import { attributeOf, expectThat, forEach, type Page, type Site } from '../site.ts'

/** Pages with different pictures. */
const PATHS = ['/', '/voice-over-artists', '/services', '/knowledge-base']

/** Paths of this site, from the elements of a page. */
function picturesOf({ elements }: Page): string[] {
  const named = elements.flatMap(({ name, attribs: { src, srcset, poster, rel, href } }) => {
    if (name === 'link') return /(^|-| )icon$/.test(rel ?? '') ? (href ?? []) : []
    if (!/^(img|source|video)$/.test(name)) return []
    const candidates = (srcset ?? '').split(/,\s+/).map((candidate) => candidate.trim().split(' ')[0] ?? '')
    return [poster ?? '', name === 'img' ? (src ?? '') : '', ...candidates]
  })
  return named.filter((url) => /^\/[^/]/.test(url))
}

async function checkPicture(site: Site, url: string): Promise<void> {
  const response = await site.getOk(url, 'image/')
  expectThat((await response.arrayBuffer()).byteLength > 0, `${url}: is empty`)
}

type Manifest = { name?: string; icons?: { src: string }[] }

export async function checkPictures(site: Site): Promise<string> {
  const pages = await Promise.all(PATHS.map((path) => site.getPage(path)))
  const shared = pages.flatMap((page) => attributeOf(page, 'meta', 'content', { property: 'og:image' }) ?? [])
  const manifest: Manifest = await (await site.getOk('/site.webmanifest', 'application/manifest+json')).json()
  const icons = (manifest.icons ?? []).map(({ src }) => src)
  expectThat(Boolean(manifest.name) && icons.length > 0, '/site.webmanifest: it has no name or no icon')
  const pictures = new Set([...pages.flatMap(picturesOf), ...icons, ...shared.map((url) => site.reachable(url))])
  await forEach(pictures, (url) => checkPicture(site, url))
  return `${pictures.size} pictures`
}
