import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { contentsOf, RichText } from '@/components/ui/rich-text'
import { contentBlock, contentLink, linkedBlock, pageLink } from '@/lib/content/fixtures'
import { renderOnPage } from '../../helpers/page'

test('headings can be jumped to, and the contents name the same places', () => {
  const body = [
    contentBlock('Payment Terms', { style: 'h2', _key: 'a' }),
    contentBlock('Deposits', { style: 'h3', _key: 'b' }),
    contentBlock('Payment Terms', { style: 'h2', _key: 'c' }),
  ]
  renderOnPage(<RichText value={body} />)
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id)).toEqual(['payment-terms', 'payment-terms-2'])
  expect(screen.getByRole('heading', { level: 3, name: 'Deposits' })).toHaveAttribute('id', 'deposits')
  expect(contentsOf(body).map(({ id }) => id)).toEqual(['payment-terms', 'payment-terms-2'])
})

test('lists and quotes are what they say', () => {
  renderOnPage(
    <RichText
      value={[
        contentBlock('First', { listItem: 'number', level: 1, _key: 'a' }),
        contentBlock('Second', { listItem: 'number', level: 1, _key: 'b' }),
        contentBlock('Well said', { style: 'blockquote', _key: 'c' }),
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['First', 'Second'])
  expect(screen.getByRole('blockquote')).toHaveTextContent('Well said')
})

test('links lead where the editor said', async () => {
  const onQuote = jest.fn()
  renderOnPage(
    <RichText
      value={[
        linkedBlock('terms', pageLink('/terms-conditions', 'credit')),
        linkedBlock('call', contentLink({ kind: 'phone', phone: '+611300111222' })),
        linkedBlock('elsewhere', contentLink({ kind: 'external', url: 'https://example.com' })),
        linkedBlock('ask us', contentLink({ kind: 'quote' })),
      ]}
    />,
    { onQuote },
  )
  expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms-conditions#credit')
  expect(screen.getByRole('link', { name: 'call' })).toHaveAttribute('href', 'tel:+611300111222')
  expect(screen.getByRole('link', { name: 'elsewhere (opens in a new tab)' })).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('link', { name: 'ask us' })).toHaveAttribute('href', '/enquiry')
  await userEvent.click(screen.getByRole('link', { name: 'ask us' }))
  expect(onQuote).toHaveBeenCalledTimes(1)
})

test('an unsafe address leaves the words without a link', () => {
  const link = contentLink({ kind: 'external', url: 'javascript:alert(1)' })
  renderOnPage(<RichText value={[linkedBlock('press me', link)]} />)
  expect(screen.getByText('press me')).toBeInTheDocument()
  expect(screen.queryByRole('link')).toBeNull()
})
