/** A file of redirects is applied and undone: in a browser, because visitors follow what is in it. */

import type { Page } from '@playwright/test'
import { lake, remove, untilResponse, visit } from '../helpers/content/lake.ts'
import { axeProblems } from '../helpers/page/axe.ts'
import { siteOrigin } from '../helpers/servers/stand-ins.ts'
import { button, goInStudio, openStudioForFile } from '../helpers/studio/studio.ts'
import { expect, test } from '../own-stack.ts'

const MADE = '*[_type == "redirect" && source match "/test-csv*"]'

let page: Page

async function removeAll(): Promise<void> {
  for (const id of await lake().fetch<string[]>(`${MADE}._id`)) await remove(id)
}

test.beforeAll(removeAll)

openStudioForFile((studio) => {
  page = studio.page
})

test.afterAll(removeAll)

async function choose(name: string, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(`${lines.join('\r\n')}\r\n`)
  await page.getByLabel('File of redirects').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await page.getByText(new RegExp(`^${name}: `)).waitFor()
}

test("an agency's list is read as it comes, and its good rows are imported without the others", async () => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await goInStudio(page, '/studio/redirects/csv')
  await choose('agency.csv', [
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
  // Which rows are left out, and why: studio/redirects/redirects-tool.studio.test.tsx.
  await page.getByText('4 of 9 rows can be imported, 5 left out. 4 new, 0 changed, 0 as they are.').waitFor()
  expect(await axeProblems(page, '[role="tabpanel"]')).toEqual([])

  const apply = button(page, 'Apply 4 changes, leave out 5 rows')
  await apply.focus()
  await page.keyboard.press('Enter')
  await page.getByText('4 changes written and published. 5 rows were left out.').waitFor()
  await expect(page.getByRole('heading', { name: 'Import', exact: true })).toBeFocused()
  expect((await untilResponse('/test-csv-a', ({ status }) => status === 308)).location).toMatch(/\/our-story$/)
  expect((await untilResponse('/Test-CSV-b/', ({ status }) => status === 307)).location).toMatch(/\/services$/)
  // A letter of an old encoding, as old sites have it in their addresses.
  expect((await untilResponse('/test-csv-%E9', ({ status }) => status === 308)).location).toMatch(/\/services$/)
  expect((await visit('/test-csv-e')).status).toBe(404)

  const imports = page.getByRole('listitem').filter({ hasText: 'agency.csv' })
  await imports.getByRole('button', { name: 'Undo this import' }).click()
  await expect(imports.getByText(/^4 redirects go back to what was there before/)).toBeVisible()
  expect(await axeProblems(page, '[role="tabpanel"]')).toEqual([])
  await imports.getByRole('button', { name: 'Undo 4 changes' }).click()
  await page.getByText('agency.csv is undone: 4 redirects are as before.').waitFor()
  await untilResponse('/test-csv-a', ({ status }) => status === 404)
  expect(await lake().fetch<string[]>(`${MADE}.source`)).not.toContain('/test-csv-a')
})
