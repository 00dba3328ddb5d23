/** @jest-environment jsdom */
/** FAQ items (B103). */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

test('the note beside them opens the quote dialog', async () => {
  const onQuote = jest.fn()
  renderOnPage(<Faq section={faq.typical} />, { onQuote })
  const note = screen.getByRole('complementary')
  expect(note).toHaveTextContent('Something else?')
  await userEvent.click(within(note).getByRole('button', { name: 'Ask for a quote' }))
  expect(onQuote).toHaveBeenCalledTimes(1)
})

test('every question has an anchor inside its answer, which the browser opens for a matching hash', () => {
  renderOnPage(<Faq section={faq.typical} />)
  for (const [name, id] of [
    ['What does it cost?', 'faq-what-does-it-cost'],
    ['How fast is it?', 'faq-how-fast-is-it'],
  ] as const) {
    const place = document.getElementById(id)
    expect(question(name)).toContainElement(place)
    expect(place?.closest('summary')).toBeNull()
  }
})

test.each(['#', '#nowhere', '#%E0%A4%A'])('a hash of %s opens nothing', (hash) => {
  window.location.hash = hash
  renderOnPage(<Faq section={faq.typical} />)
  expect(openQuestions()).toEqual([])
})

test('a question without an answer is not shown, nor an answer without a question', () => {
  const [first] = faq.typical.items
  if (!first) throw new Error('The fixture has no question')
  const items = [first, { ...first, _key: 'a', answer: [] }, { ...first, _key: 'b', question: '' }]
  renderOnPage(<Faq section={{ ...faq.typical, items }} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
