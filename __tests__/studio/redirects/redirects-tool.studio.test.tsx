/** The tool "Redirects": where an address leads, what is wrong, and redirects as a file that can be taken back. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CsvTab } from '@/studio/redirects/tool/csv-tab'
import { ProblemsTab } from '@/studio/redirects/tool/problems-tab'
import { WhereTab } from '@/studio/redirects/tool/where-tab'
import { client, showInStudio } from '../../helpers/studio/studio'

const user = userEvent.setup()

const redirect = (_id: string, source: string, path: string, permanent = true) => ({
  _id,
  _type: 'redirect',
  source,
  permanent,
  target: { _type: 'redirectTarget', kind: 'path', path },
})

beforeAll(async () => {
  await client
    .transaction()
    .create({ _id: 'services', _type: 'page', title: 'Services', path: '/services' })
    .create({ _id: 'story', _type: 'page', title: 'Our story', path: '/our-story' })
    .create(redirect('first', '/where/:name', '/where-next/:name'))
    .create({
      ...redirect('second', '/where-next/*', '/services', false),
      target: {
        _type: 'redirectTarget',
        kind: 'page',
        page: { _type: 'reference', _ref: 'services', _weak: true },
        anchor: 'prices',
      },
    })
    .create(redirect('loop', '/loop', '/loop'))
    .commit()
})

test('it explains where any address leads: through a chain, to a page, nowhere (B139)', async () => {
  showInStudio(<WhereTab />)
  const address = await screen.findByLabelText('Address')
  await waitFor(() => expect(screen.queryByText('Reading the redirects …')).toBeNull())
  const type = (value: string) => fireEvent.change(address, { target: { value } })
  type('https://www.example.com/Where/Anna?utm=1')
  expect(
    await screen.findByText('From here 2 redirects lead for a while to /services?utm=1#prices, a page.'),
  ).toBeVisible()
  const steps = screen.getAllByRole('listitem')
  expect(steps.map((step) => within(step).getByRole('link').textContent)).toEqual(['/where/:name', '/where-next/*'])
  type('/our-story')
  expect(await screen.findByText('A page is published here.')).toBeVisible()
  type('/nowhere')
  expect(await screen.findByText(/There is nothing at this address/)).toBeVisible()
})

test('all problems of the published redirects are listed, errors first, each with a link to it', async () => {
  showInStudio(<ProblemsTab />)
  const [first, ...others] = (await screen.findAllByRole('row')).slice(1)
  expect(first).toHaveTextContent(/^\/loopDoes not work/)
  const chain = others.find(({ textContent }) => textContent?.includes('/where-next/:name is itself redirected'))
  expect(within(chain as HTMLElement).getByRole('link', { name: '/where/:name' })).toHaveAttribute(
    'href',
    expect.stringContaining('first'),
  )
})

/** Chooses a file with these lines. */
async function choose(name: string, lines: readonly string[]): Promise<void> {
  await user.upload(
    await screen.findByLabelText('File of redirects'),
    new File([lines.join('\r\n')], name, { type: 'text/csv' }),
  )
  await screen.findByText(new RegExp(`^${name}: `))
}

test('redirects are exported, edited, applied as one transaction, and the import is undone', async () => {
  const saved: Blob[] = []
  Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob) && 'blob:saved', revokeObjectURL() {} })
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation()
  showInStudio(<CsvTab />)
  await user.click(await screen.findByRole('button', { name: 'Export redirects' }))
  expect(await screen.findByText(/^3 redirects saved as redirects-\d{4}-\d\d-\d\d\.csv\.$/)).toBeVisible()
  expect(click).toHaveBeenCalledTimes(1)
  const lines = ((await saved[0]?.text()) ?? '')
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
  expect(lines[0]).toBe('source,target,permanent,note')
  const old = '/where-next/*,/services#prices,no,'
  expect(lines).toContain(old)

  await choose('as-it-is.csv', lines)
  expect(await screen.findByText(/0 new, 0 changed, \d as they are\./)).toBeVisible()

  const edited = lines
    .filter((line) => !line.startsWith('/loop'))
    .map((line) => (line === old ? '/where-next/*,/our-story,yes,' : line))
  await choose('edited.csv', [...edited, '/new,/our-story,yes,Added in a spreadsheet'])
  expect(await screen.findByRole('table', { name: 'What would change: 2 redirects' })).toBeVisible()
  const published = () =>
    client.fetch('*[_type == "redirect"] | order(source asc){ source, permanent, note, "page": target.page._ref }')
  const before = await published()
  await user.click(screen.getByRole('button', { name: 'Apply 2 changes' }))
  expect(await screen.findByText('2 changes written and published.')).toBeVisible()
  expect(await published()).toEqual(
    expect.arrayContaining([
      // The page is stored as a reference, so that the redirect follows when it moves.
      { source: '/new', permanent: true, note: 'Added in a spreadsheet', page: 'story' },
      { source: '/where-next/*', permanent: true, note: null, page: 'story' },
    ]),
  )
  const ids = ['second', await client.fetch('*[source == "/new"][0]._id')]
  expect(await client.fetch('count(array::unique(*[_id in $ids]._rev))', { ids })).toBe(1)

  const past = (await screen.findByText(/^edited\.csv, /)).closest('li') as HTMLElement
  await user.click(within(past).getByRole('button', { name: 'Undo this import' }))
  expect(past).toHaveTextContent('2 redirects go back to what was there before')
  await user.click(within(past).getByRole('button', { name: 'Undo 2 changes' }))
  expect(await screen.findByText('edited.csv is undone: 2 redirects are as before.')).toBeVisible()
  expect(await published()).toEqual(before)
})

/** The text of each row of a table, cell by cell. */
function rowsOf(name: string): (string | null)[][] {
  const [, ...rows] = within(screen.getByRole('table', { name })).getAllByRole('row')
  return rows.map((row) => Array.from(row.children, ({ textContent }) => textContent))
}

test("an agency's list is read as it comes, and its good rows are imported without the others", async () => {
  showInStudio(<CsvTab />)
  await choose('agency.csv', [
    '# Redirects for the relaunch',
    'Old URL;New URL;Status;Priority',
    `${location.origin}/csv-a/;${location.origin}/our-story;301;high`,
    '“/csv-b\u200B”;/services;302;low',
    '/CSV-B;/services/;302;low',
    '',
    '/csv-c?id=12;/services;301;',
    '/csv-d;/csv-no-page;301;',
    '/csv-e;"/services;301;',
    '/csv-f;/csv-F/;301;',
    '/csv-g;/services;410;',
    '/csv-%E9;/services;301;',
  ])
  expect(
    await screen.findByText(/4 of 9 rows can be imported, 5 left out\. 4 new, 0 changed, 0 as they are\./),
  ).toBeVisible()
  expect(screen.getByText('Skipped: 1 blank line and 1 comment.')).toBeVisible()
  expect(screen.getByText(/“Priority”/).closest('li')).toBeVisible()
  expect(rowsOf('Left out: 5 rows').map(([line, , reason]) => [line, reason])).toEqual([
    ['5', 'The same as line 4.'],
    ['7', expect.stringMatching(/^Old address: Redirects do not look at what comes after a \?/)],
    ['9', expect.stringMatching(/^A cell that starts with a quotation mark has to end with one/)],
    ['10', expect.stringMatching(/^Not needed: /)],
    ['11', expect.stringMatching(/^Moved for good: 410 is no redirect/)],
  ])
  expect(rowsOf('Worth a look, but imported: 1 row')).toEqual([
    ['8', '/csv-d', 'New address: There is no page and no article at /csv-no-page.'],
  ])
  await user.click(screen.getByRole('button', { name: 'Apply 4 changes, leave out 5 rows' }))
  expect(await screen.findByText('4 changes written and published. 5 rows were left out.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Import' })).toHaveFocus()
})
