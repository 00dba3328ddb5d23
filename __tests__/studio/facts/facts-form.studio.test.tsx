/** The form of the facts: its groups and their search; at a fact every sentence that holds it, and what its change does to them (B203). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FactUsesProvider } from '@/studio/facts/fact-uses-context'
import { WithUses } from '@/studio/facts/uses-card'
import { showDocument } from '../../helpers/studio/content'
import { client, showInStudio } from '../../helpers/studio/studio'

const user = userEvent.setup()
const fact = (name: string, value: string, more: object = {}) => ({ _key: name, _type: 'fact', name, value, ...more })

const FACTS = {
  _id: 'facts',
  _type: 'facts',
  phone: '1300 975 707',
  email: 'hello@studio.example',
  others: [
    fact('years-number', '25', { group: 'Company' }),
    fact('years', '{years-number}+ years', { group: 'Company' }),
    fact('response', 'under 1 hour', { group: 'Response time', note: 'On the quote button' }),
  ],
}

beforeAll(async () => {
  const page = { _type: 'page', title: 'Used in', path: '/used-in' }
  const text = 'We answer briefs in {response}, every day. Call {phone}.'
  const sections = [
    { _key: 'top', _type: 'pageBanner', heading: 'Used', text, tone: 'cream' },
    { _key: 'more', _type: 'promoBanner', heading: 'Since {years-number}', tone: 'mint' },
  ]
  await client
    .transaction()
    .create(FACTS)
    .create({ _id: 'words', _type: 'words', enquiry: { nameHint: 'We call back in {response}.' } })
    .create({ ...page, _id: 'used', sections })
    .create({ ...page, _id: 'drafts.used', sections: [sections[0], { ...sections[1], heading: 'Not out: {years}' }] })
    .commit()
})

/** Shows the card of a fact. @param document "Facts" as its form holds it */
function showUses(path: readonly unknown[], document: object = FACTS): void {
  showInStudio(
    <FactUsesProvider document={document}>
      <WithUses path={path} />
    </FactUsesProvider>,
  )
}

const rows = (text: string) => screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes(text))

test('a fact lists its sentences when asked, with links to their fields (B203)', async () => {
  showUses(['phone'])
  const card = await screen.findByRole('region', { name: 'Stands in 1 sentence on 1 page' })
  expect(within(card).queryByRole('link')).toBeNull()
  await user.click(within(card).getByRole('button', { name: 'Show them' }))
  const link = within(card).getByRole('link', { name: /^Used in \(\/used-in\) › Sections › Page banner › / })
  expect(link).toHaveAttribute('href', expect.stringContaining('used'))
  expect(card.querySelector('mark')).toHaveTextContent('1300 975 707')
  await user.click(within(card).getByRole('button', { name: 'Hide them' }))
  expect(within(card).queryByRole('link')).toBeNull()
})

test('a fact inside another one lists the sentences of both, and what is not published says so (B203)', async () => {
  showUses(['others', { _key: 'years-number' }])
  expect(await screen.findByText(/\{years-number\} stands in \{years\} too\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show them' }))
  expect(rows('Not out: 25+ years')[0]).toHaveTextContent('Not published yet.')
  expect(rows('Since 25')[0]).toHaveTextContent('the unpublished version says something else')
})

test('a change shows every sentence as it was and will be, and follows a colleague who corrects one (B203)', async () => {
  const others = FACTS.others.map((other) =>
    other.name === 'response' ? { ...other, value: 'within 30 minutes' } : other,
  )
  showUses(['others', { _key: 'response' }], { ...FACTS, others })
  expect(await screen.findByRole('region', { name: 'Changes 2 sentences in 2 documents' })).toBeVisible()
  const [banner] = rows('We answer briefs')
  expect(banner).toHaveTextContent('We answer briefs in under 1 hour, every day. Call 1300 975 707. →')
  expect(banner?.querySelector('del')).toHaveTextContent('under 1 hour')
  expect(banner?.querySelector('mark')).toHaveTextContent('within 30 minutes')
  expect(rows('We call back in within 30 minutes.')).toHaveLength(1)

  await client.patch('drafts.used').set({ 'sections[_key=="top"].text': 'We answer {response}, daily.' }).commit()
  expect(await screen.findByRole('region', { name: 'Changes 3 sentences in 2 documents' })).toBeVisible()
  expect(rows('We answer within 30 minutes, daily.')[0]).toHaveTextContent('Not published yet.')
})

test('a fact that no text holds says so', async () => {
  showUses(['email'])
  expect(await screen.findByText('No text holds {email}.')).toBeVisible()
})

/** Writes another text into a field. */
function write(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } })
}

async function openForm(): Promise<HTMLElement> {
  showDocument('facts', 'facts')
  return screen.findByRole('searchbox', { name: 'Search the facts' })
}

const groups = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('facts stand in groups, say what each is for and in how many sentences, and are searched (B203)', async () => {
  const search = await openForm()
  expect(await screen.findByText(/^Stands in \d sentences in 2 documents$/)).toBeVisible()
  expect(groups()).toEqual(['Company', 'Response time'])
  expect(screen.getByText(/On the quote button/)).toBeVisible()
  write(search, 'quote button')
  expect(screen.getByText('Facts with these words: 1')).toBeVisible()
  expect(groups()).toEqual(['Response time'])
  write(search, 'no such fact')
  expect(screen.getByText('No fact has these words.')).toBeVisible()
  write(search, '')
  expect(groups()).toEqual(['Company', 'Response time'])
})

/** How many depends on whether the colleague of the test above has corrected one. */
const CHANGES = /^Changes \d sentences in 2 documents$/

test('a fact that is being changed shows it at once, and keeps its dialog while its group is typed (B203)', async () => {
  await openForm()
  await user.click(await screen.findByRole('button', { name: /^under 1 hour/ }))
  const dialog = await screen.findByRole('dialog', { name: /^More facts/ })
  write(within(dialog).getByRole('textbox', { name: 'Value' }), 'within 30 minutes')
  expect(await within(dialog).findByRole('region', { name: CHANGES })).toBeVisible()

  const group = within(dialog).getByRole('textbox', { name: 'Group' })
  write(group, 'Brand new group')
  expect(screen.getByRole('dialog', { name: /^More facts/ })).toBe(dialog)
  expect(within(dialog).getByRole('textbox', { name: 'Group' })).toHaveValue('Brand new group')
  expect(groups()).toContain('Response time')
  await user.click(within(dialog).getByRole('button', { name: 'Close dialog' }))
  await waitFor(() => expect(groups()).toEqual(['Brand new group', 'Company']))
  expect(screen.getByRole('button', { name: /^within 30 minutes/ })).toBeVisible()
  expect(screen.getByText(CHANGES)).toBeVisible()
  expect(await client.fetch('*[_id == "facts"][0].others[name == "response"][0].value')).toBe('under 1 hour')
})
