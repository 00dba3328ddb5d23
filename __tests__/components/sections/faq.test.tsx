/** @jest-environment jsdom */
/** FAQ items (B103). */
import { screen } from '@testing-library/react'
import Faq from '@/components/sections/faq'
import * as faq from '@/components/sections/faq/fixtures'
import { renderOnPage } from '../../helpers/page'

test('numbered, they are an ordered list with visible numbers; otherwise a list without', () => {
  const { unmount } = renderOnPage(<Faq section={{ ...faq.typical, numbered: true }} />)
  expect(screen.getByRole('list').tagName).toBe('OL')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.slice(0, 1))).toEqual(['1', '2', '3'])
  expect(document.querySelector('details[open]')).toBeNull()
  unmount()
  renderOnPage(<Faq section={faq.typical} />)
  expect(screen.getByRole('list').tagName).toBe('UL')
  expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(/^What does it cost\?/)
})

test('a question without an answer is not shown, nor an answer without a question', () => {
  const [first] = faq.typical.items
  if (!first) throw new Error('The fixture has no question')
  const items = [first, { ...first, _key: 'a', answer: [] }, { ...first, _key: 'b', question: '' }]
  renderOnPage(<Faq section={{ ...faq.typical, items }} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
