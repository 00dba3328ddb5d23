/**
 * Articles over a minute: an outage of the API, and articles that are written or recover. A file of its own, near the
 * front of the alphabet, because it waits for the revalidation time while other files run.
 */

import { setTimeout as pause } from 'node:timers/promises'
import { PHONE } from '../helpers/page/browser.ts'
import { apiOrigin, setFaults, siteOrigin, untilPageHas } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../own-stack.ts'

const LIST = '/knowledge-base/sound-design'
const UNWRITTEN = `${LIST}/written-while-the-tests-ran`
const POST = '/knowledge-base/podcast/show-notes-worth-reading'

const html = async (path: string) => (await fetch(siteOrigin() + path)).text()

// One test, because each of its three waits takes the whole revalidation time.
test('a cached article outlives an outage; one that failed recovers, and a new one is in its list and at its path, within the revalidation time (B118, B119)', async ({
  open,
}) => {
  test.setTimeout(100_000)
  await untilPageHas(POST, 'id="the-top-line"')
  await untilPageHas(LIST, 'Showing 1 to 4 of 4 results')
  const query = new URLSearchParams({ CategorySystemName: 'sound-design', Page: '1', PageSize: '9' })
  const list = await (await fetch(`${apiOrigin()}/v1/blog-posts?${query}`)).json()
  const written = {
    ...list.blogPosts[0],
    id: 9001,
    title: 'Written while the tests ran',
    system_name: 'written-while-the-tests-ran',
  }
  const post = { title: written.title, description: 'New', publish_info: '1 May 2026', body: '<h2>Fresh</h2>' }
  expect((await fetch(siteOrigin() + UNWRITTEN)).status).toBe(404)

  // A path never requested before: a cached article would be shown while the API is down.
  const systemName = `never-asked-for-${Date.now()}`
  const failing = `/blog-post/${systemName}`
  await setFaults([{ match: failing, drop: true }])
  const { page, context } = await open({ viewport: PHONE })
  const response = await page.goto(`${LIST}/${systemName}`)
  expect([response?.status(), response?.headers()['retry-after']]).toEqual([503, '60'])
  await page.getByRole('heading', { level: 1, name: 'This article cannot be loaded right now' }).waitFor()
  await context.close()

  await setFaults([{ match: '*', drop: true }])
  for (const deadline = Date.now() + 8000; Date.now() < deadline; ) {
    expect(await html(POST)).toContain('id="the-top-line"')
    await pause(1000)
  }

  const blogPosts = [written, ...list.blogPosts]
  await setFaults([
    { match: '/blog-posts', answer: { blogPosts, totalCount: blogPosts.length, totalPages: 1 } },
    { match: '/blog-post/written-while-the-tests-ran', answer: post },
    { match: failing, answer: { ...post, title: 'Never asked for' } },
  ])
  // A request would revalidate an old page, so nothing is requested before the articles exist.
  const from = Date.now()
  const { headers } = await fetch(siteOrigin() + LIST)
  const revalidation = Number(/s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1])
  expect(revalidation).toBeLessThanOrEqual(60)
  const awaited = new Map([
    [LIST, written.title],
    [UNWRITTEN, 'id="fresh"'],
    [`${LIST}/${systemName}`, 'id="fresh"'],
  ])
  const limit = from + (revalidation + 5) * 1000
  while (awaited.size > 0 && Date.now() < limit) {
    for (const [path, text] of awaited) if ((await html(path)).includes(text)) awaited.delete(path)
    await pause(250)
  }
  expect([...awaited.keys()]).toEqual([])
})
