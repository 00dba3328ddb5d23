/** @jest-environment jsdom */
/** The CSV import's user interface, nothing is written before Apply. */
import { TextDecoder, TextEncoder } from 'node:util'
import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ImportCard } from '@/studio/redirects/csv/import-card'
import { makeRoutes, redirectRow } from '../../../helpers/data/redirect-site'

// Every browser has it; jsdom does not.
Object.assign(globalThis, { TextDecoder })

// The first render of the Studio's components is slow.
const THEME = buildTheme()

const HOSTS = ['www.site.example']

async function show(text: string | Uint8Array<ArrayBuffer>, write = jest.fn(async () => {})) {
  const user = userEvent.setup({ applyAccept: false })
  const { container } = render(
    <ThemeProvider theme={THEME}>
      <ImportCard
        routes={makeRoutes(redirectRow('one', '/one', '/services'))}
        articles={null}
        hosts={HOSTS}
        write={write}
      />
    </ThemeProvider>,
  )
  await user.upload(screen.getByLabelText('File of redirects'), fileOf(text))
  return { user, container, write }
}

/** jsdom's File lacks the methods to read it. */
function fileOf(text: string | Uint8Array<ArrayBuffer>): File {
  const file = new File([text], 'my.csv', { type: 'text/csv' })
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  Object.defineProperty(file, 'arrayBuffer', { value: async () => bytes.buffer })
  return file
}

function rowsOf(caption: RegExp): string[] {
  const table = screen.getByRole('table', { name: caption })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, (cell) => cell.textContent).join(' | '))
}

test('a failure is said, and keeps the plan for another press', async () => {
  const write = jest.fn().mockRejectedValueOnce(new Error('The lake is down.')).mockResolvedValueOnce(undefined)
  const { user } = await show('source,target\n/one,/our-story\n/new,/services\n', write)
  const apply = await screen.findByRole('button', { name: 'Apply 2 changes' })
  expect(write).not.toHaveBeenCalled()
  await user.click(apply)
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was written: The lake is down.')
  await user.click(apply)
  expect(await screen.findByText('2 changes written and published.')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Import' })).toHaveFocus()
})

test('rows that cannot be read are shown with their line, text and reason, and the others are written', async () => {
  const { user, write } = await show(
    'From,To,Hits\n/one,/our-story,1\n\n/new,nowhere,2\n/a,/b,3\n/gone,https://site.example/x,4\n',
  )
  expect(
    await screen.findByText(
      'my.csv: 3 of 4 rows can be imported, 1 left out. 2 new, 1 changed, 0 as they are. Nothing is written yet.',
    ),
  ).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Not used, because its name is not known: “Hits”.',
    'Skipped: 1 blank line.',
  ])
  expect(rowsOf(/^Left out: 1 row/)).toEqual([
    expect.stringMatching(/^4 \| \/new,nowhere,2 \| New address: Write a path/),
  ])
  expect(rowsOf(/^Worth a look, but imported: 2 rows/)).toEqual([
    '5 | /a | New address: There is no page and no article at /b.',
    '6 | /gone | New address: There is no page and no article at /x.',
  ])
  expect(rowsOf(/^What would change: 3 redirects/)).toEqual([
    expect.stringMatching(/^2 \| Changed \| \/one \| \/our-storywas \/services/),
    expect.stringMatching(/^5 \| New \| \/a \| \/b \| yes/),
    expect.stringMatching(/^6 \| New \| \/gone \| \/x \| yes/),
  ])
  await user.click(screen.getByRole('button', { name: 'Apply 3 changes, leave out 1 row' }))
  expect(await screen.findByText('3 changes written and published. 1 row was left out.')).toBeInTheDocument()
  expect(write).toHaveBeenCalledTimes(1)
  expect(write).toHaveBeenCalledWith([
    { patch: expect.objectContaining({ id: 'one' }) },
    { create: expect.objectContaining({ source: '/a' }) },
    { create: expect.objectContaining({ source: '/gone' }) },
    { create: expect.objectContaining({ _type: 'redirectImport' }) },
    { delete: expect.anything() },
  ])
})

test('when all rows are left out, nothing can be applied', async () => {
  await show('source,target\n/new,nowhere\n')
  expect(await screen.findByText(/^my\.csv: 0 of 1 row can be imported, 1 left out\./)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Apply 0 changes, leave out 1 row' })).toBeDisabled()
})

test('another host is this site once the editor says so', async () => {
  const { user } = await show('source,target\nhttps://www.old.example/a,https://old.example/services\n')
  await user.click(await screen.findByRole('checkbox', { name: 'old.example is this site' }))
  expect(rowsOf(/^What would change: 1 redirect/)).toEqual([expect.stringMatching(/^2 \| New \| \/a \| \/services/)])
  await user.click(screen.getByRole('checkbox', { name: 'old.example is this site' }))
  expect(rowsOf(/^Left out: 1 row/)).toEqual([expect.stringContaining('It is on another website, old.example.')])
})

test('a file can be dropped, and a workbook is refused with what to do', async () => {
  await show('source,target\n/new,/services\n')
  const heading = await screen.findByRole('heading', { name: 'Import' })
  fireEvent.drop(heading, { dataTransfer: { files: [fileOf(Uint8Array.from([0x50, 0x4b, 3, 4]))] } })
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'my.csv cannot be read. This is a workbook or a document, not a text. Open it, save it as CSV UTF-8, and choose that file.',
    ),
  )
})

test('of a long file the first 200 changes are shown, and the number of the others', async () => {
  const lines = Array.from({ length: 1500 }, (_, index) => `/old-${index},/services`)
  const { container } = await show(`source,target\n${lines.join('\n')}\n`)
  await screen.findByText('These are the first 200. 1,300 more are not shown.', undefined, { timeout: 20_000 })
  expect(screen.getByText('What would change: 1,500 redirects')).toBeInTheDocument()
  // Not by role: with thousands of elements that takes seconds.
  expect(container.querySelectorAll('tbody tr')).toHaveLength(200)
})

test('what does not fit into one transaction is not written, and the number of files that do is named (B303)', async () => {
  // Twice as long as JSON.
  const note = '\\'.repeat(1_500_000)
  const { user, write } = await show(`source,target,note\n/a,/services,${note}\n/b,/services,${note}\n`)
  await user.click(await screen.findByRole('button', { name: 'Apply 2 changes' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Nothing was written: too much for one import. Divide it into 2 files.',
  )
  expect(write).not.toHaveBeenCalled()
})

test('of several files that are dropped at once the first is read, and the others are named (B303)', async () => {
  const { container } = await show('source,target\n/new,/services\n')
  const [card] = container.querySelectorAll('[data-ui=Card]')
  const files = [fileOf('source,target\n/first,/services\n'), new File(['x'], 'two.csv'), new File(['y'], 'three.csv')]
  if (card) fireEvent.drop(card, { dataTransfer: { files } })
  expect(await screen.findByText(/two\.csv and three\.csv were not read/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Apply 1 change' })).toBeInTheDocument()
})

test('a file that cannot be read is named, and so are those beside it (B303)', async () => {
  const { container } = await show('source,target\n/new,/services\n')
  const [card] = container.querySelectorAll('[data-ui=Card]')
  if (card) fireEvent.drop(card, { dataTransfer: { files: [fileOf('nothing'), new File(['x'], 'two.csv')] } })
  expect(await screen.findByRole('alert')).toHaveTextContent(/my\.csv cannot be read.*two\.csv was not read/)
})
