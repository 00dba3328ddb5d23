/** @jest-environment jsdom */
/** The quote dialog as the server has rendered it: opened and filled in before its form's code is there. */
import { within } from '@testing-library/react'
import { quote } from '@/components/quote/quote'
import QuoteDialog from '@/components/quote/quote-dialog'
import '../../helpers/core'
import { serverHtml } from '../../helpers/served-island'

const RUBY = { about: 'Ruby, booking ref BB-1', brief: 'Voice: Ruby\nBooking ref: BB-1' }
const FLINT = { about: 'Flint, booking ref BB-2', brief: 'Voice: Flint\nBooking ref: BB-2' }

let opener: HTMLElement

beforeEach(() => {
  sessionStorage.clear()
  opener = document.body.appendChild(document.createElement('button'))
  document.body.append(serverHtml(<QuoteDialog />, { name: 'quote' }))
})

function dialog(): HTMLElement {
  const found = document.querySelector('dialog')
  if (!found) throw new Error('There is no dialog')
  return found
}

const text = (name: string) => dialog().querySelector<HTMLElement>(`[data-quote-text=${name}]`)
const field = (name: string) => within(dialog()).getByRole<HTMLTextAreaElement>('textbox', { name, hidden: true })

test('shows the texts of the request, and those of the page where it has none', () => {
  expect(quote.open({ title: 'Book Ruby', ...RUBY }, opener)).toBe(true)
  expect(dialog()).toHaveAttribute('open')
  expect(dialog()).toHaveAccessibleName('Book Ruby')
  expect(text('subtitle')).toHaveTextContent("Send us a short brief, and we'll be back to you ASAP")
  expect(text('about')).toHaveTextContent(RUBY.about)
  expect(text('about')).toBeVisible()
  quote.open({ subtitle: 'Tell us more' }, opener)
  expect(dialog()).toHaveAccessibleName('Get a quick quote')
  expect(text('subtitle')).toHaveTextContent('Tell us more')
  expect(text('about')).not.toBeVisible()
})

test('enters the brief; another opening exchanges its lines, and the words of the visitor stay (B29)', () => {
  quote.open(RUBY, opener)
  expect(field('Brief')).toHaveValue(RUBY.brief)
  field('Brief').value += '\n\nBy Friday.'
  quote.close()
  quote.open(FLINT, opener)
  expect(field('Brief')).toHaveValue(`${FLINT.brief}\n\nBy Friday.`)
  quote.close()
  quote.open({}, opener)
  expect(field('Brief')).toHaveValue('By Friday.')
})

test('enters what was typed on the pages before, and no more than what is missing', async () => {
  // As on a new page.
  jest.resetModules()
  const { quote: own } = await import('@/components/quote/quote')
  const kept = { name: 'Rosa', phone: '0400', email: 'r@x.co', brief: `${RUBY.brief}\n\nSoon.`, block: RUBY.brief }
  sessionStorage.setItem('bowerbird-enquiry', JSON.stringify(kept))
  field('Name').value = 'Rosa Marsh'
  own.open(FLINT, opener)
  expect(field('Name')).toHaveValue('Rosa Marsh')
  expect(field('Phone')).toHaveValue('0400')
  expect(field('Business E-mail')).toHaveValue('r@x.co')
  expect(field('Brief')).toHaveValue(`${FLINT.brief}\n\nSoon.`)
  own.close()
})

test('focuses the first empty field', () => {
  field('Name').value = 'Rosa'
  quote.open({}, opener)
  expect(field('Phone')).toHaveFocus()
})

test('tells who subscribes of each opening, before it is shown, and of its end', () => {
  const heard: unknown[] = []
  const stop = quote.subscribe((opening) => heard.push([opening?.request ?? null, dialog().hasAttribute('open')]))
  quote.open(RUBY, opener)
  quote.close()
  stop()
  quote.open(FLINT, opener)
  expect(heard).toEqual([
    [RUBY, false],
    [null, false],
  ])
})

test('a browser without modal dialogs opens none, and neither does a page without one', () => {
  const { showModal } = HTMLDialogElement.prototype
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
  expect(quote.open(RUBY, opener)).toBe(false)
  HTMLDialogElement.prototype.showModal = showModal
  expect(quote.opening()).toBeNull()
  dialog().remove()
  expect(quote.open(RUBY, opener)).toBe(false)
})
