/** `npm run smoke`: passes on the real site, and finds each fault of a deployment by the check that is meant for it. */
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { createCertificate } from '../../../local/cluster/certificate.ts'
import type { CheckName } from '../../../local/smoke/checks.ts'
import { smoke } from '../../../local/smoke/smoke.ts'
import { startNpm } from '../../helpers/commands/npm-command.ts'
import { type Exchange, type Fault, type FaultProxy, startFaultProxy } from '../helpers/servers/fault-proxy.ts'
import { siteOrigin } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../own-stack.ts'

let proxy: FaultProxy

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

/** What goes wrong, the check that has to say so, and how it looks. */
const FAULTS: readonly (Fault & { what: string; check: CheckName })[] = [
  { what: 'the Content Lake is away', check: 'health', path: /^\/api\/health/, change: status(503) },
  // Not in the sitemap, whose pages another check reads.
  { what: 'a route responds with an error', check: 'routes', path: /^\/enquiry$/, change: status(500) },
  { what: 'a page has lost its heading', check: 'routes', path: /^\/stopwatch$/, change: text(/<h1/g, '<h2') },
  { what: 'what is missing responds with 200', check: 'missing', path: /^\/smoke-check/, change: status(200) },
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
    what: 'canonical links name another host',
    check: 'canonical',
    path: /^\/$/,
    change: text(/rel="canonical" href="[^"]*/g, 'rel="canonical" href="http://site-1:3000/'),
  },
  { what: 'the site is hidden', check: 'indexing', path: /^\/$/, change: header('x-robots-tag', 'noindex') },
  {
    what: 'robots.txt forbids everything',
    check: 'indexing',
    path: /^\/robots\.txt$/,
    change: text('Disallow: /studio', 'Disallow: /'),
  },
  {
    what: 'redirects name the internal host',
    check: 'redirects',
    path: /^\/Services/,
    change: header('location', 'http://site-1:3000/services?smoke=1'),
  },
  { what: 'a script of the build is missing', check: 'scripts', path: /\/chunks\/hydrate\./, change: status(404) },
  { what: 'a font is sent as text', check: 'scripts', path: /\.woff2$/, change: header('content-type', 'text/plain') },
  { what: 'a sample is a page', check: 'sample', path: /^\/api\/samples\//, change: text(/^.{9}/gs, '<!DOCTYPE') },
  { what: 'the Studio has lost a file', check: 'studio', path: /^\/studio\/static\/.*\.js/, change: status(404) },
  { what: 'the feed is empty', check: 'feed', path: /^\/feed\.xml$/, change: text(/<guid[\s\S]*?<\/guid>/g, '') },
  {
    what: 'a page of the sitemap is gone',
    check: 'sitemap',
    path: /^\/sitemap\.xml$/,
    change: text(/(<loc>https?:\/\/[^/<]+)\/[^<]+<\/loc>/g, '$1/gone</loc>'),
  },
]

test('the site as it is passes every check, by the command too', async ({ stack }) => {
  // The sitemap may name for some seconds what a file before this one has removed.
  await expect.poll(failing).toEqual([])
  const command = startNpm(['smoke', '--', siteOrigin()], process.cwd(), stack.env)
  expect({ code: await command.ended, output: command.output() }).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^ok {5}sitemap .*[\s\S]*13 of 13 checks passed/m),
  })
})

/** Each run of all checks is given faults for different ones of them. */
const ROUNDS = 4

/** The faults by turns, so that two of one check, which stand beside each other, come into different rounds. */
const rounds = Array.from({ length: ROUNDS }, (_, round) => FAULTS.filter((_, index) => index % ROUNDS === round))

for (const faults of rounds) {
  test(`${faults.map(({ what, check }) => `${what} ("${check}")`).join('; ')}: these checks fail, and no other`, async () => {
    const checks = faults.map(({ check }) => check)
    expect(new Set(checks).size).toBe(faults.length)
    proxy.setFaults(faults)
    const found = await failing()
    proxy.setFaults([])
    expect(found.map((line) => line.split(':')[0]).sort()).toEqual(checks.sort())
  })
}

test('a site that is to be hidden and is not fails, with the exit code of the command', async ({ stack }) => {
  const command = startNpm(['smoke', '--', '--no-index', siteOrigin()], process.cwd(), stack.env)
  expect({ code: await command.ended, output: command.output() }).toMatchObject({
    code: 1,
    output: expect.stringMatching(/FAILED indexing +search engines may index the site[\s\S]*12 of 13 checks passed/),
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
