/**
 * The Studio's own tool for releases (B252), in a Studio with nothing of this site: built by Sanity's command line, which runs
 * through `content-lake exec` (B253). The tests need no site, only Chromium.
 */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type ContentLake, startContentLake } from '@bowerbird/content-lake'
import { expect, test } from '@playwright/test'
import { createClient, type SanityClient } from '@sanity/client'
import { freePorts } from '../../../local/processes/free-ports.ts'
import { startNode, stopAll } from '../../../local/processes/processes.ts'

const run = promisify(execFile)

const EXEC = [resolve('packages/content-lake/bin/content-lake.mjs'), '--data', '../data', 'exec', 'sanity']

const configFor = (lakePort: number) => `
  import { defineConfig } from 'sanity'
  import { structureTool } from 'sanity/structure'
  export default defineConfig({
    projectId: 'localdemo', dataset: 'production', apiHost: 'http://localhost:${lakePort}', plugins: [structureTool()],
    schema: { types: [{ name: 'page', type: 'document', fields: [{ name: 'title', type: 'string' }] }] },
  })`
const CLI_CONFIG = `export default { api: { projectId: 'localdemo', dataset: 'production' }, deployment: { autoUpdates: false } }`

let folder: string
let lake: ContentLake
let client: SanityClient
let studioOrigin: string

test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = mkdtempSync(join(tmpdir(), 'bowerbird-releases-'))
  const cwd = join(folder, 'studio')
  lake = await startContentLake({ port: 0, dataDir: join(folder, 'data') })
  const apiHost = `http://127.0.0.1:${lake.port}`
  client = createClient({
    projectId: 'localdemo',
    dataset: 'production',
    apiVersion: '2025-02-19',
    perspective: 'raw',
    apiHost,
    useProjectHostname: false,
    useCdn: false,
  })
  mkdirSync(cwd)
  symlinkSync(resolve('node_modules'), join(cwd, 'node_modules'))
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const installed = { 'styled-components': devDependencies['styled-components'] }
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ name: 'plain', type: 'module', dependencies: installed }))
  writeFileSync(join(cwd, 'sanity.config.ts'), configFor(lake.port))
  writeFileSync(join(cwd, 'sanity.cli.ts'), CLI_CONFIG)
  const env = { ...process.env, CI: 'true' }
  await run(process.execPath, [...EXEC, 'build', '-y'], { cwd, env })
  const [port = 0] = await freePorts(1)
  studioOrigin = `http://localhost:${port}`
  startNode([...EXEC, 'preview', '--port', String(port), '--host', 'localhost'], {
    cwd,
    env,
    stdio: 'ignore',
  })
  await expect
    .poll(() =>
      fetch(studioOrigin).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
})

test.afterAll(async () => {
  await stopAll()
  await lake?.close()
  rmSync(folder, { recursive: true, force: true })
})

const stateOf = async (releaseId: string) => (await client.releases.get({ releaseId }))?.state

test('in the Studio a release is created, gets a document, which is edited, and is published (B252)', async ({
  page,
}) => {
  await client.create({ _id: 'home', _type: 'page', title: 'Home' })
  await page.goto(`${studioOrigin}/releases`)
  const dialog = page.getByRole('dialog').last()
  const add = page.getByRole('button', { name: 'Add document' })
  // A window that is opened while the Studio still loads closes again.
  await expect(async () => {
    // One that opens late is there at the next try.
    if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'New release' }).click({ timeout: 5000 })
    await dialog.getByTestId('release-form-title').fill('Summer', { timeout: 5000 })
    await dialog.getByRole('button', { name: 'Create release' }).click({ timeout: 5000 })
    await add.waitFor({ timeout: 20_000 })
  }).toPass()

  await add.click()
  await page
    .getByPlaceholder(/search/i)
    .last()
    .fill('hom')
  await page.getByTestId('search-results').getByText('Home').click()
  await page.getByTestId('document-table-card').getByRole('link', { name: /Home/ }).click()
  const title = page.getByRole('textbox').last()
  await expect(title).toHaveValue('Home')
  await title.fill('Beach')
  const [release] = await client.fetch<{ name: string }[]>('*[_type == "system.release"]')
  const releaseId = release?.name ?? ''
  await expect.poll(async () => (await client.getDocument(`versions.${releaseId}.home`))?.title).toBe('Beach')
  expect(await client.getDocument('home')).toMatchObject({ title: 'Home' })

  await page.goto(`${studioOrigin}/releases/${releaseId}`)
  await page.getByRole('button', { name: 'Run release' }).click()
  await page.getByTestId('confirm-publish-dialog').getByRole('button', { name: 'Run release' }).click()
  await expect(page.getByText('This release is published successfully.')).toBeVisible()
  await expect.poll(() => client.getDocument('home')).toMatchObject({ title: 'Beach' })
  await expect.poll(() => stateOf(releaseId)).toBe('published')
})

test('in the Studio a release is scheduled, unscheduled and archived (B252)', async ({ page }) => {
  const releaseId = 'rWinter'
  const intendedPublishAt = new Date(Date.now() + 86_400_000).toISOString()
  await client.releases.create({
    releaseId,
    metadata: { title: 'Winter', releaseType: 'scheduled', intendedPublishAt },
  })
  await client.createVersion({ releaseId, publishedId: 'snow', document: { _type: 'page', title: 'Snow' } })
  await page.goto(`${studioOrigin}/releases/${releaseId}`)
  const confirm = () => page.getByRole('dialog').last().getByRole('button').last().click()

  await page.getByRole('button', { name: /^Schedule release/ }).click()
  await confirm()
  await expect.poll(() => stateOf(releaseId)).toBe('scheduled')
  await page.getByRole('button', { name: 'Unschedule release' }).click()
  await confirm()
  await expect.poll(() => stateOf(releaseId)).toBe('active')

  await expect(page.getByRole('button', { name: /^Schedule release/ })).toBeEnabled()
  await page.getByTestId('release-menu-button').click()
  await page.getByRole('menuitem', { name: 'Archive release' }).click()
  await confirm()
  await expect(page.getByText('This release is archived')).toBeVisible()
  await expect.poll(() => stateOf(releaseId)).toBe('archived')
  await expect.poll(() => client.getDocument(`versions.${releaseId}.snow`)).toBeUndefined()
})

test('in the Studio a release is duplicated with its documents (B252)', async ({ page }) => {
  const releaseId = 'rSpring'
  await client.releases.create({ releaseId, metadata: { title: 'Spring', releaseType: 'asap' } })
  await client.createVersion({ releaseId, publishedId: 'rain', document: { _type: 'page', title: 'Rain' } })
  await page.goto(`${studioOrigin}/releases/${releaseId}`)
  await expect(page.getByTestId('document-table-card').getByRole('link', { name: /Rain/ })).toBeVisible()

  await page.getByTestId('release-menu-button').click()
  await page.getByRole('menuitem', { name: 'Duplicate release' }).click()
  await page.getByRole('button', { name: 'Yes, duplicate release' }).click()
  await page.getByTestId('duplicate-release-success-link').click()
  await page.waitForURL((url) => !url.pathname.endsWith(releaseId))
  await expect(page.getByText('Spring (Copy)').first()).toBeVisible()
  await expect(page.getByTestId('document-table-card').getByRole('link', { name: /Rain/ })).toBeVisible()
  const copyId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(await client.getDocument(`versions.${copyId}.rain`)).toMatchObject({ _type: 'page', title: 'Rain' })
})

test('in the Studio a published release is reverted: what it changed is as before, what it made is unpublished (B252)', async ({
  page,
}) => {
  const releaseId = 'rAutumn'
  await client.create({ _id: 'leaf', _type: 'page', title: 'Lime' })
  await client.releases.create({ releaseId, metadata: { title: 'Autumn', releaseType: 'asap' } })
  await client.createVersion({ releaseId, publishedId: 'leaf', document: { _type: 'page', title: 'Red' } })
  // Changed after it was taken into the release, before that is published.
  await client.patch('leaf').set({ title: 'Green' }).commit()
  await client.createVersion({ releaseId, publishedId: 'wind', document: { _type: 'page', title: 'Wind' } })
  await client.releases.publish({ releaseId })
  expect(await client.getDocument('leaf')).toMatchObject({ title: 'Red' })
  await page.goto(`${studioOrigin}/releases/${releaseId}`)

  await page.getByTestId('revert-button').click()
  const dialog = page.getByRole('dialog').last()
  await expect(dialog.getByText('1 document will be restored')).toBeVisible()
  await expect(dialog.getByText('1 document will be unpublished')).toBeVisible()
  await dialog.getByText('Immediately revert the release').click()
  await dialog.getByRole('button', { name: 'Revert now' }).click()
  await expect.poll(async () => (await client.getDocument('leaf'))?.title).toBe('Green')
  await expect.poll(() => client.getDocument('wind')).toBeUndefined()
})
