/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { EnquiryButton } from '@/components/enquiry/dialog/enquiry-button'
import { SentNotice } from '@/components/enquiry/dialog/sent-notice'
import { STORAGE_KEY } from '@/components/enquiry/drafts/store'
import { quoteFormTexts } from '../../helpers/data/settings'
import { setMedia } from '../../helpers/dom/media-queries'
import {
  type EnquiryServer,
  field,
  fillIn,
  findDialog,
  renderSite,
  SENT,
  Site,
  startEnquiryServer,
  TYPED,
} from '../../helpers/servers/enquiry-site'

let server: EnquiryServer
let errors: jest.SpyInstance

beforeEach(async () => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined
  document.title = 'Bowerbird Audio - Home'
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  server = await startEnquiryServer()
})

afterEach(async () => {
  await server.close()
  errors.mockRestore()
})

async function openModal(settings?: Parameters<typeof renderSite>[1]) {
  const user = renderSite(<EnquiryButton>Enquire now</EnquiryButton>, settings)
  await user.click(screen.getByRole('button', { name: 'Enquire now' }))
  return { user, dialog: await findDialog() }
}

const send = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Send' })
const messages = (dialog: HTMLElement) => dialog.querySelectorAll('[aria-invalid=true]')

test('opens with the default title and subtitle, and four labelled fields (B25)', async () => {
  const { dialog } = await openModal()
  expect(dialog).toHaveAccessibleDescription("Send us a short brief, and we'll be back to you ASAP")
  expect(field('Name', dialog)).toHaveAttribute('autocomplete', 'name')
  expect(field('Phone', dialog)).toHaveAttribute('autocomplete', 'tel')
  expect(field('Phone', dialog)).toHaveAttribute('inputmode', 'tel')
  expect(field('Business E-mail', dialog)).toHaveAttribute('autocomplete', 'email')
  expect(field('Business E-mail', dialog)).toHaveAttribute('inputmode', 'email')
  expect(field('Brief', dialog)).toBeInTheDocument()
  expect(messages(dialog)).toHaveLength(0)
})

test('shows what happens next, contact details, and the privacy notice (B34)', async () => {
  const { dialog } = await openModal()
  for (const text of ['A person answers.', 'We price it.', '9am-5pm AEST, Monday to Friday'])
    expect(within(dialog).getByText(text)).toBeInTheDocument()
  expect(within(dialog).getAllByText('Prefer to talk?')).not.toHaveLength(0)
  expect(within(dialog).getAllByRole('link', { name: '(03) 7010 4021', hidden: true })[0]).toHaveAttribute(
    'href',
    'tel:+61370104021',
  )
  expect(within(dialog).getByRole('link', { name: 'Read our privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
})

test('a message appears when the field is left, and disappears as soon as it is valid (B7)', async () => {
  const { user, dialog } = await openModal()
  const phone = field('Phone', dialog)
  await user.type(phone, '04x')
  expect(phone).not.toHaveAttribute('aria-invalid')
  await user.tab()
  await waitFor(() => expect(phone).toHaveAccessibleDescription('Phone contains an invalid telephone number.'))
  expect(phone).toBeInvalid()
  await user.type(phone, '{Backspace}')
  await waitFor(() => expect(phone).toBeValid())
})

test('on a touch device the dialog takes the focus, and no field counts as left (B162)', async () => {
  setMedia()
  const { user, dialog } = await openModal()
  expect(dialog).toHaveFocus()
  await user.type(field('Phone', dialog), '0400')
  expect(messages(dialog)).toHaveLength(0)
  await user.clear(field('Phone', dialog))
  await user.click(field('Brief', dialog))
  await waitFor(() => expect(messages(dialog)).toHaveLength(1))
})

test('a name with an apostrophe shows a hint beside the message', async () => {
  const { user, dialog } = await openModal()
  await user.type(field('Name', dialog), "O'Brien")
  await user.tab()
  await within(dialog).findByText('Please leave out apostrophes and hyphens.')
})

test('the phone loses its spaces and brackets visibly on blur (B4)', async () => {
  const { user, dialog } = await openModal()
  await user.type(field('Phone', dialog), '+61 (0)400 000-000')
  await user.tab()
  expect(field('Phone', dialog)).toHaveValue('61400000000')
})

test('Enter in a field sends, with the phone normalised on the way', async () => {
  const { user, dialog } = await openModal()
  await fillIn(user, dialog)
  await user.clear(field('Phone', dialog))
  await user.type(field('Phone', dialog), '0400 000 000{Enter}')
  await waitFor(() => expect(server.sent).toHaveLength(1))
  expect(server.sent[0]?.phone).toBe('0400000000')
})

test('a failure is logged without personal data; everything typed stays, and Send has the focus (B14)', async () => {
  const { user, dialog } = await openModal()
  server.send = () => Promise.reject(new Error('down'))
  await fillIn(user, dialog)
  await user.click(send(dialog))
  await waitFor(() => expect(errors).toHaveBeenCalled())
  expect(errors.mock.calls).toEqual([['Failed to create quote', { status: 502 }]])
  await waitFor(() => expect(send(dialog)).toHaveFocus())
  for (const [name, value] of Object.entries(TYPED)) expect(field(name, dialog)).toHaveValue(value)
  expect(within(dialog).queryByRole('alert')).toBeNull()

  const first = server.requests[0]?.headers['idempotency-key']
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  server.send = async () => undefined
  await user.click(send(dialog))
  await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
  expect(server.requests[1]?.headers['idempotency-key']).toBe(first)
  expect(server.sent).toHaveLength(1)
})

test('shows the failure message of the settings when there is one (B15)', async () => {
  server.send = () => Promise.reject(new Error('down'))
  const { user, dialog } = await openModal({ quoteForm: quoteFormTexts({ failureMessage: 'Sorry, please call us.' }) })
  await fillIn(user, dialog)
  await user.click(send(dialog))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Sorry, please call us.')
})

test('a response that is not JSON is a failure', async () => {
  const { user, dialog } = await openModal()
  const real = window.fetch
  window.fetch = async (...given) => {
    const response = await real(...given)
    return Object.assign(response, { json: () => Promise.reject(new SyntaxError('not JSON')) })
  }
  await fillIn(user, dialog)
  await user.click(send(dialog))
  await waitFor(() => expect(errors).toHaveBeenCalledWith('Failed to create quote', { status: 200 }))
  expect(field('Brief', dialog)).toHaveValue(TYPED.Brief)
})

test('closed while sending: the request continues; a failure keeps the data for the next opening (B32)', async () => {
  const { user, dialog } = await openModal()
  let fail = () => {}
  server.send = () => new Promise((_, reject) => (fail = () => reject(new Error('down'))))
  await fillIn(user, dialog)
  await user.click(send(dialog))
  await within(dialog).findByText('loading')
  await waitFor(() => expect(server.requests).toHaveLength(1))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
  fail()
  await waitFor(() => expect(errors).toHaveBeenCalled())
  await user.click(screen.getByRole('button', { name: 'Enquire now' }))
  const again = await findDialog()
  for (const [name, value] of Object.entries(TYPED)) expect(field(name, again)).toHaveValue(value)
})

describe('the subject of the enquiry', () => {
  const RUBY = { about: 'Ruby, booking ref BB-1', brief: 'Voice: Ruby\nBooking ref: BB-1' }
  const FLINT = { about: 'Flint, booking ref BB-2', brief: 'Voice: Flint\nBooking ref: BB-2' }

  function renderOpeners() {
    const user = renderSite(
      <>
        <EnquiryButton request={RUBY}>Ruby</EnquiryButton>
        <EnquiryButton request={FLINT}>Flint</EnquiryButton>
        <EnquiryButton>Quote</EnquiryButton>
      </>,
    )
    return {
      user,
      async open(button: string): Promise<HTMLElement> {
        await user.click(screen.getByRole('button', { name: button }))
        const dialog = await findDialog()
        await within(dialog).findByRole('button', { name: 'Send' })
        return dialog
      },
      async close(): Promise<void> {
        await user.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      },
    }
  }

  test('of an edited block the changed lines stay, below the new one (B29)', async () => {
    const { user, open, close } = renderOpeners()
    await open('Ruby')
    await user.clear(field('Brief'))
    await user.paste('Voice: Ruby or Flint\nBooking ref: BB-1')
    await close()
    await open('Flint')
    expect(field('Brief')).toHaveValue(`${FLINT.brief}\n\nVoice: Ruby or Flint`)
  })

  test('a first enquiry that fails meanwhile is restored once the second is sent', async () => {
    const { user, open, close } = renderOpeners()
    const dialog = await open('Ruby')
    await fillIn(user, dialog)
    let fail = () => {}
    server.send = () => new Promise((_, reject) => (fail = () => reject(new Error('down'))))
    await user.click(send(dialog))
    await waitFor(() => expect(server.requests).toHaveLength(1))
    await close()

    const second = await open('Flint')
    await user.type(field('Brief'), ' by Friday')
    fail()
    await waitFor(() => expect(errors).toHaveBeenCalled())
    expect(field('Brief')).toHaveValue(`${FLINT.brief} by Friday`)
    server.send = async () => undefined
    await user.click(send(second))
    await waitFor(() => expect(second).not.toHaveAttribute('open'))

    await open('Quote')
    expect(field('Brief')).toHaveValue(TYPED.Brief)
  })
})

test('a browser that is wrong about its connection sends (B16)', async () => {
  const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  const { user, dialog } = await openModal()
  await fillIn(user, dialog)
  await user.click(send(dialog))
  await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
  expect(server.sent).toHaveLength(1)
  online.mockRestore()
})

test('what is typed is stored when the page is put away, which a phone may end without another event (B22)', async () => {
  const { user, dialog } = await openModal()
  await fillIn(user, dialog)
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  fireEvent(document, new Event('visibilitychange'))
  expect(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')).toMatchObject({
    name: TYPED.Name,
    email: TYPED['Business E-mail'],
    brief: TYPED.Brief,
  })
  jest.restoreAllMocks()
})

test('offline: tried, and explained at the form (B16)', async () => {
  const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  const { user, dialog } = await openModal()
  await fillIn(user, dialog)
  const request = jest.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await user.click(send(dialog))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    /^You are offline and nothing was sent: .* call us on \(03\) 7010 4021\.$/,
  )
  expect(request).toHaveBeenCalledTimes(1)
  expect(server.requests).toHaveLength(0)
  expect(errors).not.toHaveBeenCalled()
  request.mockRestore()
  online.mockRestore()
})

describe('the success notice', () => {
  test('disappears after twenty seconds, but not while it is hovered or focused (B13)', async () => {
    jest.useFakeTimers()
    const onDismiss = jest.fn()
    const notice = (
      <Site>
        <SentNotice isShown opener={null} onDismiss={onDismiss} />
      </Site>
    )
    render(notice)
    const text = screen.getByText(SENT)
    act(() => jest.advanceTimersByTime(19_000))
    fireEvent.pointerEnter(text.closest('[data-shown]') ?? text)
    act(() => jest.advanceTimersByTime(60_000))
    expect(onDismiss).not.toHaveBeenCalled()
    fireEvent.pointerLeave(text.closest('[data-shown]') ?? text)
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    act(() => jest.advanceTimersByTime(60_000))
    expect(onDismiss).not.toHaveBeenCalled()
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur())
    act(() => jest.advanceTimersByTime(20_000))
    expect(onDismiss).toHaveBeenCalledTimes(1)
    jest.useRealTimers()
  })

  test('gives the focus back to the opener when it is dismissed, and to the dialog that is open by then', async () => {
    const { user, dialog } = await openModal()
    const notice = async () => {
      await fillIn(user)
      await user.click(screen.getByRole('button', { name: 'Send' }))
      await screen.findByText(SENT)
    }
    await notice()
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    const opener = screen.getByRole('button', { name: 'Enquire now' })
    expect(opener).toHaveFocus()

    await user.click(opener)
    let respond = () => {}
    server.send = () => new Promise((resolve) => (respond = () => resolve(undefined)))
    await fillIn(user, await findDialog())
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(server.requests).toHaveLength(2))
    await user.keyboard('{Escape}')
    await user.click(opener)
    const second = await findDialog()
    respond()
    await user.click(await within(second).findByRole('button', { name: 'Dismiss' }))
    expect(second).toHaveFocus()
  })
})
