/** @jest-environment jsdom */
/** What the default policy of Trusted Types lets pass. */
import { policyScript } from '@/lib/next/early-script'

type Policy = { createHTML(html: string): string | null; createScriptURL(url: string): string | null }

let policy: Policy

beforeAll(() => {
  Object.assign(window, {
    trustedTypes: {
      createPolicy(name: string, rules: Policy) {
        expect(name).toBe('default')
        policy = rules
      },
    },
  })
  // biome-ignore lint/security/noGlobalEval: as the browser runs the inline script
  // biome-ignore lint/complexity/noCommaOperator: in the global scope
  ;(0, eval)(policyScript())
})

test.each([
  '',
  '<p>Ask for <a href="/services">a quote</a>, once = twice</p>',
  '<img src="/images/a.webp" alt="On air" loading="lazy">',
  '<p>In the code: &lt;img onerror=&quot;run()&quot;&gt;, onclick = run</p>',
  '<style>.css-on{color:red}</style>',
])('HTML that runs nothing passes: %s', (html) => {
  expect(policy.createHTML(html)).toBe(html)
})

test.each([
  '<img src=x onerror=run()>',
  '<p>Text</p><script>run()</script>',
  '<svg\nonload = "run()">',
  '<a href=" javascript:run()">Link</a>',
  '<iframe srcdoc="&lt;script&gt;">',
])('HTML that could run something is refused: %s', (html) => {
  expect(policy.createHTML(html)).toBeNull()
})

test('scripts are those of the site', () => {
  for (const url of ['/_next/static/chunks/a.js', `${location.origin}/a.js`]) {
    expect(policy.createScriptURL(url)).toBe(url)
  }
  for (const url of ['https://elsewhere.test/a.js', '//elsewhere.test/a.js', 'data:text/javascript,run()']) {
    expect(policy.createScriptURL(url)).toBeNull()
  }
})
