/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react'
import { isAlive } from '../../helpers/page/core-page'
import { about, brief, FLINT, press, RUBY, serveEnquiry } from '../../helpers/page/early-enquiry'

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
