/** Security headers: present, not doubled by a proxy, and right for the page's own inline script. */
import { createHash } from 'node:crypto'
import { DomUtils } from 'htmlparser2'
import { expectThat, type Site } from '../site.ts'

/** What each value has to contain. */
const EXPECTED: Readonly<Record<string, string>> = {
  'content-security-policy': "object-src 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'microphone=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** Headers that tell an attacker what runs. */
const UNWANTED = ['x-powered-by', 'x-middleware-rewrite']

export async function checkHeaders(site: Site): Promise<string> {
  const { response, elements } = await site.frontPage()
  const { headers } = response
  const isSecure = site.options.origin.startsWith('https:')
  const expected = { ...EXPECTED, ...(isSecure && { 'strict-transport-security': 'max-age=' }) }
  for (const [name, part] of Object.entries(expected)) {
    const value = headers.get(name)
    expectThat(value !== null, `${name} is missing`)
    expectThat(value?.includes(part) ?? false, `${name} is "${value}", without ${part}`)
    // What fetch joins with a comma was sent twice; these values hold none but Permissions-Policy's.
    if (name !== 'permissions-policy') expectThat(!value?.includes(', '), `${name} is sent twice`)
  }
  for (const name of UNWANTED) expectThat(!headers.has(name), `${name} is sent`)
  const policy = headers.get('content-security-policy') ?? ''
  const inline = elements.filter(({ name, attribs }) => name === 'script' && !attribs.src && !attribs.type)
  for (const script of inline) {
    const hash = createHash('sha256').update(DomUtils.textContent(script)).digest('base64')
    expectThat(policy.includes(hash), 'Content-Security-Policy forbids an inline script of the page')
  }
  return `${Object.keys(expected).length} security headers`
}
