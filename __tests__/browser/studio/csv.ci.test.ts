/** Redirects as CSV in the Studio: export, edit, import with a dry run. */

import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { arrives, createPublished, lake, remove, removeCreated, visit } from '../helpers/content/lake.ts'
import { axeProblems } from '../helpers/page/axe.ts'
import { siteOrigin } from '../helpers/servers/stand-ins.ts'
import { button, unexpected } from '../helpers/studio/studio.ts'
import { expect, test } from '../own-stack.ts'

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
  // Again where the Studio has rendered the tool anew meanwhile, as it does once more while it starts.
  await expect(async () => {
    await page.getByLabel('File of redirects').setInputFiles({ name, mimeType: 'text/csv', buffer })
    await page.getByText(new RegExp(`^${name}: `)).waitFor({ timeout: 5000 })
  }).toPass()
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
  const all = published.toLocaleString('en-AU')
  await page.getByText(`${all} of ${all} rows can be imported. 0 new, 0 changed, ${published} as they are.`).waitFor()

  const changed = old.replace('/services,yes', '/our-story,no')
  const added = `${NEW},/our-story,yes,Added in a spreadsheet`
  const edited = [...lines.map((line) => (line === old ? changed : line)), added]
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
  await page.getByText(/ rows can be imported\. 0 new, 0 changed, \d+ as they are\./).waitFor()

  expect(unexpected(problems)).toEqual([])
})

test("an agency's list is read as it comes, and its good rows are imported without the others", async ({ open }) => {
  const { page, problems } = await open({ viewport: { width: 1280, height: 720 } })
  await page.goto('/studio/redirects/csv')
  await button(page, 'Local editor').waitFor()
  await choose(page, 'agency.csv', [
    '# Redirects for the relaunch',
    'Old URL;New URL;Status;Priority',
    `${siteOrigin()}/test-csv-a/;${siteOrigin()}/our-story;301;high`,
    '“/test-csv-b\u200B”;/services;302;low',
    '/TEST-CSV-B;/services/;302;low',
    '',
    '/test-csv-c?id=12;/services;301;',
    '/test-csv-d;/test-csv-no-page;301;',
    '/test-csv-e;"/services;301;',
    '/test-csv-f;/test-CSV-f/;301;',
    '/test-csv-g;/services;410;',
    '/test-csv-%E9;/services;301;',
  ])
  await page.getByText('4 of 9 rows can be imported, 5 left out. 4 new, 0 changed, 0 as they are.').waitFor()
  await expect(page.getByRole('listitem').filter({ hasText: '“Priority”' })).toBeVisible()
  await expect(page.getByText('Skipped: 1 blank line and 1 comment.')).toBeVisible()
  const leftOut = page.getByRole('table', { name: 'Left out: 5 rows' })
  expect((await rowsOf(leftOut)).map(([line, , reason]) => [line, reason])).toEqual([
    ['5', 'The same as line 4.'],
    ['7', expect.stringMatching(/^Old address: Redirects do not look at what comes after a \?/)],
    ['9', expect.stringMatching(/^A cell that starts with a quotation mark has to end with one/)],
    ['10', expect.stringMatching(/^Not needed: /)],
    ['11', expect.stringMatching(/^Moved for good: 410 is no redirect/)],
  ])
  const warned = page.getByRole('table', { name: 'Worth a look, but imported: 1 row' })
  expect(await rowsOf(warned)).toEqual([
    ['8', '/test-csv-d', 'New address: There is no page and no article at /test-csv-no-page.'],
  ])
  expect(await axeProblems(page, '[role="tabpanel"]')).toEqual([])

  const apply = button(page, 'Apply 4 changes, leave out 5 rows')
  await apply.focus()
  await page.keyboard.press('Enter')
  await page.getByText('4 changes written and published. 5 rows were left out.').waitFor()
  await expect(page.getByRole('heading', { name: 'Import', exact: true })).toBeFocused()
  expect((await arrives('/test-csv-a', ({ status }) => status === 308)).location).toMatch(/\/our-story$/)
  expect((await arrives('/Test-CSV-b/', ({ status }) => status === 307)).location).toMatch(/\/services$/)
  // A letter of an old encoding, as old sites have it in their addresses.
  expect((await arrives('/test-csv-%E9', ({ status }) => status === 308)).location).toMatch(/\/services$/)
  expect((await visit('/test-csv-e')).status).toBe(404)

  const imports = page.getByRole('listitem').filter({ hasText: 'agency.csv' })
  await imports.getByRole('button', { name: 'Undo this import' }).click()
  await expect(imports.getByText(/^4 redirects go back to what was there before/)).toBeVisible()
  expect(await axeProblems(page, '[role="tabpanel"]')).toEqual([])
  await imports.getByRole('button', { name: 'Undo 4 changes' }).click()
  await page.getByText('agency.csv is undone: 4 redirects are as before.').waitFor()
  await arrives('/test-csv-a', ({ status }) => status === 404)
  expect(await lake().fetch<string[]>(`${MADE}.source`)).not.toContain('/test-csv-a')
  expect(unexpected(problems)).toEqual([])
})
