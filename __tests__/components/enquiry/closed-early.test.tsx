/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react'
import { brief, FLINT, press, serveEnquiry } from '../../helpers/page/early-enquiry'
import { isAlive } from '../../helpers/page/runtime-page'

test('closed before its form is hydrated, the next opening of the dialog exchanges its lines all the same (B29)', async () => {
  const { island } = serveEnquiry()
  press('Ruby')
  press('Close')
  await waitFor(() => expect(isAlive(island)).toBe(true))
  press('Flint')
  expect(brief()).toHaveValue(FLINT.brief)
})
