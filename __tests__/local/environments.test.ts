/**
 * Configuring the content source through environment variables: a second local lake, or a hosted project. Runs the
 * site's own code and checks its requests on the wire.
 */

import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { type Dataset, later, picture, startLake } from '@bowerbird/content-lake/testing/lake'
import { imageUrl } from '@/lib/content/image-url'
import { neededStandIns } from '@/lib/env'
import { contentRoutes } from '@/lib/routing/server/routes'
import { type HostedSanity, startHostedSanity } from '../helpers/servers/hosted-sanity'

const HOSTED = {
  NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123de',
  NEXT_PUBLIC_SANITY_DATASET: 'production',
  SANITY_API_READ_TOKEN: 'a-read-token',
}

async function dataset(title: string): Promise<Dataset> {
  const page = {
    _id: 'page-home',
    _type: 'page',
    title,
    path: '/',
    sections: [
      {
        _key: 'a',
        _type: 'pageBanner',
        heading: title,
        art: { _type: 'imageWithAlt', _sanityAsset: 'image@file://./images/photo.png', alt: 'A photo' },
      },
    ],
  }
  return {
    lines: [page, { ...page, _id: 'drafts.page-home', title: `Draft of ${title}` }],
    files: { 'images/photo.png': await picture('png', 40, 30) },
  }
}

/** The site's content modules, loaded with these variables. */
async function site(variables: Record<string, string>) {
  jest.resetModules()
  const before = { ...process.env }
  Object.assign(process.env, variables)
  later(() => {
    for (const name of Object.keys(variables)) delete process.env[name]
    Object.assign(process.env, before)
  })
  contentRoutes.clear()
  const pages = await import('@/lib/page/server/pages')
  const client = await import('@/lib/content/server/client')
  return { ...pages, ...client }
}

function pictureOf(page: { sections: readonly unknown[] } | undefined): string {
  return /"url":"([^"]+)"/.exec(JSON.stringify(page))?.[1] ?? ''
}

test('a second lake with its own data and dataset serves the same site code, on another port', async () => {
  const first = await startLake({ dataset: await dataset('First') })
  const second = await startLake({ dataset: await dataset('Second') })
  for (const [lake, title] of [
    [first, 'First'],
    [second, 'Second'],
  ] as const) {
    const { pageFor, draftClient } = await site({ LOCAL_LAKE_PORT: String(lake.port) })
    const { page } = (await pageFor({}, '/')) ?? {}
    expect(page).toMatchObject({ title })
    expect(new URL(pictureOf(page)).origin).toBe(lake.origin)
    expect((await fetch(pictureOf(page))).status).toBe(200)
    expect(await draftClient().fetch('*[_type == "page"].title')).toEqual([`Draft of ${title}`])
  }
})

async function hosted(): Promise<HostedSanity> {
  const lake = await startLake({ dataset: await dataset('Hosted') })
  const sanity = await startHostedSanity(HOSTED.NEXT_PUBLIC_SANITY_PROJECT_ID, lake.origin)
  const trusted = getCACertificates('default')
  setDefaultCACertificates([...trusted, sanity.certificate])
  later(() => setDefaultCACertificates(trusted))
  later(sanity.close)
  return sanity
}

test('with a project id, public pages read published content from the hosted lake without a token', async () => {
  const { seen, proxy } = await hosted()
  const { pageFor } = await site({ ...HOSTED, HTTPS_PROXY: proxy })
  const loaded = await pageFor({}, '/')
  expect(loaded?.page).toMatchObject({ title: 'Hosted' })
  expect(seen.length).toBeGreaterThan(0)
  for (const { host, method, url, headers } of seen) {
    expect(host).toBe('abc123de.api.sanity.io')
    // The client sends queries of more than 11 KB in the body.
    expect(['GET', 'POST']).toContain(method)
    expect(url.pathname).toBe('/v2025-02-19/data/query/production')
    expect(url.searchParams.get('perspective')).toBe('published')
    expect(headers.authorization).toBeUndefined()
    expect(headers.cookie).toBeUndefined()
  }
  expect(JSON.parse(seen.find(({ body }) => body)?.body ?? '')).toMatchObject({ params: { path: '/' } })
})

test("pictures keep the hosted lake's URL, with a size", async () => {
  const { proxy } = await hosted()
  const { pageFor } = await site({ ...HOSTED, HTTPS_PROXY: proxy })
  const url = pictureOf((await pageFor({}, '/'))?.page)
  expect(url).toMatch(/^https:\/\/cdn\.sanity\.io\/images\/abc123de\/production\/[0-9a-f]{40}-40x30\.png$/)
  expect(imageUrl({ url, rect: null }, 20)).toBe(`${url}?w=20&q=75&fit=max&auto=format`)
})

test('previews read drafts of the hosted lake with the token, and fail without it', async () => {
  const { seen, proxy } = await hosted()
  const { draftClient } = await site({ ...HOSTED, HTTPS_PROXY: proxy })
  expect(await draftClient().fetch('*[_type == "page"].title')).toEqual(['Draft of Hosted'])
  expect(seen).toHaveLength(1)
  expect(seen[0]?.host).toBe('abc123de.api.sanity.io')
  expect(seen[0]?.url.searchParams.get('perspective')).toBe('drafts')
  expect(seen[0]?.headers.authorization).toBe('Bearer a-read-token')
  const without = await site({ ...HOSTED, SANITY_API_READ_TOKEN: '', HTTPS_PROXY: proxy })
  expect(() => without.draftClient()).toThrow('SANITY_API_READ_TOKEN is not set')
  expect(seen).toHaveLength(1)
})

test('another dataset of the project is selected by its name', async () => {
  const { seen, proxy } = await hosted()
  const { publishedClient } = await site({ ...HOSTED, NEXT_PUBLIC_SANITY_DATASET: 'staging', HTTPS_PROXY: proxy })
  await publishedClient()
    .fetch('count(*)')
    .catch(() => undefined)
  expect(seen.map(({ url }) => url.pathname)).toEqual(['/v2025-02-19/data/query/staging'])
})

test('for a hosted project no local lake is started', () => {
  expect(neededStandIns(HOSTED)).toEqual({ api: true, lake: false })
})

test("the site's policy names the local lake only when it is used", async () => {
  for (const [variables, isLocal] of [
    [HOSTED, false],
    [{ LOCAL_LAKE_PORT: '4567' }, true],
  ] as const) {
    await site({ NEXT_PUBLIC_SANITY_PROJECT_ID: '', ...variables })
    const { default: config } = await import('../../next.config.js')
    const rules = await config.headers?.()
    const policy = JSON.stringify(rules)
    expect(policy.includes('http://127.0.0.1:4567')).toBe(isLocal)
    expect(policy.includes('http://127.0.0.1:3333')).toBe(false)
    expect(policy).toContain("img-src 'self' data: https:")
  }
})

test('with SITE_INDEXING=off every response has X-Robots-Tag: noindex, and otherwise none', async () => {
  for (const [value, header] of [
    ['off', 'noindex'],
    ['', undefined],
  ] as const) {
    await site({ SITE_INDEXING: value })
    const { default: config } = await import('../../next.config.js')
    const rules = (await config.headers?.()) ?? []
    const everywhere = rules.find(({ source }) => source === '/:path*')?.headers ?? []
    expect(everywhere.find(({ key }) => key === 'X-Robots-Tag')?.value).toBe(header)
  }
})
