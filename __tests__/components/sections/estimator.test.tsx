/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import EstimatorSection from '@/components/sections/estimator'
import { typical } from '@/components/sections/estimator/fixtures'
import { field, fillIn, findDialog, renderSite, SENT } from '../../helpers/servers/enquiry-site'

type Question = {
  url: string
  answer(amount: unknown): void
  /** An HTTP error. */
  refuse(status: number): void
}

/** Stubs the network: every request waits until the test responds. */
function stubNetwork(): Question[] {
  const questions: Question[] = []
  window.fetch = ((url: string) =>
    new Promise((resolve) => {
      const respond = (status: number, body: unknown) =>
        resolve({ ok: status < 300, status, json: async () => body } as Response)
      questions.push({
        url,
        answer: (amount) => respond(200, { estimated_quote: { amount } }),
        refuse: (status) => respond(status, { error: { message: 'Not answering.' } }),
      })
    })) as typeof fetch
  return questions
}

let questions: Question[]
let errors: jest.SpyInstance

beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  questions = stubNetwork()
})

afterEach(() => errors.mockRestore())

function show(): UserEvent {
  return renderSite(<EstimatorSection section={typical} />)
}

const price = () => document.querySelector('[aria-busy]')
const last = () => questions.at(-1)

async function choose(user: UserEvent, ...options: string[]): Promise<void> {
  for (const name of options) await user.click(screen.getByRole('radio', { name }))
}

/** Chooses a whole commercial, whose estimate arrives. */
async function estimate(user: UserEvent, amount: number): Promise<void> {
  await choose(user, '30 seconds', 'National', 'TV')
  last()?.answer(amount)
  await screen.findByText(`$${amount}`)
}

async function openBrief(user: UserEvent): Promise<string> {
  await user.click(screen.getByRole('button', { name: 'Finalise your quote' }))
  const brief = field('Brief', await findDialog())
  const text = brief instanceof HTMLTextAreaElement ? brief.value : ''
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return text
}

test('two tabs with named radio groups, nothing chosen, nothing requested, and $0 (B37)', () => {
  show()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Commercial', 'Narration'])
  for (const [group, options] of [
    ['Duration', ['15 seconds', '30 seconds', '60 seconds']],
    ['Location', ['Regional', 'Statewide', 'National']],
    ['Medium', ['Radio', 'TV', 'Digital']],
  ] as const) {
    const radios = within(screen.getByRole('radiogroup', { name: group })).getAllByRole('radio')
    for (const [index, radio] of radios.entries()) expect(radio).toHaveAccessibleName(options[index])
    for (const radio of radios) expect(radio).not.toBeChecked()
  }
  expect(price()).toHaveTextContent('$0+ GSTChoose options to see an estimate')
  expect(questions).toEqual([])
})

test('narration offers five word counts with their lengths, and three usages (B40)', async () => {
  const user = show()
  await user.click(screen.getByRole('tab', { name: 'Narration' }))
  expect(
    within(screen.getByRole('radiogroup', { name: 'Word count' }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent),
  ).toEqual([
    '150 words, up to 60 sec',
    '300 words, 1 to 2 min',
    '450 words, 2 to 3 min',
    '600 words, 3 to 4 min',
    '750 words, 4 to 5 min',
  ])
  for (const name of ['eLearning', 'Corporate Video', 'Other'])
    expect(screen.getByRole('radio', { name })).toBeVisible()
  expect(screen.getByText('Usage is confirmed in your quote')).toBeVisible()
})

test('a commercial is requested once all three are chosen; the amount and the total with GST are shown (B39, B45)', async () => {
  const user = show()
  await choose(user, '30 seconds', 'National')
  expect(questions).toEqual([])
  await choose(user, 'TV')
  expect(questions.map(({ url }) => url)).toEqual([
    '/api/v1/rate/estimated-quote/commercial?duration=30&location=national&scriptType=tv',
  ])
  expect(price()).toHaveAttribute('aria-busy', 'true')
  expect(price()).toHaveTextContent('$0+ GST')
  last()?.answer(1840)
  await screen.findByText('$1,840')
  expect(screen.getByText('$2,024')).toBeInTheDocument()
  expect(price()).toHaveAttribute('aria-busy', 'false')
})

test('every request resets to $0, and only the response to the latest choice is shown (B42)', async () => {
  const user = show()
  await estimate(user, 840)
  await choose(user, '60 seconds')
  expect(price()).toHaveTextContent(/^\$0/)
  await choose(user, '15 seconds')
  expect(questions).toHaveLength(3)
  questions[2]?.answer(500)
  questions[1]?.answer(1200)
  await screen.findByText('$500')
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(screen.queryByText('$1,200')).toBeNull()
  // Back to earlier choices: $0 again until the response.
  await choose(user, '30 seconds')
  expect(price()).toHaveTextContent(/^\$0/)
  expect(errors).not.toHaveBeenCalled()
})

test('null keeps $0; an amount of 0 is an estimate (B43)', async () => {
  const user = show()
  await choose(user, '30 seconds', 'National', 'TV')
  last()?.answer(null)
  await waitFor(() => expect(price()).toHaveAttribute('aria-busy', 'false'))
  expect(price()).toHaveTextContent(/\$0\+ GSTThere is no price for these choices/)
  expect(price()).not.toHaveTextContent(typical.emptyHint ?? '')
  await choose(user, '15 seconds')
  last()?.answer(0)
  await screen.findByText('including GST')
  expect(await openBrief(user)).toContain('Estimate: $0 + GST')
})

test('a failed estimate is logged once, stays $0, is not retried, and the next choice works (B44)', async () => {
  const user = show()
  await choose(user, '30 seconds', 'National', 'TV')
  last()?.refuse(500)
  await waitFor(() => expect(errors).toHaveBeenCalledTimes(1))
  expect(errors).toHaveBeenCalledWith('Failed to estimate', { call: 'estimateCommercial', reason: 'Not answering.' })
  expect(price()).toHaveTextContent(/^\$0/)
  expect(questions).toHaveLength(1)
  expect(await openBrief(user)).toMatch(/^Estimate: \$0 \+ GST \(no estimate was given\)\nDuration: 30 seconds\n/)
  await choose(user, 'Radio')
  last()?.answer(700)
  await screen.findByText('$700')
})

test('a failed estimate says so and has Retry, by which the price is requested again; the focus is not lost (B44)', async () => {
  const user = show()
  await choose(user, '30 seconds', 'National', 'TV')
  last()?.refuse(503)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(price()).toHaveTextContent(/\$0\+ GSTThe price cannot be shown right now\./)
  expect(price()).not.toHaveTextContent(typical.emptyHint ?? '')
  await user.click(retry)
  expect(questions).toHaveLength(2)
  expect(price()).toHaveAttribute('aria-busy', 'true')
  // A second press meanwhile requests nothing.
  await user.click(retry)
  last()?.refuse(503)
  await waitFor(() => expect(price()).toHaveAttribute('aria-busy', 'false'))
  expect(retry).toHaveFocus()
  await user.click(retry)
  expect(questions).toHaveLength(3)
  last()?.answer(840)
  await screen.findByText('$840')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Finalise your quote' })).toHaveFocus()
})

test('a narration whose estimate fails says so; other choices take the message away (B44)', async () => {
  const user = show()
  await user.click(screen.getByRole('tab', { name: 'Narration' }))
  await user.click(screen.getByText('2 to 3 min'))
  last()?.refuse(500)
  await screen.findByRole('button', { name: 'Retry' })
  await user.click(screen.getByText('4 to 5 min'))
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  last()?.answer(700)
  await screen.findByText('$700')
  await user.click(screen.getByRole('tab', { name: 'Commercial' }))
  expect(price()).toHaveTextContent(typical.emptyHint ?? '')
})

test('usage sends no request and changes the brief at once (B41, B47)', async () => {
  const user = show()
  await user.click(screen.getByRole('tab', { name: 'Narration' }))
  await user.click(screen.getByText('2 to 3 min'))
  expect(questions.map(({ url }) => url)).toEqual(['/api/v1/rate/estimated-quote/narration?wordCount=450'])
  last()?.answer(380)
  await screen.findByText('$380')
  await choose(user, 'eLearning')
  expect(questions).toHaveLength(1)
  expect(await openBrief(user)).toBe(
    'Estimate: $380 + GST\nApproximate word count: 450 words (2 to 3 min)\nUsage: eLearning',
  )
})

test('switching tabs clears the brief and sets $0; a complete tab is requested again (B48)', async () => {
  const user = show()
  await estimate(user, 840)
  await user.click(screen.getByRole('tab', { name: 'Narration' }))
  expect(price()).toHaveTextContent(/^\$0/)
  expect(await openBrief(user)).toBe('')
  await user.click(screen.getByRole('tab', { name: 'Commercial' }))
  expect(screen.getByRole('radio', { name: 'National' })).toBeChecked()
  expect(questions).toHaveLength(2)
  expect(price()).toHaveTextContent(/^\$0/)
  expect(await openBrief(user)).toBe('')
  last()?.answer(900)
  await screen.findByText('$900')
  expect(await openBrief(user)).toContain('Estimate: $900 + GST')
})

test('for a voice that the URL names the brief begins with it: before any choice, and after a change of tabs (B223)', async () => {
  window.history.replaceState({}, '', '/?voice=Ruby&ref=BB-1')
  const user = show()
  expect(await openBrief(user)).toBe('Voice: Ruby\nBooking ref: BB-1')
  await user.click(screen.getByRole('tab', { name: 'Narration' }))
  expect(await openBrief(user)).toBe('Voice: Ruby\nBooking ref: BB-1')
  window.history.replaceState({}, '', '/')
})

test('sent from the estimator: the dialog closes and a dismissible notice is shown on the estimator (B49)', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Finalise your quote' }))
  const dialog = await findDialog()
  await fillIn(user, dialog)
  await user.click(within(dialog).getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(last()?.url).toBe('/api/v1/send-contactus'))
  last()?.answer(null)
  await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
  const notice = screen.getByText(SENT)
  expect(screen.getByRole('region', { name: 'What will it cost?' })).toContainElement(notice)
  expect(notice.closest('[role=status]')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(SENT)).toBeNull()
  expect(screen.getByRole('button', { name: 'Finalise your quote' })).toHaveFocus()
})
