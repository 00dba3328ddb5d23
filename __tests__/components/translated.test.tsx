/** @jest-environment jsdom */
/**
 * A page that a translator changes all the time, as Google Translate does: each kind of control of every section is pressed, React
 * goes on, and what changes is seen (B193).
 */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EnquiryForm } from '@/components/enquiry/form/enquiry-form'
import { PageFrame } from '@/components/frame/page-frame'
import { setShortlist } from '@/lib/shortlist/store'
import { sectionFixture, sectionTypes } from '../helpers/data/section-fixtures'
import { translatePage } from '../helpers/page/translate-page'
import { pressEverything, startSectionSite } from '../helpers/servers/section-site'

let site: Awaited<ReturnType<typeof startSectionSite>>
let complaints: jest.SpyInstance

beforeAll(async () => {
  site = await startSectionSite()
  translatePage()
})
afterAll(() => site.close())
beforeEach(() => {
  complaints = jest.spyOn(console, 'error')
})
afterEach(() => complaints.mockRestore())

test.each(sectionTypes)('%s', async (type) => {
  const container = await site.showSection(sectionFixture(type))
  await waitFor(() => expect(container.querySelector('main font')).not.toBeNull())
  await pressEverything()
  expect(container.querySelector('main section')).not.toBeNull()
  expect(complaints.mock.calls).toEqual([])
})

test('the frame of the page, with a shortlist that grows', async () => {
  await site.show(
    <PageFrame showStatistics showLogos>
      <p>A text</p>
    </PageFrame>,
  )
  for (const count of [1, 2]) {
    act(() => setShortlist(Array.from({ length: count }, (_, id) => ({ id: String(id), name: `${id}`, code: '' }))))
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent(`SHORTLIST (${count})`))
  }
  await pressEverything()
  expect(screen.getByRole('contentinfo')).toHaveTextContent('WATTLE AUDIO')
  expect(complaints.mock.calls).toEqual([])
})

test('a shortlist that is played in order', async () => {
  act(() => setShortlist(['102', '104'].map((id) => ({ id, name: id, code: '' }))))
  await site.showSection(sectionFixture('shortlist'))
  await screen.findByRole('article', { name: /wren/i })
  await userEvent.click(screen.getByRole('button', { name: 'PLAY ALL IN ORDER' }))
  await screen.findByText(/1 OF 2/)
  await userEvent.click(screen.getByRole('button', { name: 'NEXT' }))
  await screen.findByText(/2 OF 2/)
  await pressEverything()
  expect(complaints.mock.calls).toEqual([])
})

test('the form, with its errors, and sent', async () => {
  await site.show(<EnquiryForm headingId="heading" />)
  const form = within(screen.getByRole('main'))
  const user = userEvent.setup()
  await user.click(form.getByRole('button', { name: 'SEND' }))
  await form.findByRole('link', { name: 'NAME IS REQUIRED.' })
  for (const [label, value] of [
    ['NAME', 'Ada'],
    ['PHONE', '0400 000 000'],
    ['BUSINESS E-MAIL', 'ada@studio.test'],
    ['BRIEF', 'A spot of thirty seconds.'],
  ] as const)
    await user.type(form.getByLabelText(label), value)
  Object.assign(window, { fetch: async () => ({ ok: true, status: 200, json: async () => ({}) }) })
  await user.click(form.getByRole('button', { name: 'SEND' }))
  await form.findByText(/QUOTE IS SENT SUCCESSFULLY/)
  expect(complaints.mock.calls).toEqual([])
})
