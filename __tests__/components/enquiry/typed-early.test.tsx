/** @jest-environment jsdom */
/** The page is left while what was typed into its forms stands in the server's HTML alone. */
import { fireEvent, screen, within } from '@testing-library/react'
import { getText, STORAGE_KEY } from '@/components/enquiry/drafts/store'
import { EnquiryForm } from '@/components/enquiry/form/enquiry-form'
import { press, RUBY, serveEnquiry } from '../../helpers/page/early-enquiry'
import { addIsland, isAlive } from '../../helpers/page/runtime-page'

const stored = () => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')

function type(form: HTMLElement, name: string, text: string): void {
  const field = within(form).getByRole<HTMLInputElement | HTMLTextAreaElement>('textbox', { name })
  field.value = text
}

test('what is typed into forms that are not hydrated is stored when the page is left, or put away (B22, B461)', () => {
  const { island, dialog } = serveEnquiry()
  const banner = addIsland(<EnquiryForm />, { name: 'pageBanner', sectionKey: 'banner' })
  press('Ruby')
  type(dialog, 'Name', 'Rosa')
  type(dialog, 'Brief', `${RUBY.brief}\n\nBy Friday.`)
  press('Close')
  type(banner, 'Business E-mail', 'rosa@example.com')
  type(banner, 'Brief', 'For the radio.')
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  fireEvent(document, new Event('visibilitychange'))
  expect(stored()).toEqual({
    name: 'Rosa',
    email: 'rosa@example.com',
    brief: `${RUBY.brief}\n\nBy Friday.`,
    block: RUBY.brief,
    'brief/#banner': 'For the radio.',
  })
  type(banner, 'Brief', 'For the radio, soon.')
  fireEvent(window, new Event('pagehide'))
  expect(stored()['brief/#banner']).toBe('For the radio, soon.')
  expect(isAlive(island)).toBe(false)
  expect(isAlive(banner)).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
  jest.restoreAllMocks()
  // Another page of the tab has changed it, and this one is shown again by Back.
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...stored(), name: 'Rosa Marsh' }))
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  expect(getText('name')).toBe('Rosa Marsh')
})
