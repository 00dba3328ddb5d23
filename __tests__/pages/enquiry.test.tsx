/** @jest-environment node */
/** The enquiry page as HTML, as people without JavaScript get it. Its requests are tested in lib/enquiry/http and in the browser tests. */
import { renderToStaticMarkup } from 'react-dom/server'
import type { ServerAnswer } from '@/components/quote/enquiry-form-body'
import type { FrameProps } from '@/lib/content/page-props'
import EnquiryPage from '@/pages/enquiry'
import { SENT, Site } from '../helpers/enquiry-site'
import { quoteFormTexts, siteSettings } from '../helpers/settings'

function html(answer: Partial<ServerAnswer> = {}, { isSent = false, failureMessage = '' } = {}): string {
  const settings = siteSettings({ quoteForm: quoteFormTexts({ failureMessage }) })
  const frame: FrameProps = {
    settings,
    seo: {
      title: '',
      name: '',
      description: '',
      canonical: '',
      image: null,
      siteName: '',
      noIndex: true,
      breadcrumbs: [],
      article: null,
    },
    fallback: {},
    showStatistics: false,
    showLogos: false,
  }
  const values = { name: '', phone: '', email: '', brief: '' }
  const whole = { values, errors: {}, hasFailed: false, source: null, ...answer }
  return renderToStaticMarkup(
    <Site settings={settings}>
      <EnquiryPage {...frame} isSent={isSent} answer={whole} />
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

test('a failed send says nothing, unless marketing has something to say', () => {
  const values = { name: 'Rosa', phone: '0400', email: 'r@x.co', brief: 'Hello' }
  const silent = html({ hasFailed: true, values })
  expect(silent).not.toContain('role="alert"')
  expect(silent).toContain('value="Rosa"')
  expect(silent).toContain('Prefer to talk?')
  expect(html({ hasFailed: true, values }, { failureMessage: 'Please call us.' })).toMatch(
    /role="alert"[^>]*>Please call us\./,
  )
})

test('a sent enquiry is answered with the notice and no form', () => {
  const page = html({}, { isSent: true })
  expect(page).toContain(SENT)
  expect(page).not.toContain('name="brief"')
})
