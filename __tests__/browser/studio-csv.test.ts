/** Redirects as CSV in the Studio: export, edit, import with a dry run. */

import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { axeProblems } from './helpers/axe.ts'

import { arrives, createPublished, lake, remove, removeCreated, visit } from './helpers/lake.ts'
import { button, unexpected } from './helpers/studio.ts'

const CHANGED = '/test-csv-changed'
const NEW = '/test-csv-new'

const MADE = '*[_type == "redirect" && source match "/test-csv*"]'

test.beforeAll(async () => {
  await lake().delete({ query: MADE })
  await createPublished('test-csv-changed', 'redirect', {
    source: CHANGED,
    target: {
      _type: 'redirectTarget',
      kind: 'page',
      page: { _type: 'reference', _ref: 'page-services', _weak: true },
    },
    permanent: true,
    note: 'Made for a test, "quoted"; with a comma, too.',
  })
})

test.afterAll(async () => {
  for (const id of await lake().fetch<string[]>(`${MADE}._id`)) await remove(id)
  await removeCreated()
})

/** Presses Export and reads the file that the browser saves. */
async function exported(page: Page): Promise<{ name: string; text: string }> {
  const saving = page.waitForEvent('download')
  await button(page, 'Export redirects').click()
  const file = await saving
  const text = await readFile(await file.path(), 'utf8')
  return { name: file.suggestedFilename(), text: text.replace(/^\uFEFF/, '') }
}

function linesOf(text: string): string[] {
  return text.trimEnd().split('\r\n')
}

async function choose(page: Page, name: string, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(`${lines.join('\r\n')}\r\n`)
  await page.getByLabel('File of redirects').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await page.getByText(new RegExp(`^${name}: `)).waitFor()
}

/** The text of each row of a table, cell by cell. */
function rowsOf(table: Locator): Promise<string[][]> {
  return table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        Array.from(row.children, (cell) =>
          Array.from(cell.querySelectorAll('[data-ui="Text"]'), (text) => text.textContent?.trim() ?? '').join(' / '),
        ),
      ),
    )
}

test('redirects are exported, edited, previewed, applied, and work at once', async ({ open }) => {
  const { page, problems } = await open({ viewport: { width: 1600, height: 1000 } })
  await page.goto('/studio/redirects/csv')
  // The Studio shows the tool and, until the editor's name is there, renders it anew: what was chosen before is lost.
  await button(page, 'Local editor').waitFor()

  const before = await exported(page)
  expect(before.name).toMatch(/^redirects-\d{4}-\d\d-\d\d\.csv$/)
  const published = await lake().fetch<number>('count(*[_type == "redirect" && !(_id in path("drafts.**"))])')
  const lines = linesOf(before.text)
  const old = `${CHANGED},/services,yes,"Made for a test, ""quoted""; with a comma, too."`
  expect(lines[0]).toBe('source,target,permanent,note')
  expect(lines).toContain(old)
  expect(lines).toHaveLength(published + 1)

  // Unchanged, the file changes nothing.
  await choose(page, 'as-it-is.csv', lines)
  await page.getByText(`0 new, 0 changed, ${published} as they are, 0 wrong.`).waitFor()

  const changed = old.replace('/services,yes', '/our-story,no')
  const added = `${NEW},/our-story,yes,Added in a spreadsheet`
  const edited = [...lines.map((line) => (line === old ? changed : line)), added]
  const bad = [`/test-csv-bad,nowhere,perhaps,`, `/test-csv-loop,/Test-CSV-Loop/?again=1,yes,`]
  await choose(page, 'wrong.csv', [...edited, ...bad])
  const wrong = await rowsOf(page.getByRole('table', { name: /^Wrong: 2 rows/ }))
  expect(wrong).toEqual([
    [String(lines.length + 2), '/test-csv-bad', expect.stringMatching(/^target: .+ \/ permanent: .+/)],
    [String(lines.length + 3), '/test-csv-loop', expect.stringMatching(/^target: /)],
  ])
  // The row in a circle counts as a change until it is corrected.
  await expect(button(page, 'Apply 3 changes')).toBeDisabled()

  await choose(page, 'edited.csv', edited)
  const changes = page.getByRole('table', { name: 'What would change: 2 redirects' })
  const note = 'Made for a test, "quoted"; with a comma, too.'
  expect((await rowsOf(changes)).map((cells) => cells.filter((_, index) => index !== 1))).toEqual([
    [String(lines.indexOf(old) + 1), CHANGED, '/our-story / was /services', 'no / was yes', note],
    [String(lines.length + 1), NEW, '/our-story', 'yes', 'Added in a spreadsheet'],
  ])

  expect(await axeProblems(page, '[role="tabpanel"]')).toEqual([])

  // Nothing is written yet.
  expect(await lake().fetch<string[]>(`${MADE}.source`)).toEqual([CHANGED])
  expect(await lake().fetch(`*[_id == "test-csv-changed"][0].permanent`)).toBe(true)
  expect((await visit(NEW)).status).toBe(404)

  await button(page, 'Apply 2 changes').click()
  const answer = await arrives(NEW, ({ status }) => status === 308)
  expect(answer.location).toMatch(/\/our-story$/)
  expect((await arrives(CHANGED, ({ status }) => status === 307)).location).toMatch(/\/our-story$/)
  await page.getByText('2 changes written and published.').waitFor()
  // The page is stored as a reference, so that the redirect follows when it moves.
  expect(await lake().fetch(`*[_type == "redirect" && source == $source][0].target`, { source: NEW })).toEqual({
    _type: 'redirectTarget',
    kind: 'page',
    page: { _type: 'reference', _ref: 'page-our-story', _weak: true },
  })

  // The tool hears of its own changes a moment later.
  await expect(async () => {
    const [head, ...rows] = linesOf((await exported(page)).text)
    expect(head).toBe(edited[0])
    expect([...rows].sort()).toEqual(edited.slice(1).sort())
  }).toPass()
  await choose(page, 'after.csv', edited)
  await page.getByText(/: 0 new, 0 changed, \d+ as they are, 0 wrong\./).waitFor()

  expect(unexpected(problems)).toEqual([])
})
