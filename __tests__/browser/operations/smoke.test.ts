/** `npm run smoke`: passes on the real site, and finds each fault of a deployment by the check that is meant for it (B476). */
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { createCertificate } from '../../../local/cluster/certificate.ts'
import type { CheckName } from '../../../local/smoke/checks.ts'
import { smoke } from '../../../local/smoke/smoke.ts'
import { startNpm } from '../../helpers/commands/npm-command.ts'
import { type Exchange, type Fault, type FaultProxy, startFaultProxy } from '../helpers/servers/fault-proxy.ts'
import { siteOrigin } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../own-stack.ts'

let proxy: FaultProxy

// The feed names for some minutes what a file before this one has had the API answer.
test.use({ stackFor: 'smoke' })

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  proxy = await startFaultProxy(siteOrigin())
})
test.afterAll(() => proxy.close())

/** The names of the checks that fail. */
async function failingAt(origin: string): Promise<string[]> {
  const results = await smoke(origin, { canonicalOrigin: siteOrigin() })
  return results.filter(({ isPassed }) => !isPassed).map(({ name, text }) => `${name}: ${text}`)
}

const status = (code: number) => (exchange: Exchange) => {
  exchange.status = code
}
const header = (name: string, value: string | undefined) => (exchange: Exchange) => {
  exchange.headers[name] = value
  if (value === undefined) delete exchange.headers[name]
}
const text = (from: RegExp | string, to: string) => (exchange: Exchange) => {
  exchange.body = Buffer.from(exchange.body.toString().replaceAll(from, to))
}

const failing = () => failingAt(proxy.origin)

const redirected = (to: string) => (exchange: Exchange) => {
  exchange.status = 302
  exchange.headers.location = to
}
const body = (content: string, type: string) => (exchange: Exchange) => {
  exchange.status = 200
  exchange.headers['content-type'] = type
  exchange.body = Buffer.from(content)
}

type SeededFault = Fault & {
  what: string
  /** The check that has to say so. */
  check: CheckName
  /** Checks that may say so, too. */
  also?: readonly CheckName[]
}

const INNER: readonly CheckName[] = ['sitemap', 'scripts', 'pictures', 'headers', 'feed']

const HEALTH: readonly SeededFault[] = [
  { what: 'the Content Lake is away', check: 'health', path: /^\/api\/health/, change: status(503) },
  { what: 'the site is degraded', check: 'health', path: /^\/api\/health/, change: text('"ok"', '"degraded"') },
]

const ERROR_PAGE =
  '<!doctype html><html lang="en"><title>Sorry</title><main><h1>Something went wrong</h1></main></html>'

const ROUTES: readonly SeededFault[] = [
  // Not in the sitemap, whose pages another check reads.
  { what: 'a route responds with an error', path: /^\/enquiry$/, change: status(500) },
  { what: 'a page has lost its heading', path: /^\/stopwatch$/, change: text(/<h1/g, '<h2') },
  { what: 'an error page has status 200', path: /^\/for-agencies$/, change: body(ERROR_PAGE, 'text/html') },
  { what: "another page's HTML is at a path", path: /^\/privacy-policy$/, change: text('/privacy-policy"', '/"') },
  {
    what: 'one page is hidden',
    path: /^\/contact-us$/,
    change: text('<head>', '<head><meta name="robots" content="noindex">'),
  },
  { what: 'one page is hidden by a header', path: /^\/services$/, change: header('x-robots-tag', 'noindex') },
  { what: 'a page sets a cookie', path: /^\/services$/, change: header('set-cookie', 'id=1') },
  { what: 'every page sets a cookie', path: /^\/[^_.]*$/, change: header('set-cookie', 'id=1; Path=/') },
  { what: 'a page is cut off', path: /^\/stopwatch$/, change: text(/<\/body>.*$/gs, '') },
  { what: 'a page has no title', path: /^\/contact-us$/, change: text(/<title>[^<]*/g, '<title>') },
  { what: 'a page has lost its footer', path: /^\/contact-us$/, change: text(/<footer/g, '<div') },
  { what: 'a page has no sharing image', path: /^\/stopwatch$/, change: text('og:image"', 'image"') },
  { what: 'no cache may keep a page', path: /^\/for-agencies$/, change: header('cache-control', 'no-store') },
  { what: 'caches keep the form', path: /^\/enquiry$/, change: header('cache-control', 's-maxage=60') },
  { what: 'the form has lost a field', path: /^\/enquiry$/, change: text(/name="brief"/g, 'name="text"') },
  { what: 'a page leads to a login', path: /^\/for-agencies$/, change: redirected('/login') },
].map((fault) => ({ ...fault, check: 'routes', also: INNER }))

const HEADS: readonly SeededFault[] = [
  { what: 'what is missing responds with 200', check: 'missing', path: /^\/smoke-check/, change: status(200) },
  {
    what: 'caches keep what is missing',
    check: 'missing',
    path: /^\/smoke-check/,
    change: header('cache-control', 's-maxage=60'),
  },
  { what: 'what is missing is blank', check: 'missing', path: /^\/smoke-check/, change: text(/.*/gs, '') },
  {
    what: 'the policy is missing',
    check: 'headers',
    path: /^\/$/,
    change: header('content-security-policy', undefined),
  },
  {
    what: 'the inline script is not that of the policy',
    check: 'headers',
    path: /^\/$/,
    change: text('window.takeEarlyPresses', 'window.takePresses'),
  },
  {
    what: 'one page lacks a security header',
    check: 'headers',
    path: /^\/knowledge-base$/,
    change: header('x-content-type-options', undefined),
  },
  {
    what: 'a proxy sends a header twice',
    check: 'headers',
    path: /^\/$/,
    change: header('referrer-policy', 'strict-origin-when-cross-origin, strict-origin-when-cross-origin'),
  },
  { what: 'a header tells what runs', check: 'headers', path: /^\/$/, change: header('x-powered-by', 'Next.js') },
  {
    what: 'canonical links name another host',
    check: 'canonical',
    also: ['routes'],
    path: /^\/$/,
    change: text(/rel="canonical" href="[^"]*/g, 'rel="canonical" href="http://site-1:3000/'),
  },
  {
    what: 'og:url names another host',
    check: 'canonical',
    path: /^\/$/,
    change: text(/og:url" content="[^"]*/g, 'og:url" content="http://site-1:3000/'),
  },
  {
    what: 'the site is hidden',
    check: 'indexing',
    also: ['routes'],
    path: /^\/$/,
    change: header('x-robots-tag', 'noindex'),
  },
  {
    what: 'robots.txt forbids everything',
    check: 'indexing',
    path: /^\/robots\.txt$/,
    change: text('Disallow: /studio', 'Disallow: /'),
  },
  {
    what: 'robots.txt names no sitemap',
    check: 'indexing',
    path: /^\/robots\.txt$/,
    change: text(/^Sitemap:.*$/gm, ''),
  },
]

const FILES: readonly SeededFault[] = [
  {
    what: 'redirects name the internal host',
    check: 'redirects',
    path: /^\/Services/,
    change: header('location', 'http://site-1:3000/services?smoke=1'),
  },
  {
    what: 'redirects lose the query',
    check: 'redirects',
    path: /^\/Services/,
    change: header('location', '/services'),
  },
  {
    what: 'browsers keep redirects',
    check: 'redirects',
    path: /^\/Services/,
    change: header('cache-control', 'public, max-age=31536000'),
  },
  { what: 'a script of the build is missing', check: 'scripts', path: /\/chunks\/hydrate\./, change: status(404) },
  {
    what: 'a chunk that is loaded later is missing',
    check: 'scripts',
    path: /\/chunks\/script\./,
    change: status(404),
  },
  { what: 'a font is sent as text', check: 'scripts', path: /\.woff2$/, change: header('content-type', 'text/plain') },
  {
    what: 'browsers do not keep scripts',
    check: 'scripts',
    path: /^\/_next\/static\//,
    change: header('cache-control', 'public, max-age=0'),
  },
  { what: 'a script is empty', check: 'scripts', path: /\/chunks\/core-/, change: text(/.*/gs, '') },
  { what: 'the data of pages is missing', check: 'scripts', path: /^\/_next\/data\//, change: status(404) },
  { what: 'sharing images fail', check: 'pictures', path: /^\/api\/og\//, change: status(500) },
  {
    what: "the site's own pictures are pages",
    check: 'pictures',
    path: /^\/(flags|images)\//,
    change: body('<html>', 'text/html'),
  },
  { what: 'an icon is missing', check: 'pictures', path: /^\/icon-512\.png$/, change: status(404) },
  { what: 'the manifest is missing', check: 'pictures', path: /^\/site\.webmanifest$/, change: status(404) },
]

const SERVICES: readonly SeededFault[] = [
  { what: 'the API proxy is dead', check: 'services', path: /^\/api\/v1\/voices\/regions/, change: status(502) },
  { what: 'enquiries reach nobody', check: 'services', path: /^\/api\/v1\/send-contactus/, change: status(404) },
  { what: 'an empty enquiry is taken', check: 'services', path: /^\/api\/v1\/send-contactus/, change: status(200) },
  { what: 'the webhook is dead', check: 'services', path: /^\/api\/revalidate/, change: status(404) },
  { what: 'the webhook has no secret', check: 'services', path: /^\/api\/revalidate/, change: status(503) },
  { what: 'previews are dead', check: 'services', path: /^\/api\/draft\//, change: status(404) },
  { what: 'anybody may preview', check: 'services', path: /^\/api\/draft\//, change: redirected('/') },
  { what: 'security.txt is missing', check: 'texts', path: /^\/\.well-known\//, change: status(404) },
  {
    what: 'security.txt has expired',
    check: 'texts',
    path: /^\/\.well-known\//,
    change: text(/^Expires:.*$/gm, 'Expires: 2020-01-01T00:00:00.000Z'),
  },
  { what: 'llms.txt is empty', check: 'texts', path: /^\/llms\.txt$/, change: text(/.*/gs, '') },
  { what: 'a sample is a page', check: 'sample', path: /^\/api\/samples\//, change: text(/^.{9}/gs, '<!DOCTYPE') },
  { what: 'samples are sent whole', check: 'sample', path: /^\/api\/samples\//, change: status(200) },
  { what: 'the Studio has lost a file', check: 'studio', path: /^\/studio\/static\/.*\.js/, change: status(404) },
  {
    what: 'the Studio has no configuration',
    check: 'studio',
    path: /^\/studio$/,
    change: text('bowerbird-studio', 'studio'),
  },
  { what: 'the feed is empty', check: 'feed', path: /^\/feed\.xml$/, change: text(/<guid[\s\S]*?<\/guid>/g, '') },
  { what: 'articles fail', check: 'feed', also: ['sitemap'], path: /^\/knowledge-base\/.+\/.+/, change: status(500) },
  {
    what: 'a page of the sitemap is gone',
    check: 'sitemap',
    path: /^\/sitemap\.xml$/,
    change: text(/(<loc>https?:\/\/[^/<]+)\/[^<]+<\/loc>/g, '$1/gone</loc>'),
  },
  {
    what: 'the sitemap names another host',
    check: 'sitemap',
    path: /^\/sitemap\.xml$/,
    change: text(/<loc>https?:\/\/[^/<]+/g, '<loc>http://site-1:3000'),
  },
]

const FAULTS = [...HEALTH, ...ROUTES, ...HEADS, ...FILES, ...SERVICES]

test('the site as it is passes every check, by the command too', async ({ stack }) => {
  // The sitemap may name for some seconds what a file before this one has removed.
  await expect.poll(failing).toEqual([])
  const command = startNpm(['smoke', '--', siteOrigin()], process.cwd(), stack.env)
  expect({ code: await command.ended, output: command.output() }).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^ok {5}sitemap .*[\s\S]*16 of 16 checks passed/m),
  })
})

/** Each run of all checks is given faults for different ones of them. */
const rounds: SeededFault[][] = []
for (const fault of FAULTS) {
  // Of what a page of that round is, or another check of it may say as well, one fault.
  const mayHide = ({ check, also = [], path }: SeededFault) =>
    check === fault.check ||
    also.includes(fault.check) ||
    fault.also?.includes(check) ||
    path.source === fault.path.source
  const round = rounds.find((faults) => !faults.some(mayHide))
  if (round) round.push(fault)
  else rounds.push([fault])
}

for (const [index, faults] of rounds.entries()) {
  test(`seeded faults, round ${index + 1}: ${faults.map(({ what }) => what).join('; ')}`, async () => {
    proxy.setFaults(faults)
    const found = (await failing()).map((line) => line.split(':')[0])
    proxy.setFaults([])
    for (const { what, check } of faults) expect([what, found]).toEqual([what, expect.arrayContaining([check])])
    const allowed = faults.flatMap(({ check, also = [] }) => [check, ...also])
    expect(found.filter((name) => !allowed.some((check) => check === name))).toEqual([])
  })
}

test('a site that is to be hidden and is not fails, with the exit code of the command', async ({ stack }) => {
  const command = startNpm(['smoke', '--', '--no-index', siteOrigin()], process.cwd(), stack.env)
  expect({ code: await command.ended, output: command.output() }).toMatchObject({
    code: 1,
    output: expect.stringMatching(/FAILED indexing +search engines may index the site[\s\S]*15 of 16 checks passed/),
  })
})

test('a certificate that ends soon, or is not trusted, fails', async () => {
  const before = getCACertificates('default')
  const checkWith = async (days: number, isTrusted: boolean) => {
    const certificate = createCertificate(['localhost'], days)
    setDefaultCACertificates(isTrusted ? [...before, certificate.cert] : before)
    const secure = await startFaultProxy(siteOrigin(), certificate)
    try {
      return await failingAt(secure.origin)
    } finally {
      secure.close()
      setDefaultCACertificates(before)
    }
  }
  expect(await checkWith(60, true)).toEqual([])
  expect(await checkWith(3, true)).toEqual([expect.stringMatching(/^certificate: it ends in [23] days$/)])
  expect(await checkWith(60, false)).toContainEqual(expect.stringMatching(/^certificate: self-signed certificate/))
})
