/** @jest-environment jsdom */
/** The enquiry dialog as the server has rendered it: opened and filled in before its form's code is there. */
import { waitFor, within } from '@testing-library/react'
import EnquiryDialog from '@/components/enquiry/dialog/dialog-island'
import { closeDialog, dialogElement, openDialog, subscribeToOpenings } from '@/components/enquiry/dialog/enquiry-dialog'
import type { EnquiryRequest } from '@/components/enquiry/dialog/enquiry-request'
import { setTexts } from '@/components/enquiry/drafts/store'
import { clearEnquiry } from '../../helpers/page/runtime'
import { serverHtml } from '../../helpers/page/served-island'

const RUBY = { about: 'Ruby, booking ref BB-1', brief: 'Voice: Ruby\nBooking ref: BB-1' }
const FLINT = { about: 'Flint, booking ref BB-2', brief: 'Voice: Flint\nBooking ref: BB-2' }

let opener: HTMLElement

beforeEach(() => {
  clearEnquiry()
  opener = document.body.appendChild(document.createElement('button'))
  document.body.append(serverHtml(<EnquiryDialog />, { name: 'enquiry-dialog' }))
})

/** Presses a control that says what it is about. */
function openFor(request: EnquiryRequest): void {
  opener.dataset.enquiry = JSON.stringify(request)
  const element = dialogElement()
  if (element) openDialog(element, opener)
}

function dialog(): HTMLElement {
  const found = document.querySelector('dialog')
  if (!found) throw new Error('There is no dialog')
  return found
}

const text = (name: string) => dialog().querySelector<HTMLElement>(`[data-enquiry-text=${name}]`)
const field = (name: string) => within(dialog()).getByRole<HTMLTextAreaElement>('textbox', { name, hidden: true })

test('shows the texts of the request, and those of the page where it has none', () => {
  openFor({ title: 'Book Ruby', ...RUBY })
  expect(dialog()).toHaveAttribute('open')
  expect(dialog()).toHaveAccessibleName('Book Ruby')
  expect(text('subtitle')).toHaveTextContent("Send us a short brief, and we'll be back to you ASAP")
  expect(text('about')).toHaveTextContent(RUBY.about)
  expect(text('about')).toBeVisible()
  openFor({ subtitle: 'Tell us more' })
  expect(dialog()).toHaveAccessibleName('Get a quick quote')
  expect(text('subtitle')).toHaveTextContent('Tell us more')
  expect(text('about')).not.toBeVisible()
})

test('enters the brief; another opening exchanges its lines, and the words of the visitor stay (B29)', () => {
  openFor(RUBY)
  expect(field('Brief')).toHaveValue(RUBY.brief)
  field('Brief').value += '\n\nBy Friday.'
  closeDialog()
  openFor(FLINT)
  expect(field('Brief')).toHaveValue(`${FLINT.brief}\n\nBy Friday.`)
  closeDialog()
  openFor({})
  expect(field('Brief')).toHaveValue('By Friday.')
})

test('enters what was typed on the pages before, and no more than what is missing', () => {
  const stored = { name: 'Rosa', phone: '0400', email: 'r@x.co', brief: `${RUBY.brief}\n\nSoon.`, block: RUBY.brief }
  setTexts(stored)
  field('Name').value = 'Rosa Marsh'
  openFor(FLINT)
  expect(field('Name')).toHaveValue('Rosa Marsh')
  expect(field('Phone')).toHaveValue('0400')
  expect(field('Business E-mail')).toHaveValue('r@x.co')
  expect(field('Brief')).toHaveValue(`${FLINT.brief}\n\nSoon.`)
})

test('focuses the first empty field', () => {
  field('Name').value = 'Rosa'
  openFor({})
  expect(field('Phone')).toHaveFocus()
})

test('tells who subscribes of each opening, before it is shown, and of its end', () => {
  const openings: unknown[] = []
  const stop = subscribeToOpenings((opening) =>
    openings.push([opening?.request ?? null, dialog().hasAttribute('open')]),
  )
  openFor(RUBY)
  closeDialog()
  stop()
  openFor(FLINT)
  expect(openings).toEqual([
    [RUBY, false],
    [null, false],
  ])
})

test('a browser without modal dialogs has none, and neither has a page without one', () => {
  const { showModal } = HTMLDialogElement.prototype
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
  expect(dialogElement()).toBeNull()
  HTMLDialogElement.prototype.showModal = showModal
  dialog().remove()
  expect(dialogElement()).toBeNull()
})

test('follows what the press is about while the dialog is open, such as a price that arrives', async () => {
  openFor(RUBY)
  opener.dataset.enquiry = JSON.stringify(FLINT)
  await waitFor(() => expect(field('Brief')).toHaveValue(FLINT.brief))
  expect(text('about')).toHaveTextContent(FLINT.about)
  closeDialog()
  opener.dataset.enquiry = JSON.stringify(RUBY)
  await Promise.resolve()
  expect(field('Brief')).toHaveValue(FLINT.brief)
})
