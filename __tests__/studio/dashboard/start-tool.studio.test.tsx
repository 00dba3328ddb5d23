/** The tool "Start": what has changed, what was published, and what is left to do. */
import { screen, waitFor, within } from '@testing-library/react'
import { mutate } from 'swr'
import { BROKEN_LINKS_ID } from '@/lib/broken-links/document'
import { HELD_ENQUIRIES_ID } from '@/lib/enquiry/held-document'
import { startTool } from '@/studio/dashboard/dashboard-tool'
import { client, showInStudio } from '../../helpers/studio/studio'

const Start = startTool.component

const IMPORTED = Array.from({ length: 40 }, (_, index) => `moved-${index}`)

beforeAll(async () => {
  const record = {
    _type: 'redirectImport',
    at: new Date().toISOString(),
    file: 'agency.csv',
    redirects: IMPORTED.map((_key) => ({ _key, source: `/${_key}`, before: null })),
  }
  const transaction = client.transaction().create(record)
  for (const _id of IMPORTED) transaction.create({ _id, _type: 'redirect', source: `/${_id}` })
  await transaction.commit()
  await client.create({ _id: 'page-out', _type: 'page', title: 'Published page', path: '/out' })
  const paths = [{ _key: 'a', path: '/lost', count: 3, lastSeen: '2026-11-01' }]
  await client
    .transaction()
    .create({ _id: 'drafts.sample', _type: 'sample', title: 'A sample in the making', isSample: true })
    .create({ _id: BROKEN_LINKS_ID, _type: 'brokenLinks', paths })
    .commit()
})

async function open() {
  showInStudio(<Start tool={startTool} />)
  return {
    toDo: await screen.findByRole('region', { name: 'Left to do' }),
    changed: await screen.findByRole('region', { name: 'Changed lately' }),
  }
}

test('it shows what changed, by whom, and whether it is published', async () => {
  const { changed } = await open()
  await waitFor(() => expect(changed).toHaveTextContent(/A sample in the making, .+ by .+, not published/))
  expect(within(changed).getByText('Published page').closest('li')).not.toHaveTextContent('not published')
  expect(screen.getByText(/Sanity’s own releases, comments and tasks are off here/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Write a new page' })).toHaveAttribute(
    'href',
    expect.stringContaining('page-campaign'),
  )
})

test('what was published in the last seven days is listed with its author, an import as one row (B204)', async () => {
  await open()
  const week = await screen.findByRole('region', { name: 'Published in the last seven days' })
  expect(within(week).getByRole('link', { name: 'Import of agency.csv: 40 redirects' })).toHaveAttribute(
    'href',
    '/studio/redirects/csv',
  )
  await waitFor(() => expect(week).toHaveTextContent(/Published page: published.+ by .+/))
  expect(week).not.toHaveTextContent('/moved-')
})

test('what is left to do stands by kind, and its rows are links (B204)', async () => {
  const { toDo } = await open()
  const kinds = within(toDo).getAllByRole('heading', { level: 3 })
  expect(kinds.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['To publish', 'Addresses that lead nowhere', 'To replace', 'Search engines']),
  )
  const hrefOf = (name: string) => within(toDo).getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Not published yet: 1')).toBe('/studio/content/drafts')
  expect(hrefOf('Still with invented content: 1')).toBe('/studio/content/sample-content;all-invented')
  expect(hrefOf('Broken links: 1')).toBe('/studio/redirects/broken-links')
  expect(toDo).toHaveTextContent('/lost, asked for 3 times')
})

test('it tells how many enquiries are held back, and not what is in them (B172)', async () => {
  const { toDo } = await open()
  expect(toDo).not.toHaveTextContent('Enquiries')
  const shows = async (count: number, text: string) => {
    await client.createOrReplace({ _id: HELD_ENQUIRIES_ID, _type: 'heldEnquiries', count })
    await mutate(() => true)
    expect(await within(toDo).findByText(text)).toBeVisible()
  }
  await shows(
    2,
    '2 enquiries are held back, as spam or because sending failed: an operator can look at them with npm run enquiries',
  )
  await shows(
    1,
    '1 enquiry is held back, as spam or because sending failed: an operator can look at it with npm run enquiries',
  )
  await shows(0, 'Enquiries held back: 0')
})

test('a scheduled launch with a draft that cannot be published is said not to be ready (B490)', async () => {
  const page = { _type: 'page', title: 'Campaign', path: '/campaign' }
  const startsAt = '2031-01-14T22:28:00.000Z'
  const documents = [{ _key: 'page', _type: 'reference', _ref: 'page-campaign', _weak: true }]
  await client
    .transaction()
    .create({ ...page, _id: 'drafts.page-campaign', sections: [{ _key: 'a', _type: 'pageBanner' }] })
    .create({ _id: 'drafts.launch', _type: 'launch', name: 'Campaign', status: 'scheduled', startsAt, documents })
    .commit()
  const { toDo } = await open()
  await mutate(() => true)
  await waitFor(() => expect(toDo).toHaveTextContent(/Launch “Campaign”: is to go out on .+, and is not ready: \d/))
  const heading = { tone: 'cream', layout: 'slim', heading: 'Campaign' }
  const sections = [{ _key: 'a', _type: 'pageBanner', ...heading }]
  await client.patch('drafts.page-campaign').set({ sections }).commit()
  await waitFor(() => expect(toDo).toHaveTextContent('Launch “Campaign”: goes out on '))
})
