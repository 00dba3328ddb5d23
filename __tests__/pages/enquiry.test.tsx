/** @jest-environment jsdom */
/**
 * The HTML of the enquiry page, as sent to visitors without JavaScript (B157). Requests: lib/enquiry/http and
 * browser tests.
 */
import { renderToStaticMarkup } from 'react-dom/server'
import EnquiryPage from '@/components/quote/enquiry-page'
import type { ServerAnswer } from '@/components/quote/use-enquiry-form'
import { SENT, Site } from '../helpers/enquiry-site'
import { quoteFormTexts, siteSettings } from '../helpers/settings'

function html(answer: Partial<ServerAnswer> = {}, { isSent = false, failureMessage = '' } = {}): string {
  const settings = siteSettings({ quoteForm: quoteFormTexts({ failureMessage }) })
  const values = { name: '', phone: '', email: '', brief: '' }
  const whole = { values, errors: {}, problem: null, source: null, ...answer }
  return renderToStaticMarkup(
    <Site settings={settings}>
      <EnquiryPage isSent={isSent} answer={whole} />
    </Site>,
  )
}

test('is a form that posts the four fields to itself, with a heading, contacts and the privacy notice', () => {
  const page = html()
  expect(page).toMatch(/<h1[^>]*>Get a quick quote<\/h1>/)
  const form = /<form[^>]*>/.exec(page)?.[0]
  expect(form).toContain('action="/enquiry"')
  expect(form).toContain('method="post"')
  for (const name of ['name', 'phone', 'email', 'brief']) expect(page).toMatch(new RegExp(`name="${name}"`))
  expect(page).toMatch(/<button[^>]*type="submit"[^>]*>Send</)
  expect(page).toContain('href="tel:+61370104021"')
  expect(page).toContain('href="/privacy-policy"')
})

test('shows a summary, messages beside the fields, and everything typed, escaped', () => {
  const page = html({
    values: { name: 'R2 <b>', phone: '0400', email: 'r@x.co', brief: 'Line one\nLine "two"' },
    errors: { name: 'Name contains an invalid characters.' },
    source: 'https://www.example.com.au/services?a=1&b=2',
  })
  expect(page).toContain('There is a problem')
  expect(page.match(/Name contains an invalid characters\./g)).toHaveLength(2)
  expect(page).toContain('value="R2 &lt;b&gt;"')
  expect(page).toContain('Line one\nLine &quot;two&quot;</textarea>')
  expect(page).toContain('name="source" value="https://www.example.com.au/services?a=1&amp;b=2"')
})

test('a failed send shows no message unless the settings hold one (B15)', () => {
  const values = { name: 'Rosa', phone: '0400', email: 'r@x.co', brief: 'Hello' }
  const silent = html({ problem: 'failed', values })
  expect(silent).not.toContain('role="alert"')
  expect(silent).toContain('value="Rosa"')
  expect(silent).toContain('Prefer to talk?')
  expect(html({ problem: 'failed', values }, { failureMessage: 'Please call us.' })).toMatch(
    /role="alert"[^>]*>Please call us\./,
  )
})

test('a sent enquiry responds with the notice and no form', () => {
  const page = html({}, { isSent: true })
  expect(page).toContain(SENT)
  expect(page).not.toContain('name="brief"')
})

test.each([
  ['tooMany', 'Too many enquiries have come from your connection, so please try again later, or call us on'],
  ['tooLong', 'Your enquiry is too long to send, so please shorten it, or call us on'],
] as const)('a refusal (%s) is said with the phone number, and everything typed stays', (problem, sentence) => {
  const values = { name: 'Rosa', phone: '0400', email: 'r@x.co', brief: 'Hello' }
  const page = html({ problem, values })
  const alert = /role="alert"[^>]*>(.*?)<\/p>/s.exec(page)?.[1]
  expect(alert?.replace(/<!-- -->/g, '')).toContain(sentence)
  expect(alert).toContain('<a href="tel:+61370104021">(03) 7010 4021</a>')
  expect(page).toContain('value="Rosa"')
  expect(page).toContain('Hello</textarea>')
})

test('shows how many characters are left for a long brief', () => {
  expect(html({ values: { name: '', phone: '', email: '', brief: 'x'.repeat(89_999) } })).not.toContain(
    'characters left',
  )
  expect(html({ values: { name: '', phone: '', email: '', brief: 'x'.repeat(90_000) } })).toContain(
    '10,000 characters left',
  )
})
