/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react'
import { about, brief, FLINT, press, RUBY, serveEnquiry } from '../../helpers/page/early-enquiry'
import { isAlive } from '../../helpers/page/runtime-page'

test('the dialog opens at once; it stays, with what is typed, when its form is hydrated (B152)', async () => {
  const { island, dialog } = serveEnquiry()
  press('Ruby')
  expect(screen.getByRole('dialog', { name: 'Get a quick quote' })).toBe(dialog)
  expect(isAlive(island)).toBe(false)
  expect(brief()).toHaveValue(RUBY.brief)
  brief().value = `${RUBY.brief}\n\nBy Friday.`
  await waitFor(() => expect(isAlive(island)).toBe(true))
  expect(screen.getByRole('dialog')).toBe(dialog)
  expect(about(RUBY.about)).toBeVisible()
  expect(brief()).toHaveValue(`${RUBY.brief}\n\nBy Friday.`)

  press('Close')
  expect(screen.queryByRole('dialog')).toBeNull()
  press('Flint')
  expect(about(FLINT.about)).toBeVisible()
  expect(brief()).toHaveValue(`${FLINT.brief}\n\nBy Friday.`)
})

test('a field that was left before its form is hydrated loses its invisible characters then (B161)', async () => {
  const { island } = serveEnquiry()
  press('Ruby')
  const [name, phone] = ['Name', 'Phone'].map((label) => screen.getByLabelText<HTMLInputElement>(label))
  if (!name || !phone) throw new Error('The dialog has no form')
  name.value = '\u202aRosa\tMarsh\u202c'
  phone.focus()
  phone.value = '+61 400'
  await waitFor(() => expect(isAlive(island)).toBe(true))
  await waitFor(() => expect(name).toHaveValue('Rosa Marsh'))
  // The visitor is still in it.
  expect(phone).toHaveValue('+61 400')
})
