/** @jest-environment jsdom */
/** FAQ items (B103). */
import { screen } from '@testing-library/react'
import Faq from '@/components/sections/faq'
import * as faq from '@/components/sections/faq/fixtures'
import { renderOnPage } from '../../helpers/page/page'

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
