/** @jest-environment jsdom */
/**
 * The HTML of the enquiry page, as sent to visitors without JavaScript (B157). Requests: lib/enquiry/http and
 * browser tests.
 */
import { ChakraProvider } from '@chakra-ui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import EnquiryPage from '@/components/enquiry/form/enquiry-page'
import { system } from '@/components/ui/theme'
import { PageContext } from '@/lib/contexts/page-context'
import type { FormResponse } from '@/lib/enquiry/refusal'
import { quoteFormTexts, siteSettings } from '../helpers/data/settings'
import { pageProps } from '../helpers/page/page-props'

function html(answer: Partial<FormResponse> = {}, failureMessage = ''): string {
  const settings = siteSettings({ quoteForm: quoteFormTexts({ failureMessage }) })
  const values = { name: '', phone: '', email: '', brief: '' }
  const whole = { values, errors: {}, problem: null, source: null, ...answer }
  return renderToStaticMarkup(
    <ChakraProvider value={system}>
      <PageContext value={pageProps({ settings, isSent: false, response: whole })}>
        <EnquiryPage />
      </PageContext>
    </ChakraProvider>,
  )
}

test('a failed send shows no message unless the settings hold one (B15)', () => {
  const values = { name: 'Rosa', phone: '0400', email: 'r@x.co', brief: 'Hello' }
  const silent = html({ problem: 'failed', values })
  // But for the hidden line that is shown offline.
  expect(silent.replace(/<[^>]* data-offline[^>]*>/, '')).not.toContain('role="alert"')
  expect(silent).toContain('value="Rosa"')
  expect(silent).toContain('Prefer to talk?')
  expect(silent).toContain('href="/privacy-policy"')
  expect(html({ problem: 'failed', values }, 'Please call us.')).toMatch(/role="alert"[^>]*>Please call us\./)
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
