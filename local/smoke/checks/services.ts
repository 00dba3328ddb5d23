/**
 * What is behind pages: the site is ready, with the Content Lake and the API; the API proxy; and endpoints that refuse what a
 * stranger sends them, which shows that they are there.
 */
import { expectThat, type Site } from '../site.ts'

export async function checkHealth(site: Site): Promise<string> {
  const response = await site.get('/api/health?ready')
  const text = await response.text()
  const report = response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : null
  expectThat(response.status === 200, `/api/health?ready: status ${response.status} ${text.slice(0, 80)}`)
  expectThat(report?.status === 'ok', `/api/health?ready: ${text.slice(0, 80)}`)
  return 'ready, with the Content Lake and the API'
}

async function expectStatus(response: Response, path: string, status: number): Promise<void> {
  const text = (await response.text()).replace(/<[^>]*>|\s+/g, ' ').trim()
  expectThat(response.status === status, `${path}: status ${response.status} instead of ${status} ${text.slice(0, 80)}`)
}

export async function checkServices(site: Site): Promise<string> {
  await site.getOk('/api/v1/voices/regions', 'application/json')
  // Nothing is sent: all fields are missing.
  const enquiry = '/api/v1/send-contactus'
  await expectStatus(await site.post(enquiry, '{}'), enquiry, 400)
  // Nothing is rendered: there is no signature.
  const webhook = '/api/revalidate'
  await expectStatus(await site.post(webhook, '{}'), webhook, 401)
  const preview = '/api/draft/enable'
  await expectStatus(await site.get(preview), preview, 401)
  return 'the API, enquiries, the webhook and previews'
}

const DAY_MS = 86_400_000

export async function checkTexts(site: Site): Promise<string> {
  const security = await (await site.getOk('/.well-known/security.txt', 'text/plain')).text()
  const ends = Date.parse(/^Expires: (.*)$/m.exec(security)?.[1] ?? '')
  expectThat(/^Contact: \S+/m.test(security), '/.well-known/security.txt: it names no contact')
  expectThat(ends > Date.now() + DAY_MS, '/.well-known/security.txt: it has expired')
  const summary = await (await site.getOk('/llms.txt', 'text/plain')).text()
  const { canonicalOrigin } = site.options
  expectThat(summary.includes(`](${canonicalOrigin}/`), `/llms.txt: it has no link to ${canonicalOrigin}`)
  return 'security.txt and llms.txt'
}
