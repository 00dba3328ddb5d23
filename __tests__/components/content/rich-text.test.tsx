/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { contentsOf, RichText } from '@/components/content/rich-text'
import {
  contentBlock,
  contentDefinitions,
  contentLink,
  contentTable,
  linkedBlock,
  namedHeading,
  pageLink,
} from '@/lib/content/fixtures'
import { renderOnPage } from '../../helpers/page/page'

test("renders links with the editor's target", async () => {
  const onEnquiry = jest.fn()
  renderOnPage(
    <RichText
      value={[
        linkedBlock('terms', pageLink('/terms-conditions', 'credit')),
        linkedBlock('call', contentLink({ kind: 'phone', phone: '+611300111222' })),
        linkedBlock('elsewhere', contentLink({ kind: 'external', url: 'https://example.com' })),
        linkedBlock('ask us', contentLink({ kind: 'quote' })),
      ]}
    />,
    { onEnquiry },
  )
  expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms-conditions#credit')
  expect(screen.getByRole('link', { name: 'call' })).toHaveAttribute('href', 'tel:+611300111222')
  expect(screen.getByRole('link', { name: 'elsewhere (opens in a new tab)' })).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('link', { name: 'ask us' })).toHaveAttribute('href', '/enquiry?brief=About%3A+ask+us')
  await userEvent.click(screen.getByRole('link', { name: 'ask us' }))
  expect(onEnquiry).toHaveBeenCalledTimes(1)
  expect(onEnquiry.mock.calls[0]?.[0]).toMatchObject({ about: 'ask us' })
})

test('a heading keeps the anchor its editor named when its text changes', () => {
  for (const words of ['First project credit', 'Three hundred dollars off']) {
    const body = [namedHeading(words, 'agency-credit', { style: 'h3' }), namedHeading(words, 'terms', { _key: 'b' })]
    const { unmount } = renderOnPage(<RichText value={body} />)
    expect(screen.getByRole('heading', { level: 3, name: words })).toHaveAttribute('id', 'agency-credit')
    expect(contentsOf(body)).toEqual([{ id: 'terms', text: words }])
    unmount()
  }
})

test('a definition list pairs terms and texts, and leaves out an incomplete line', () => {
  const list = contentDefinitions([
    ['Commercials', '12 months'],
    ['', 'Nothing to say it of'],
    ['Narrations', 'Perpetual'],
  ])
  const { container } = renderOnPage(<RichText value={[list, { ...list, _key: 'begun', rows: undefined }]} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Commercials', 'Narrations'])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['12 months', 'Perpetual'])
  expect(container.querySelectorAll('dl')).toHaveLength(1)
})

test('a table names its columns, can be scrolled by the keyboard, and is left out while it is begun', () => {
  const fees = contentTable([
    ['Work', 'Fee'],
    ['Re-record', '$50'],
    ['Pickup', '$30'],
  ])
  const begun = contentTable([['Work', 'Fee']], 'begun')
  const { container } = renderOnPage(<RichText value={[fees, begun, { ...fees, _key: 'empty', rows: undefined }]} />)
  expect(screen.getByRole('region', { name: 'Work, Fee' })).toHaveAttribute('tabindex', '0')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Work', 'Fee'])
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'WorkFee',
    'Re-record$50',
    'Pickup$30',
  ])
  expect(container.querySelectorAll('table')).toHaveLength(1)
})

test('a heading without text gets no link', () => {
  renderOnPage(<RichText value={[contentBlock(' ', { style: 'h2' })]} hasHeadingLinks />)
  expect(screen.queryByRole('link')).toBeNull()
})

test('marks, styles and types named like properties of Object.prototype render as plain text', () => {
  const value = [
    {
      _type: 'block',
      _key: 'a',
      style: 'constructor',
      listItem: null,
      markDefs: [{ _key: 'm', _type: 'toString' }],
      children: [
        { _type: 'span', _key: 's', text: 'Plain words', marks: ['__proto__', 'constructor', 'm'] },
        { _type: 'constructor', _key: 't', text: 'no words' },
      ],
    },
    { _type: '__proto__', _key: 'b' },
  ]
  // As a script that writes into the Content Lake could produce it.
  renderOnPage(<RichText value={JSON.parse(JSON.stringify(value))} />)
  expect(screen.getByText('Plain words')).toBeInTheDocument()
  expect(screen.queryByText('no words')).not.toBeInTheDocument()
})
