/** The site is ready, and so are the Content Lake and the API behind it. */
import { expectThat, type Site } from '../site.ts'

export async function checkHealth(site: Site): Promise<string> {
  const response = await site.get('/api/health?ready')
  const text = await response.text()
  const report = response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : null
  expectThat(response.status === 200, `/api/health?ready: status ${response.status} ${text.slice(0, 80)}`)
  expectThat(report?.status === 'ok', `/api/health?ready: ${text.slice(0, 80)}`)
  return 'ready, with the Content Lake and the API'
}
