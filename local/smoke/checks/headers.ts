/** Security headers: present, not doubled by a proxy, and right for the page's own inline script. */
import { createHash } from 'node:crypto'
import { DomUtils } from 'htmlparser2'
import { expectThat, forEach, type Site } from '../site.ts'

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

/** Of different routes: an editor's, an article's list, and one that is rendered for each visitor. */
const PATHS = ['/', '/services/jingles', '/knowledge-base', '/enquiry']

async function checkPage(site: Site, path: string, expected: Readonly<Record<string, string>>): Promise<void> {
  const { response, elements } = await site.getPage(path)
  const { headers } = response
  for (const [name, part] of Object.entries(expected)) {
    const value = headers.get(name)
    expectThat(value !== null, `${path}: ${name} is missing`)
    expectThat(value?.includes(part) ?? false, `${path}: ${name} is "${value}", without ${part}`)
    // What fetch joins with a comma was sent twice; these values hold none but Permissions-Policy's.
    if (name !== 'permissions-policy') expectThat(!value?.includes(', '), `${path}: ${name} is sent twice`)
  }
  for (const name of UNWANTED) expectThat(!headers.has(name), `${path}: ${name} is sent`)
  const policy = headers.get('content-security-policy') ?? ''
  const inline = elements.filter(({ name, attribs }) => name === 'script' && !attribs.src && !attribs.type)
  for (const script of inline) {
    const hash = createHash('sha256').update(DomUtils.textContent(script)).digest('base64')
    expectThat(policy.includes(hash), `${path}: Content-Security-Policy forbids an inline script of the page`)
  }
}

export async function checkHeaders(site: Site): Promise<string> {
  const isSecure = site.options.origin.startsWith('https:')
  const expected = { ...EXPECTED, ...(isSecure && { 'strict-transport-security': 'max-age=' }) }
  await forEach(PATHS, (path) => checkPage(site, path, expected))
  return `${Object.keys(expected).length} security headers of ${PATHS.length} pages`
}
