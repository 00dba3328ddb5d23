/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { EnquiryForm } from '@/components/quote/enquiry-form'
import {
  type EnquiryServer,
  field,
  fillIn,
  renderSite,
  SENT,
  Site,
  startEnquiryServer,
} from '../../helpers/enquiry-site'

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

test('untouched fields show no message; a field left empty does (B6)', async () => {
  const user = renderSite(<EnquiryForm />)
  expect(document.querySelector('[aria-invalid]')).toBeNull()
  await user.click(field('Name'))
  await user.tab()
  await waitFor(() => expect(field('Name')).toHaveAccessibleDescription('Name is required.'))
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1)
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

test('forms share name, phone and e-mail while they are typed, without a message in the other form (B22)', async () => {
  const user = renderSite(
    <>
      <section aria-label="First">
        <EnquiryForm />
      </section>
      <section aria-label="Second">
        <EnquiryForm />
      </section>
    </>,
  )
  const [first, second] = ['First', 'Second'].map((name) => screen.getByRole('region', { name }))
  await user.click(field('Name', second))
  await user.type(field('Brief', second), 'A jingle.')
  await waitFor(() => expect(field('Name', second)).toBeInvalid())
  await user.type(field('Name', first), 'R2')
  await user.type(field('Phone', first), '(03) 7010')
  await user.type(field('Brief', first), 'A film.')
  expect(field('Name', second)).toHaveValue('R2')
  expect(field('Phone', second)).toHaveValue('037010')
  await waitFor(() => expect(field('Name', first)).toBeInvalid())
  expect(second?.querySelector('[aria-invalid]')).toBeNull()
  expect(field('Brief', second)).toHaveValue('A jingle.')
  await user.type(field('Brief', second), ' Soon.')
  await user.tab()
  expect(field('Brief', first)).toHaveValue('A film.')
  expect(field('Name', first)).toHaveValue('R2')
})

test('the honeypot is out of reach, and an enquiry that fills it is not forwarded (B20)', async () => {
  const user = renderSite(<EnquiryForm />)
  const trap = document.querySelector<HTMLInputElement>('input[name=subject]')
  expect(trap).toHaveAttribute('tabindex', '-1')
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull()
  await fillIn(user)
  if (trap) trap.value = 'Cheap watches'
  await user.click(sendButton())
  await screen.findByText(SENT)
  expect(server.asked[0]?.headers['x-enquiry-subject']).toBe('1')
  expect(server.sent).toEqual([])
})

test("the server's HTML is a plain form that posts to /enquiry; hydration keeps text and focus", async () => {
  const page = (
    <Site>
      <EnquiryForm />
    </Site>
  )
  // jsdom lacks the streams and encoders that the newer server renderers need.
  const { renderToString } = jest.requireActual<typeof import('react-dom/server')>('react-dom/server.node')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const form = container.querySelector('form')
  expect(form).toHaveAttribute('action', '/enquiry')
  expect(form).toHaveAttribute('method', 'post')
  expect([...new FormData(form ?? undefined).keys()]).toEqual(['name', 'phone', 'email', 'brief', 'subject'])

  const name = field('Name', container)
  const user = userEvent.setup()
  await user.type(name, 'Typed ear')
  let root: Root | undefined
  await act(async () => {
    root = hydrateRoot(container, page)
  })
  expect(name).toHaveValue('Typed ear')
  await user.type(name, 'ly')
  await user.tab()
  await user.tab()
  await waitFor(() => expect(field('Phone', container)).toBeInvalid())
  expect(field('Name', container)).toBe(name)
  expect(name).toHaveValue('Typed early')
  expect(name).toBeValid()
  expect(errors).not.toHaveBeenCalled()
  act(() => root?.unmount())
  container.remove()
})

test('a form rendered by the server with messages keeps the input and works from there', async () => {
  const user = renderSite(
    <EnquiryForm
      answer={{
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
