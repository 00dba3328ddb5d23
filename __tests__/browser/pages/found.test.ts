/**
 * Session, head tags and machine-readable routes, as browsers and crawlers meet them (B129-B134, B142-B145). In a
 * browser for its history and its redirects.
 */

import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { siteOrigin } from '../helpers/servers/stand-ins.ts'
import { previewUrl } from '../helpers/studio/preview.ts'
import { expect, test } from '../own-stack.ts'

/**
 * Sets the session token through the context's setter. The site has no login, so the test finds the setter in
 * React's tree.
 */
async function signIn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    type Fiber = { memoizedProps: unknown; child: Fiber | null; sibling: Fiber | null }
    const root = document.querySelector('#__next')
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'))
    const start: unknown = root && key ? Reflect.get(root, key) : null
    const isFiber = (value: unknown): value is Fiber => typeof value === 'object' && value !== null && 'child' in value
    const waiting = [start]
    while (waiting.length > 0) {
      const fiber = waiting.pop()
      if (!isFiber(fiber)) continue
      const props = fiber.memoizedProps
      const value = typeof props === 'object' && props !== null && 'value' in props ? props.value : null
      if (typeof value === 'object' && value !== null && 'setToken' in value && typeof value.setToken === 'function') {
        value.setToken('a-token')
        return true
      }
      waiting.push(fiber.sibling, fiber.child)
    }
    return false
  })
}

/** Navigates through the router, without a full load. */
function goWithin(page: Page, path: string): Promise<unknown> {
  return page.evaluate((to) => {
    const next: unknown = Reflect.get(window, 'next')
    const router = typeof next === 'object' && next !== null && 'router' in next ? next.router : null
    if (typeof router === 'object' && router !== null && 'push' in router && typeof router.push === 'function') {
      return router.push(to)
    }
    throw new Error('There is no router')
  }, path)
}

test('without a token /profile replaces itself with /login and never renders its content (B130)', async ({ open }) => {
  const { page, problems } = await open()
  await page.addInitScript(() => {
    // Everything that is rendered, also for one frame.
    new MutationObserver(() => {
      if (document.body?.textContent?.includes('User Profile')) document.documentElement.dataset.flashed = 'yes'
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto('/contact-us')
  await page.goto('/profile')
  await page.waitForURL('**/login')
  await page.getByRole('button', { name: 'COMING SOON' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset.flashed)).toBeUndefined()
  await page.goBack()
  await page.waitForURL('**/contact-us')
  expect(problems).toEqual([])
})

// Without a login nothing sets a token on a public page, where each page begins anew; Next's root keeps one over pages.
test('with a token /profile shows User Profile and /login is not found; a reload ends the session (B129-B131)', async ({
  open,
}) => {
  const { page } = await open()
  // A preview reads its page once more when it begins to follow changes.
  const read = page.waitForResponse((response) => response.url().includes('/_next/data/'))
  await page.goto(await previewUrl('/contact-us'))
  await read
  await signIn(page)
  await goWithin(page, '/profile')
  await page.getByRole('heading', { level: 1, name: 'User Profile' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/profile')
  await goWithin(page, '/login')
  await page.getByText('error.404', { exact: true }).waitFor()
  await expect(page.getByRole('button', { name: 'COMING SOON' })).toHaveCount(0)
  await page.waitForFunction(() => document.title === 'Bowerbird Audio - Page not found')
  const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])
  expect(await page.evaluate(stored)).not.toContain('a-token')
  await page.reload()
  await page.getByRole('button', { name: 'COMING SOON' }).waitFor()
})

test('/admin redirects to the admin host at once without a history entry (B134)', async ({ open }) => {
  const { page, context } = await open()
  const requestedUrls: string[] = []
  await context.route('https://admin.example.com/**', (route) => {
    requestedUrls.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Admin</title>' })
  })
  await page.goto('/contact-us')
  await page.goto('/admin', { waitUntil: 'commit' })
  await page.waitForURL('https://admin.example.com/admin')
  expect(requestedUrls).toEqual(['https://admin.example.com/admin'])
  await page.goBack()
  await page.waitForURL('**/contact-us')
})

async function head(path: string): Promise<(name: string) => string | undefined> {
  const html = await (await fetch(siteOrigin() + path)).text()
  const tags = html.match(/<(?:meta|link)\s[^>]*>/g) ?? []
  return (name) => {
    const tag = tags.find((one) => new RegExp(`(?:name|property|rel)="${name}"`).test(one))
    return tag && /(?:content|href)="([^"]*)"/.exec(tag)?.[1]
  }
}

test('a public page has all its head tags', async () => {
  const tag = await head('/services/jingles?utm=1')
  expect(tag('robots')).toBeUndefined()
  expect(tag('canonical')).toBe(`${siteOrigin()}/services/jingles`)
  expect(tag('og:url')).toBe(tag('canonical'))
  expect(tag('og:title')).toMatch(/^Bowerbird Audio - \S/)
  expect(tag('twitter:title')).toBe(tag('og:title'))
  expect(tag('og:description')).toBe(tag('description'))
  expect(tag('twitter:card')).toBe('summary_large_image')
  expect(tag('manifest')).toBe('/site.webmanifest')
  expect(tag('alternate')).toBe('/feed.xml')
})

for (const path of ['/login', '/profile', '/admin', '/enquiry', '/shortlist', '/no-such-page']) {
  test(`${path} is noindex (B144)`, async () => {
    const tag = await head(path)
    expect(tag('robots')).toBe('noindex')
    expect(tag('canonical')).toBeUndefined()
  })
}

test('favicons and the manifest exist, in the sizes it declares', async () => {
  for (const file of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']) {
    expect([file, (await fetch(siteOrigin() + file)).status]).toEqual([file, 200])
  }
  const response = await fetch(`${siteOrigin()}/site.webmanifest`)
  const manifest: { name: string; icons: { src: string; sizes: string }[] } = await response.json()
  expect(manifest.name).toBe('Bowerbird Audio')
  for (const { src, sizes } of manifest.icons) {
    const icon = Buffer.from(await (await fetch(new URL(src, siteOrigin()))).arrayBuffer())
    const { width, height } = await sharp(icon).metadata()
    expect([src, `${width}x${height}`]).toEqual([src, sizes])
  }
})

test('a sharing image is 1200 x 630 and cacheable', async () => {
  const image = (await head('/services/jingles'))('og:image') ?? ''
  expect(image).toContain('/api/og/')
  const response = await fetch(image)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(response.headers.get('cache-control')).toContain('s-maxage=300')
  const picture = sharp(Buffer.from(await response.arrayBuffer()))
  expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630 })
  // Dark pixels of the title on a light ground: not an empty card.
  const { channels, dominant } = await picture.stats()
  expect(channels[0]?.stdev).toBeGreaterThan(20)
  expect(dominant.r).toBeGreaterThan(180)
})

test('sitemap, robots.txt, feed and llms.txt respond with their types', async () => {
  const types = {
    '/sitemap.xml': 'application/xml',
    '/robots.txt': 'text/plain',
    '/feed.xml': 'application/rss+xml',
    '/llms.txt': 'text/plain',
  }
  for (const [path, type] of Object.entries(types)) {
    const { status, headers } = await fetch(siteOrigin() + path)
    expect([path, status, headers.get('content-type')]).toEqual([path, 200, `${type}; charset=utf-8`])
  }
})
