/** @jest-environment jsdom */
/** FAQ items (B103). */
import { screen, within } from '@testing-library/react'
import Faq from '@/components/sections/faq'
import * as faq from '@/components/sections/faq/fixtures'
import { renderOnPage } from '../../helpers/page'

function question(name: string): HTMLDetailsElement {
  const details = screen.getByRole('heading', { name }).closest('details')
  if (!details) throw new Error(`"${name}" does not open`)
  return details
}

function openQuestions(): string[] {
  return Array.from(document.querySelectorAll('details[open] > summary'), ({ textContent }) => textContent.trim())
}

beforeEach(() => {
  window.location.hash = ''
  Element.prototype.scrollIntoView = jest.fn()
})

test('answers are rich text with links', () => {
  renderOnPage(<Faq section={faq.typical} />)
  const answer = within(question('How long is the licence?'))
  expect(answer.getByText('Twelve months for commercials.')).toBeInTheDocument()
  expect(answer.getByRole('link', { name: 'Read the usage terms', hidden: true })).toHaveAttribute(
    'href',
    '/terms-conditions#usage-terms',
  )
})

test('numbered, they are an ordered list with visible numbers; otherwise a list without', () => {
  const { unmount } = renderOnPage(<Faq section={{ ...faq.typical, numbered: true }} />)
  expect(screen.getByRole('list').tagName).toBe('OL')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.slice(0, 1))).toEqual(['1', '2', '3'])
  expect(openQuestions()).toEqual([])
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
