/** The mirror's folder: a copy replaces the one before in one step, and only when it is whole. */
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { startHttpServer, type TestServer } from '@bowerbird/content-lake/testing/http-server'
import { temporaryFolder } from '@bowerbird/content-lake/testing/later'
import { mirrorSite } from '../../local/mirror/mirror.ts'
import { MirrorError } from '../../local/mirror/read-site.ts'

const BUILD = 'a-build'

let site: TestServer
let folder: string
let paths: string[]
/** Responses that differ from those of a working site. */
let faults: Record<string, { status?: number; body?: string; headers?: Record<string, string> }>
let onRequest: (path: string) => void

const page = (text: string, build = BUILD) =>
  `<!DOCTYPE html><html lang="en" data-build="${build}"><head><meta charSet="utf-8"/><title>${text}</title>` +
  '<script defer="" src="/_next/static/core.js"></script><link rel="stylesheet" href="/styles.css"/></head>' +
  `<body data-likely-scripts="/_next/static/likely.js"><img src="http://elsewhere.test/a.png" srcset="data:image/gif;base64,AAAA 1x, /b.png 2x"/>${text}</body></html>`

function contentOf(path: string): [type: string, body: string] | null {
  if (path === '/sitemap.xml') {
    const urls = paths.map((one) => `<url><loc>https://www.example.test${one}</loc></url>`)
    return ['application/xml', `<urlset>${urls.join('')}</urlset>`]
  }
  if (paths.includes(path) || path === '/enquiry') return ['text/html; charset=utf-8', page(`Page ${path}`)]
  if (path === '/styles.css') return ['text/css', '@font-face { src: url("/fonts/a.woff2") }']
  if (path === `/_next/static/${BUILD}/scripts.json`) return ['application/json', '["/_next/static/later.js"]']
  if (/\.(js|json|txt|xml|ico|png|woff2)$/.test(path)) return ['text/plain', `File ${path}`]
  return null
}

beforeEach(async () => {
  folder = join(temporaryFolder(), 'mirror')
  paths = ['/', '/services', '/services/jingles', '/contact-us', '/our-story']
  faults = {}
  onRequest = () => undefined
  site = await startHttpServer((request, response) => {
    const path = request.url ?? ''
    onRequest(path)
    const [type, body] = contentOf(path) ?? ['text/plain', 'missing']
    const { status = contentOf(path) ? 200 : 404, headers = {}, body: other = body } = faults[path] ?? {}
    const policy = "default-src 'self'; frame-ancestors 'self'"
    response.writeHead(status, { 'content-type': type, 'content-security-policy': policy, ...headers }).end(other)
  })
})

const mirror = (options = {}) => mirrorSite(site.origin, folder, { settleMs: 1, ...options })
const copied = (name: string) => readFileSync(join(folder, 'current', name), 'utf8')
const currentCopy = () => readlinkSync(join(folder, 'current'))

test('of very many voices a copy has the pages of the first hundred, so that it stays quick', async () => {
  const voices = Array.from({ length: 300 }, (_, index) => `/voice-over-artists/voice-${index + 1}`)
  paths.splice(2, 0, '/voice-over-artists/ethical-ai', ...voices)
  expect(await mirror()).toMatchObject({ pages: 107 })
  const names = readdirSync(join(folder, 'current', 'voice-over-artists'))
  expect(names).toHaveLength(101)
  expect(names).toEqual(expect.arrayContaining(['ethical-ai.html', 'voice-1.html', 'voice-100.html']))
})

test('a copy has the pages, and every file of the site that they name', async () => {
  expect(await mirror()).toMatchObject({ pages: 6 })
  const names = readdirSync(join(folder, 'current'), { recursive: true }).map(String)
  for (const name of [
    ...['index.html', 'services.html', 'services/jingles.html', 'enquiry.html', 'sitemap.xml', 'robots.txt'],
    ...['_next/static/core.js', '_next/static/likely.js', '_next/static/later.js', 'b.png', 'fonts/a.woff2'],
  ]) {
    expect(names).toContain(name)
  }
  const html = copied('services/jingles.html')
  expect(html).toContain('<html data-mirror="" lang="en"')
  expect(html).toContain(
    `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'self'"/><title>`,
  )
})

test.each<[string, () => void, RegExp]>([
  ['a page that fails', () => Object.assign(faults, { '/our-story': { status: 500 } }), /\/our-story: status 500/],
  ['a script that is missing', () => Object.assign(faults, { '/_next/static/later.js': { status: 404 } }), /later\.js/],
  ['a page of another build', () => Object.assign(faults, { '/': { body: page('New', 'b') } }), /Two builds/],
  ['less than four fifths of the pages', () => paths.splice(2), /It has 3 pages, the copy before had 6/],
  ['no page', () => paths.splice(0), /sitemap\.xml is empty/],
  [
    'what is a mirror itself',
    () => Object.assign(faults, { '/sitemap.xml': { headers: { 'x-served-by': 'mirror' } } }),
    /this is the mirror/,
  ],
])('%s does not replace the copy before', async (_, breakSite, reason) => {
  await mirror()
  const before = currentCopy()
  breakSite()
  const failure = mirror()
  await expect(failure).rejects.toThrow(MirrorError)
  await expect(failure).rejects.toThrow(reason)
  expect(currentCopy()).toBe(before)
  expect(readdirSync(join(folder, 'copies')).filter((name) => !name.endsWith('.json'))).toHaveLength(1)
})

test('a smaller copy is taken when that is wanted', async () => {
  await mirror()
  paths.splice(2)
  expect(await mirror({ acceptsLess: true })).toMatchObject({ pages: 3 })
  expect(existsSync(join(folder, 'current', 'our-story.html'))).toBe(false)
})

test('a copy that is being made is not served, and what is published meanwhile begins it anew', async () => {
  await mirror()
  const before = currentCopy()
  const seen = new Set<string>()
  onRequest = (path) => {
    seen.add(currentCopy())
    if (path === '/robots.txt' && !paths.includes('/new')) paths.push('/new')
  }
  expect(await mirror()).toMatchObject({ pages: 7 })
  expect(Array.from(seen)).toEqual([before])
  expect(currentCopy()).not.toBe(before)
  expect(copied('new.html')).toContain('Page /new')
})

test('of earlier copies one stays', async () => {
  for (let count = 0; count < 4; count += 1) await mirror()
  const names = readdirSync(join(folder, 'copies'))
  expect(names.filter((name) => name.endsWith('.json'))).toHaveLength(2)
  expect(names).toHaveLength(4)
})
