/** @jest-environment jsdom */
/** An enquiry form that is sent before its code has arrived (B16, B35). */
import { sendNatively } from '@/lib/enquiry/send-natively'

function sendForm() {
  document.body.innerHTML = '<form action="/enquiry"><p hidden data-offline>You are offline</p></form>'
  const [form] = document.forms
  if (!form) throw new Error('There is no form')
  const submit = jest.spyOn(form, 'submit').mockImplementation(() => undefined)
  form.addEventListener('submit', sendNatively)
  const event = new SubmitEvent('submit', { cancelable: true })
  form.dispatchEvent(event)
  return { submit, event, message: form.querySelector('p') }
}

const pass = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => jest.restoreAllMocks())

test('online the browser sends it', () => {
  expect(sendForm().event.defaultPrevented).toBe(false)
})

test('a browser that is wrong about its connection sends it (B16)', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.fetch = jest.fn(async () => ({ ok: true }) as Response)
  const { submit, message } = sendForm()
  await pass()
  expect(submit).toHaveBeenCalledTimes(1)
  expect(message).not.toBeVisible()
})

test('offline the form says so, and the page stays (B35)', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  const { submit, event, message } = sendForm()
  await pass()
  expect(event.defaultPrevented).toBe(true)
  expect(submit).not.toHaveBeenCalled()
  expect(message).toBeVisible()
})
