/** The pages on which most visits begin respond with HTML, and what does not exist with the 404 page. */
import { expectThat, type Site } from '../site.ts'

/** Without the front page, which other checks read. */
const PATHS = [
  ...['/voice-over-artists', '/services', '/knowledge-base', '/for-agencies', '/contact-us', '/stopwatch'],
  ...['/enquiry', '/privacy-policy'],
]

export async function checkRoutes(site: Site): Promise<string> {
  for (const path of PATHS) {
    const { elements } = await site.getPage(path)
    const headings = elements.filter(({ name }) => name === 'h1').length
    expectThat(headings === 1, `${path}: ${headings} main headings`)
  }
  await site.getOk('/api/v1/voices/regions', 'application/json')
  return `${PATHS.length} pages and the API proxy`
}

export async function checkMissing(site: Site): Promise<string> {
  const path = '/smoke-check-of-a-page-that-does-not-exist'
  const response = await site.get(path)
  expectThat(response.status === 404, `${path}: status ${response.status} instead of 404`)
  const caching = response.headers.get('cache-control') ?? ''
  expectThat(caching.includes('no-store'), `${path}: Cache-Control "${caching}" lets caches keep a 404`)
  return 'status 404, not cached'
}
