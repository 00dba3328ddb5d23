/** @jest-environment jsdom */
/** Long rich text: table of contents, date, main heading. (What the legal texts hold: commercial-terms.test.ts.) */
import { screen } from '@testing-library/react'
import RichText from '@/components/sections/rich-text'
import { typical } from '@/components/sections/rich-text/fixtures'
import { contentBlock, namedHeading } from '@/lib/content/fixtures'
import { dayInWords } from '@/lib/format/locale'
import { renderOnPage } from '../../helpers/page/page'

const body = ['One', 'Two', 'Three', 'Four'].map((text) => contentBlock(text, { style: 'h2' }))

test.each([
  ['auto', body, true],
  ['auto', body.slice(1), false],
  ['never', body, false],
] as const)('contents set to %s', (contents, text, isShown) => {
  renderOnPage(<RichText section={{ ...typical, body: [...text], contents }} />)
  expect(screen.queryByRole('navigation', { name: 'On this page' }) !== null).toBe(isShown)
})

test('the table of contents links to the anchor an editor named', () => {
  renderOnPage(<RichText section={{ ...typical, body: [...body, namedHeading('Five', 'the-fifth')] }} />)
  const [link] = screen.getAllByRole('link', { name: 'Five' })
  expect(link).toHaveAttribute('href', '#the-fifth')
  expect(document.getElementById('the-fifth')).toHaveTextContent('Five')
})

test('shows the date of the last update when its editor set one', () => {
  const { unmount } = renderOnPage(<RichText section={{ ...typical, updated: '2026-10-09' }} />)
  expect(screen.getByText(/^Last updated/)).toHaveTextContent('Last updated 9 October 2026')
  expect(screen.getByText('9 October 2026')).toHaveAttribute('datetime', '2026-10-09')
  unmount()
  renderOnPage(<RichText section={typical} />)
  expect(screen.queryByText(/Last updated/)).toBeNull()
})

test.each(['2026-13-45', 'soon', '', null, undefined])('%p is not a date', (day) => {
  expect(dayInWords(day)).toBeNull()
})

test('renders the h1 when it is the first section of a page', () => {
  const { unmount } = renderOnPage(<RichText section={typical} isFirst />)
  expect(screen.getByRole('heading', { level: 1, name: typical.heading })).toBeInTheDocument()
  unmount()
  renderOnPage(<RichText section={typical} />)
  expect(screen.getByRole('heading', { level: 2, name: typical.heading })).toBeInTheDocument()
})
