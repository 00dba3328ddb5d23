/** @jest-environment jsdom */
/** Lists of steps and of tips. */
import { screen } from '@testing-library/react'
import Tips from '@/components/sections/tips'
import * as tips from '@/components/sections/tips/fixtures'
import { contentImage } from '@/lib/content/fixtures'
import { renderOnPage } from '../../helpers/page/page'

test('an ordered list has numbers, a plain one ticks', () => {
  const { unmount } = renderOnPage(<Tips section={{ ...tips.typical, marks: 'numbers' }} />)
  expect(screen.getByRole('list').tagName).toBe('OL')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.slice(0, 1))).toEqual([
    '1',
    '2',
    '3',
    '4',
  ])
  unmount()
  renderOnPage(<Tips section={tips.typical} />)
  expect(screen.getByRole('list').tagName).toBe('UL')
})

test('a picture is shown beside the list; one without a file leaves no gap', () => {
  const { unmount } = renderOnPage(<Tips section={{ ...tips.typical, image: contentImage({ alt: 'A page' }) }} />)
  expect(screen.getByRole('img', { name: 'A page' })).toBeInTheDocument()
  unmount()
  renderOnPage(<Tips section={{ ...tips.typical, image: contentImage({ url: null }) }} />)
  expect(screen.queryByRole('figure')).toBeNull()
})
