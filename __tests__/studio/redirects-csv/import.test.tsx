/** @jest-environment jsdom */
/** The CSV import's user interface, on a store in memory: nothing is written before Apply. */
import { TextDecoder, TextEncoder } from 'node:util'
import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ImportPlan } from '@/lib/routing/redirects/csv/plan'
import type { StoredRedirect } from '@/lib/routing/redirects/csv/stored'
import { decodeText, ImportCard } from '@/studio/redirects/tool/csv/import-card'
import type { ImportStore } from '@/studio/redirects/tool/csv/store'
import { makeSite, toPath } from '../../helpers/redirect-site'

// Every browser has it; jsdom does not.
Object.assign(globalThis, { TextDecoder })

// The first render of the Studio's components is slow.
const THEME = buildTheme()

// Sanity's link works within a Studio only.
jest.mock('sanity/router', () => ({ IntentLink: () => null }))

/** A lake in memory that writes one document at a time. */
function makeStore(redirects: StoredRedirect[], failAfter = Number.POSITIVE_INFINITY) {
  const lake = { redirects, written: [] as string[], left: failAfter }
  const store: ImportStore = {
    read: async () => ({ site: makeSite([...lake.redirects]), revisions: new Map() }),
    async write({ create, change, remove }: ImportPlan, _, onProgress) {
      let done = 0
      const step = (source: string | null, redirects: StoredRedirect[]) => {
        if (lake.left === 0) {
          lake.left = Number.POSITIVE_INFINITY
          throw new Error('The lake is down.')
        }
        lake.left -= 1
        lake.redirects = redirects
        lake.written.push(source ?? '')
        done += 1
        onProgress(done)
      }
      for (const { after } of change)
        step(
          after.source,
          lake.redirects.map((redirect) => (redirect.id === after.id ? after : redirect)),
        )
      for (const { after } of create) step(after.source, [...lake.redirects, { ...after, id: `new ${after.source}` }])
      for (const { id, cells } of remove)
        step(
          cells.source,
          lake.redirects.filter((redirect) => redirect.id !== id),
        )
    },
  }
  return { lake, store }
}

async function show(store: ImportStore, text: string) {
  const user = userEvent.setup({ applyAccept: false })
  const { container } = render(
    <ThemeProvider theme={THEME}>
      <ImportCard store={store} />
    </ThemeProvider>,
  )
  await user.upload(screen.getByLabelText('File of redirects'), fileOf(text))
  return { user, container }
}

/** jsdom's File lacks the methods to read it. */
function fileOf(text: string): File {
  const file = new File([text], 'my.csv', { type: 'text/csv' })
  Object.defineProperty(file, 'arrayBuffer', { value: async () => new TextEncoder().encode(text).buffer })
  return file
}

function rowsOf(caption: RegExp): string[] {
  const table = screen.getByRole('table', { name: caption })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, (cell) => cell.textContent).join(' | '))
}

const STORED = [toPath('one', '/one', '/services', { note: 'why' }), toPath('two', '/two', '/services')]

test('redirects missing in the file are removed only where that is ticked', async () => {
  const { lake, store } = makeStore(STORED)
  const { user } = await show(store, 'source;target\n/two;/services\n')
  expect(await screen.findByText(/0 new, 0 changed, 0 removed, 1 as they are/)).toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'Remove redirects that are not in the file' }))
  expect(rowsOf(/^What would change: 1 redirect$/)).toEqual(['none | Removed | /one | /services | yes | why'])
  await user.click(screen.getByRole('button', { name: 'Apply 1 change' }))
  expect(await screen.findByText('1 change written and published.')).toBeInTheDocument()
  expect(lake.redirects.map(({ id }) => id)).toEqual(['two'])
})

test('documents changed meanwhile are shown again instead of being written', async () => {
  const { lake, store } = makeStore(STORED)
  const { user } = await show(store, 'source,target\n/one,/our-story\n/new,/services\n')
  await screen.findByRole('button', { name: 'Apply 2 changes' })
  lake.redirects = [...STORED, toPath('colleague', '/NEW', '/services')]
  await user.click(screen.getByRole('button', { name: 'Apply 2 changes' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('changed meanwhile, so nothing was written')
  expect(lake.written).toEqual([])
  expect(rowsOf(/^What would change/)).toEqual([
    expect.stringMatching(/^2 \| Changed \| \/one \| \/our-storywas \/services/),
  ])
  await user.click(screen.getByRole('button', { name: 'Apply 1 change' }))
  expect(await screen.findByText('1 change written and published.')).toBeInTheDocument()
})

test('a failure shows the progress, and a second press continues from there', async () => {
  const { lake, store } = makeStore(STORED, 1)
  const { user } = await show(store, 'source,target\n/one,/our-story\n/new,/services\n/more,/services\n')
  await user.click(await screen.findByRole('button', { name: 'Apply 3 changes' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '1 of 3 changes were written, then it stopped: The lake is down. What is left is shown below. Press Apply to go on.',
  )
  await user.click(screen.getByRole('button', { name: 'Apply 2 changes' }))
  expect(await screen.findByText('2 changes written and published.')).toBeInTheDocument()
  expect(lake.written).toEqual(['/one', '/new', '/more'])
})

test('of a long file the first 200 changes are shown, and the number of the others', async () => {
  const { store } = makeStore([])
  const lines = Array.from({ length: 1500 }, (_, index) => `/old-${index},/services`)
  const { container } = await show(store, `source,target\n${lines.join('\n')}\n`)
  await screen.findByText('These are the first 200. 1,300 more are not shown.', undefined, { timeout: 20_000 })
  expect(screen.getByText('What would change: 1,500 redirects')).toBeInTheDocument()
  // Not by role: with thousands of elements that takes seconds.
  expect(container.querySelectorAll('tbody td:last-child:nth-child(6)')).toHaveLength(200)
  expect(screen.getByText('Apply 1,500 changes')).toBeInTheDocument()
})

test('reads files as spreadsheets save them', () => {
  const text = 'source,note\n/café,naïve'
  expect(decodeText(new TextEncoder().encode(text))).toBe(text)
  expect(decodeText(new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(text)]))).toBe(text)
  const wide = Uint8Array.from([0xff, 0xfe, ...Array.from(text).flatMap((sign) => [sign.charCodeAt(0), 0])])
  expect(decodeText(wide)).toBe(text)
  const swapped = Uint8Array.from([0xfe, 0xff, ...Array.from(text).flatMap((sign) => [0, sign.charCodeAt(0)])])
  expect(decodeText(swapped)).toBe(text)
  // An older Excel on Windows writes one byte a letter.
  expect(decodeText(Uint8Array.from(text, (sign) => sign.charCodeAt(0)))).toBe(text)
})
