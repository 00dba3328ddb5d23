/** @jest-environment jsdom */
/** The CSV import's user interface, nothing is written before Apply. */
import { TextDecoder, TextEncoder } from 'node:util'
import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ImportCard } from '@/studio/redirects/tool/csv/import-card'
import { makeRoutes, redirectRow } from '../../helpers/redirect-site'

// Every browser has it; jsdom does not.
Object.assign(globalThis, { TextDecoder })

// The first render of the Studio's components is slow.
const THEME = buildTheme()

async function show(text: string | Uint8Array<ArrayBuffer>, write = jest.fn(async () => {})) {
  const user = userEvent.setup({ applyAccept: false })
  const { container } = render(
    <ThemeProvider theme={THEME}>
      <ImportCard routes={makeRoutes(redirectRow('one', '/one', '/services'))} articles={null} write={write} />
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

test('with a wrong row nothing can be applied', async () => {
  await show('source,target\n/one,/our-story\n/new,nowhere\n')
  expect(
    await screen.findByText('my.csv: 0 new, 1 changed, 0 as they are, 1 wrong. Nothing is written yet.'),
  ).toBeVisible()
  expect(rowsOf(/^Wrong: 1 row/)).toEqual([expect.stringMatching(/^3 \| \/new \| target: /)])
  expect(rowsOf(/^What would change: 1 redirect/)).toEqual([
    expect.stringMatching(/^2 \| Changed \| \/one \| \/our-storywas \/services/),
  ])
  expect(screen.getByRole('button', { name: 'Apply 1 change' })).toBeDisabled()
})

test('of a long file the first 200 changes are shown, and the number of the others', async () => {
  const lines = Array.from({ length: 1500 }, (_, index) => `/old-${index},/services`)
  const { container } = await show(`source,target\n${lines.join('\n')}\n`)
  await screen.findByText('These are the first 200. 1,300 more are not shown.', undefined, { timeout: 20_000 })
  expect(screen.getByText('What would change: 1,500 redirects')).toBeInTheDocument()
  // Not by role: with thousands of elements that takes seconds.
  expect(container.querySelectorAll('tbody tr')).toHaveLength(200)
})

test('a file in another encoding is refused', async () => {
  // An older Excel on Windows writes one byte a letter.
  await show(Uint8Array.from('source,target\n/caf\u00e9,/services\n', (sign) => sign.charCodeAt(0)))
  expect(await screen.findByRole('alert')).toHaveTextContent('my.csv cannot be read. Save it as CSV UTF-8')
})
