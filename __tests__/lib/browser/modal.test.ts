/** @jest-environment jsdom */
/** A modal dialog: focus, the page behind it, and each way to close it. */
import { fireEvent, screen } from '@testing-library/react'
import { openModal } from '@/lib/browser/modal'

type Options = Partial<Parameters<typeof openModal>[1]>

let close = () => {}

beforeEach(() => {
  document.body.innerHTML = `
    <button>Open</button>
    <dialog tabindex="-1"><p>Text</p><a href="#one">One</a><input tabindex="-1"><button>Two</button></dialog>`
})
afterEach(async () => {
  close()
  // Leaves the dialog's history entry.
  await new Promise((resolve) => setTimeout(resolve, 50))
})

const opener = () => screen.getByRole('button', { name: 'Open' })

function dialog(): HTMLDialogElement {
  const found = document.querySelector('dialog')
  if (!found) throw new Error('There is no dialog')
  return found
}

function open(options: Options = {}) {
  const onClose = jest.fn()
  opener().focus()
  close = openModal(dialog(), { isPage: true, opener: opener(), onClose, ...options })
  return onClose
}

const untilBack = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))

test('the dialog itself has the focus unless a first element is named', () => {
  open()
  expect(dialog()).toHaveFocus()
  close()
  open({ initialFocus: (own) => own.querySelector('a') })
  expect(screen.getByRole('link')).toHaveFocus()
})

test('Tab stays within the dialog, and leaves out what cannot be reached by it', () => {
  open()
  const [first, last] = [screen.getByRole('link'), screen.getByRole('button', { name: 'Two' })]
  last.focus()
  expect(fireEvent.keyDown(last, { key: 'Tab' })).toBe(false)
  expect(first).toHaveFocus()
  fireEvent.keyDown(first, { key: 'Tab', shiftKey: true })
  expect(last).toHaveFocus()
  dialog().focus()
  fireEvent.keyDown(dialog(), { key: 'Tab', shiftKey: true })
  expect(last).toHaveFocus()
  // Between them the browser moves it.
  first.focus()
  expect(fireEvent.keyDown(first, { key: 'Tab' })).toBe(true)
})

test.each([
  ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
  ['Back', () => window.history.back()],
  [
    'a press beside it',
    () => {
      fireEvent.pointerDown(dialog())
      fireEvent.click(dialog())
    },
  ],
])('%s closes it: the opener has the focus, and the page scrolls again', async (_, leave) => {
  const onClose = open()
  expect(window.history.state).toEqual({ isDialog: true })
  expect(document.documentElement.style.overflow).toBe('hidden')
  const isBack = untilBack()
  leave()
  await isBack
  expect(dialog()).not.toHaveAttribute('open')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(opener()).toHaveFocus()
  expect(document.documentElement.style.overflow).toBe('')
  expect(window.history.state?.isDialog).not.toBe(true)
})

test('a selection of text that ends beside it does not close it', () => {
  const onClose = open()
  fireEvent.pointerDown(screen.getByText('Text'))
  fireEvent.click(dialog())
  expect(dialog()).toHaveAttribute('open')
  expect(onClose).not.toHaveBeenCalled()
})

test('closed by its owner it calls nobody back, and once is enough', () => {
  const onClose = open()
  close()
  close()
  expect(dialog()).not.toHaveAttribute('open')
  expect(onClose).not.toHaveBeenCalled()
})

test('a sheet leaves the page and the history as they are', () => {
  open({ isPage: false })
  expect(document.documentElement.style.overflow).toBe('')
  expect(window.history.state?.isDialog).not.toBe(true)
})

test('an opener that is gone gets no focus', () => {
  const removed = opener()
  open()
  removed.remove()
  close()
  expect(removed).not.toHaveFocus()
})
