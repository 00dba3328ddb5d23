/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { getTexts, STORAGE_KEY } from '@/components/enquiry/drafts/store'
import { EnquiryForm } from '@/components/enquiry/form/enquiry-form'
import { renderOnPage } from '../../helpers/page/page'
import {
  type EnquiryServer,
  field,
  fillIn,
  renderSite,
  SENT,
  startEnquiryServer,
} from '../../helpers/servers/enquiry-site'

let server: EnquiryServer
let errors: jest.SpyInstance

beforeEach(async () => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  server = await startEnquiryServer()
})

afterEach(async () => {
  await server.close()
  errors.mockRestore()
})

const sendButton = () => screen.getByRole('button', { name: 'Send' })

test('the brief is 100 px high (B26)', () => {
  renderOnPage(<EnquiryForm />, { hasStyles: true })
  expect(field('Brief')).toHaveStyle({ height: '6.25rem' })
})

test('values set by a password manager without events are validated and sent', async () => {
  const user = renderSite(<EnquiryForm />)
  await fillIn(user)
  for (const name of ['Name', 'Phone'] as const) {
    const element = field(name)
    if (element instanceof HTMLInputElement) element.value = name === 'Name' ? 'Vera Vault' : '0411111111'
  }
  await user.type(field('Brief'), ' Soon.')
  await user.tab()
  const email = field('Business E-mail')
  if (email instanceof HTMLInputElement) email.value = 'vera@example.com.au'
  await user.click(sendButton())
  await waitFor(() => expect(server.sent).toHaveLength(1))
  expect(server.sent[0]).toMatchObject({ name: 'Vera Vault', phone: '0411111111', email: 'vera@example.com.au' })
  expect(server.sent[0]?.brief).toContain('One voice, please. Soon.')
})

test('the honeypot is out of reach, and an enquiry that fills it is not forwarded (B20)', async () => {
  const user = renderSite(<EnquiryForm />)
  const trap = document.querySelector<HTMLInputElement>('input[name=subject]')
  expect(trap).toHaveAttribute('tabindex', '-1')
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull()
  expect(trap).toHaveAttribute('autocomplete', 'off')
  for (const ignored of ['data-1p-ignore', 'data-bwignore', 'data-lpignore', 'data-protonpass-ignore'])
    expect(trap).toHaveAttribute(ignored, 'true')
  expect(trap).toHaveAttribute('data-form-type', 'other')
  await fillIn(user)
  if (trap) trap.value = 'Cheap watches'
  await user.click(sendButton())
  await screen.findByText(SENT)
  expect(server.requests[0]?.headers['x-enquiry-subject']).toBe('1')
  expect(server.sent).toEqual([])
})

test('a form rendered by the server with messages keeps the input and works from there', async () => {
  const user = renderSite(
    <EnquiryForm
      response={{
        values: { name: 'R2', phone: '0400000000', email: 'rosa@example.com.au', brief: 'One voice.' },
        errors: { name: 'Name contains an invalid characters.' },
        problem: null,
        source: 'http://localhost/services',
      }}
    />,
  )
  expect(screen.getByRole('group', { name: 'There is a problem' })).toBeInTheDocument()
  expect(field('Name')).toHaveAccessibleDescription('Name contains an invalid characters.')
  await user.clear(field('Name'))
  await user.type(field('Name'), 'Rosa')
  await waitFor(() => expect(screen.queryByRole('group', { name: 'There is a problem' })).toBeNull())
  await user.click(sendButton())
  await waitFor(() => expect(server.sent).toHaveLength(1))
  expect(server.sent[0]?.brief).toBe('One voice.\n\nSource page: http://localhost/services')
})

test('untouched fields show no message; a field left empty does (B6)', async () => {
  const user = renderSite(<EnquiryForm />)
  expect(document.querySelector('[aria-invalid]')).toBeNull()
  await user.click(field('Name'))
  await user.tab()
  await waitFor(() => expect(field('Name')).toHaveAccessibleDescription('Name is required.'))
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1)
})

test('leaving the window is not leaving the field (B162)', async () => {
  const user = renderSite(<EnquiryForm />)
  await user.click(field('Name'))
  await user.keyboard('Rosa ')
  await user.click(field('Phone'))
  await user.keyboard('04 00 ')
  // The field stays the active element.
  fireEvent.blur(field('Phone'))
  expect(field('Phone')).toHaveValue('04 00 ')
  await user.click(field('Business E-mail'))
  fireEvent.blur(field('Business E-mail'))
  await waitFor(() => expect(field('Phone')).toHaveValue('0400'))
  expect(document.querySelector('[aria-invalid]')).toBeNull()
})

test('a field in which the visitor waits for the response is not left when the notice takes the focus (B162)', async () => {
  const user = renderSite(<EnquiryForm />)
  let respond = () => {}
  server.send = () => new Promise((resolve) => (respond = () => resolve(undefined)))
  await fillIn(user)
  await user.click(sendButton())
  await waitFor(() => expect(server.requests).toHaveLength(1))
  await user.click(field('Name'))
  respond()
  const notice = await screen.findByText(SENT)
  await waitFor(() => expect(notice.closest('[role=status]')).toHaveFocus())
  expect(field('Name')).toHaveValue('')
  await user.type(field('Brief'), 'Next.')
  expect(document.querySelector('[aria-invalid]')).toBeNull()
})

test('each field loses its invisible characters visibly when it is left, and the rest on Send (B161)', async () => {
  const user = renderSite(<EnquiryForm />)
  const pasted = {
    Name: '\u202aRosa\tMarsh\u202c',
    Phone: '\u202a+６１ 400\u2011000\u202c',
    'Business E-mail': '\u200brosa@straße.example\u00a0',
    Brief: 'One\u00ad voice.\u200b',
  }
  for (const [name, value] of Object.entries(pasted)) {
    await user.click(field(name))
    await user.paste(value)
  }
  expect(field('Name')).toHaveValue('Rosa Marsh')
  expect(field('Phone')).toHaveValue('61400000')
  expect(field('Business E-mail')).toHaveValue('rosa@straße.example')
  expect(getTexts()).toMatchObject({ name: 'Rosa Marsh', phone: '61400000', email: 'rosa@straße.example' })
  await user.click(sendButton())
  await waitFor(() => expect(server.sent).toHaveLength(1))
  expect(server.sent[0]).toMatchObject({ name: 'Rosa Marsh', phone: '61400000', email: 'rosa@straße.example' })
  expect(server.sent[0]?.brief).toMatch(/^One voice\.\n\nSource page: /)
})

test('what the link of a shortlist carries for colleagues is not sent (B714)', async () => {
  const user = renderSite(<EnquiryForm />)
  window.history.replaceState({}, '', '/shortlist?id=101&name=Flint#list=q1bKyy9JVbJSMjQw')
  await user.type(field('Name'), 'Rosa')
  await user.type(field('Phone'), '0400000000')
  await user.type(field('Business E-mail'), 'rosa@example.com')
  await user.type(field('Brief'), 'One voice.')
  await user.click(sendButton())
  await waitFor(() => expect(server.sent).toHaveLength(1))
  expect(server.sent[0]?.brief).toBe('One voice.\n\nSource page: http://localhost/shortlist?id=101&name=Flint')
})

test('a page that Back shows again has what was typed on the pages after it (B462)', async () => {
  const user = renderSite(<EnquiryForm />)
  await user.type(field('Name'), 'Rosa')
  act(() => fireEvent(window, new Event('pagehide')))
  const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
  expect(stored).toMatchObject({ name: 'Rosa' })
  // By another page of the tab.
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...stored, name: 'Rosa Marsh', phone: '0400 000 000' }))
  act(() => fireEvent(window, new Event('pageshow')))
  expect(field('Name')).toHaveValue('Rosa Marsh')
  expect(field('Phone')).toHaveValue('0400 000 000')
})

test('a brief of invisible characters is no brief (B161)', async () => {
  const user = renderSite(<EnquiryForm />)
  await user.click(field('Brief'))
  await user.paste('\u200b\u2800')
  await user.tab()
  await waitFor(() => expect(field('Brief')).toHaveAccessibleDescription('Brief is required.'))
  expect(field('Brief')).toHaveValue('')
})

test('the end of each press of Send is announced at the document, without anything that was typed (B230)', async () => {
  const ends: string[] = []
  const listening = new AbortController()
  document.addEventListener('sendend', ({ detail }) => ends.push(detail), { signal: listening.signal })
  const user = renderSite(<EnquiryForm />)
  await user.click(sendButton())
  await waitFor(() => expect(ends).toEqual(['refused']))
  await fillIn(user)
  server.send = async () => {
    throw new Error('The API is down')
  }
  await user.click(sendButton())
  await waitFor(() => expect(ends).toEqual(['refused', 'failed']))
  server.send = async () => ({ id: 1 })
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  await waitFor(() => expect(ends).toEqual(['refused', 'failed', 'sent']))
  listening.abort()
})

test('a phone and an e-mail address that are left are shown as they are read, or say what to change (B290, B291)', async () => {
  const user = renderSite(<EnquiryForm />)
  await user.type(field('Phone'), '+61 (0)412 345 678')
  await user.type(field('Business E-mail'), 'Rosa Marsh <rosa@example.com>;')
  await user.tab()
  expect(field('Phone')).toHaveValue('61412345678')
  expect(field('Business E-mail')).toHaveValue('rosa@example.com')
  await user.clear(field('Phone'))
  await user.type(field('Phone'), '02 9123 4567 ext 12')
  await user.clear(field('Business E-mail'))
  await user.type(field('Business E-mail'), 'rosa@exa_mple.com')
  await user.tab()
  expect(await screen.findByText('Phone contains an invalid telephone number.')).toBeVisible()
  expect(screen.getByText(/leave out the extension/)).toBeVisible()
  expect(field('Phone')).toHaveValue('02 9123 4567 ext 12')
  expect(screen.getByText(/letters, digits and hyphens/)).toBeVisible()
})
