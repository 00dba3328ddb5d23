/** Redirects to the one spelling of a path keep the query and the host; https is enforced where the site has it. */
import { expectThat, type Site } from '../site.ts'

const MOVED = [
  ['/services/', '/services'],
  ['/Services', '/services'],
] as const

const PERMANENT = [301, 308]

/** @throws Problem unless the response redirects permanently to that URL */
function expectRedirect(response: Response, from: string, to: string): void {
  const location = response.headers.get('location') ?? ''
  expectThat(PERMANENT.includes(response.status), `${from}: status ${response.status} instead of a redirect`)
  const target = URL.parse(location, from)?.href
  expectThat(target === to, `${from} redirects to ${target ?? 'nowhere'} instead of ${to}`)
}

export async function checkRedirects(site: Site): Promise<string> {
  const { origin } = site.options
  for (const [from, to] of MOVED) {
    const response = await site.get(`${from}?smoke=1`)
    expectRedirect(response, `${origin}${from}?smoke=1`, `${origin}${to}?smoke=1`)
    const caching = response.headers.get('cache-control') ?? ''
    expectThat(!/immutable|max-age=[1-9]/.test(caching), `${from}: browsers keep the redirect ("${caching}")`)
  }
  const { protocol, port, host } = new URL(origin)
  if (protocol !== 'https:' || port !== '') return `${MOVED.length} spellings`
  expectRedirect(await site.get(`http://${host}/`), `http://${host}/`, `${origin}/`)
  return `${MOVED.length} spellings, and http to https`
}
