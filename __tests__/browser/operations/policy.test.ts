/** What the Content-Security-Policy and Trusted Types stop in a page, and what the site's log says of it. */
import type { ChildProcess } from 'node:child_process'
import { readEnv } from '../../../lib/env.ts'
import { freePorts } from '../../../local/processes/free-ports.ts'
import { stopProcess } from '../../../local/processes/processes.ts'
import { serve, untilServing } from '../../../local/site/next.ts'
import { expect, test } from '../own-stack.ts'

/** A process of the site whose log is read. */
let site: ChildProcess
let origin: string
let log = ''

test.beforeAll(async ({ stack }) => {
  const [port = 0] = await freePorts(1)
  const env = { ...stack.env, PORT: String(port) }
  site = serve(readEnv(env), env, 'pipe')
  site.stderr?.on('data', (chunk) => {
    log += String(chunk)
  })
  origin = `http://localhost:${port}`
  await untilServing(`${origin}/api/health`, site)
})
test.afterAll(() => stopProcess(site))

/** Each is run in the page; it throws, or the browser stops what follows. */
const ATTEMPTS: readonly (readonly [what: string, run: () => void])[] = [
  [
    'HTML with a handler',
    () => {
      document.body.insertAdjacentHTML('beforeend', '<img src="/none" onerror="window.hasRun = true">')
    },
  ],
  [
    'a script of another host',
    () => {
      document.head.append(
        Object.assign(document.createElement('script'), { src: 'https://elsewhere.test/a.js?secret=1' }),
      )
    },
  ],
  [
    'a string as a script',
    () => {
      document.head.append(Object.assign(document.createElement('script'), { text: 'window.hasRun = true' }))
    },
  ],
]

test('what would run is refused, and reported in one line without queries', async ({ openWindow }) => {
  const { page, context } = await openWindow({ baseURL: origin })
  await page.goto('/services?email=ann@example.com')
  for (const [what, run] of ATTEMPTS) {
    await test.step(what, async () => {
      log = ''
      await expect(page.evaluate(run)).rejects.toThrow(/TrustedHTML|TrustedScript/)
      expect(await page.evaluate(() => 'hasRun' in window)).toBe(false)
      await expect
        .poll(() => log)
        .toMatch(/"event":"policy\.violated".*"directive":"require-trusted-types-for".*"page":"\/services"/)
      expect(log).not.toMatch(/secret|ann@example/)
    })
  }
  await context.close()
})

test('HTML that runs nothing is taken', async ({ open }) => {
  const { page, problems } = await open()
  await page.goto('/services')
  const html = '<p id="added">Added <a href="/contact-us">here</a></p>'
  await page.evaluate((text) => document.body.insertAdjacentHTML('beforeend', text), html)
  await expect(page.locator('#added')).toHaveText('Added here')
  expect(problems).toEqual([])
})

test('/.well-known/security.txt names the contacts of the Facts', async ({ stack }) => {
  const response = await fetch(`${stack.env.SITE_ORIGIN}/.well-known/security.txt`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const text = await response.text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+\nContact: tel:\+\d+\nExpires: \d{4}-\d\d-01T00:00:00\.000Z\n/)
  expect(text).toContain(`Canonical: ${stack.env.SITE_ORIGIN}/.well-known/security.txt\n`)
})
