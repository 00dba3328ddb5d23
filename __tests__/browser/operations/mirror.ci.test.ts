/** The copy of the site that nginx serves once both sites are gone. */
import { urlsOfSitemap } from '../../../local/smoke/checks/lists.ts'
import { startNpm } from '../../helpers/commands/npm-command.ts'
import { expect, startEmptyNginx, type TestCluster, test } from '../helpers/servers/cluster.ts'

const PHONE = /^tel:/
const FORM_PAGE = '/services/jingles'

let cluster: TestCluster
let paths: string[]
/** An nginx that has nothing in its caches. */
let uncached: string

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ cluster: shared }) => {
  cluster = shared
  await cluster.reset()
  uncached = await startEmptyNginx(cluster)
  const sitemap = await fetch(`${cluster.front}/sitemap.xml`)
  paths = urlsOfSitemap(await sitemap.text()).map((url) => new URL(url).pathname)
})
test.afterAll(() => cluster.reset())

function copySite() {
  return startNpm(['mirror', '--', cluster.front, cluster.mirrorFolder], process.cwd(), cluster.env)
}

test('once both sites are gone every address of the sitemap still responds 200 through nginx', async () => {
  const command = copySite()
  expect({ code: await command.ended, output: command.output() }).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Copied \d{2,} pages and \d{2,} files, [\d.]+ MB\.$/m),
  })
  for (const { member } of cluster.sites) await member.kill()
  expect(paths.length).toBeGreaterThan(40)
  for (const path of paths) {
    const mirrored = await fetch(cluster.front + path)
    expect([path, mirrored.status]).toEqual([path, 200])
    const { status, headers } = await fetch(uncached + path)
    const [caching, server] = [headers.get('cache-control'), headers.get('x-served-by')]
    expect([path, status, caching, server]).toEqual([path, 200, 'no-store', 'mirror'])
  }
})

test('what is no page is not answered by the mirror, and its folder has no address', async () => {
  expect((await fetch(`${uncached}/missing`)).status).toBe(503)
  expect((await fetch(`${uncached}/.mirror/index.html`)).status).toBe(404)
  const body = JSON.stringify({ name: 'Ann' })
  expect((await fetch(`${uncached}/api/v1/send-contactus`, { method: 'POST', body })).status).toBe(503)
})

test('in the place of their fields, forms and the dialog show phone and e-mail', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: uncached })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    const { url } = message.location()
    // The lake is gone: the mirror holds files of the site itself.
    const isOfLake = message.text().startsWith('Failed to load') && !url.startsWith(uncached)
    if (message.type() === 'error' && !isOfLake) problems.push(`${message.text()} ${url}`)
  })
  await page.goto(FORM_PAGE)
  const form = page.getByRole('form').first()
  await expect(form.getByText('Enquiries cannot be sent right now. Please call or write to us:')).toBeVisible()
  await expect(form.getByRole('link')).toHaveCount(2)
  await expect(form.getByRole('link').first()).toHaveAttribute('href', PHONE)
  await expect(page.getByRole('textbox')).toHaveCount(0)

  await page
    .getByRole('button', { name: /turnaround|response/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Please call or write to us')).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  expect(problems).toEqual([])
  await context.close()
})

test('a form without JavaScript leads to a page with phone and e-mail', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: uncached, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/enquiry?brief=Voice')
  await expect(page.getByRole('main').getByText('Please call or write to us')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  const { status } = await fetch(`${uncached}/enquiry`, { method: 'POST', body: new URLSearchParams({ name: 'Ann' }) })
  expect(status).toBe(200)
  await context.close()
})

test('while no site responds the copy is not replaced', async () => {
  const command = copySite()
  expect({ code: await command.ended, output: command.output() }).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^The copy stays as it was\. /m),
  })
  expect((await fetch(`${uncached}/services`)).headers.get('x-served-by')).toBe('mirror')
})

test('once a site is back it serves its pages itself', async () => {
  await cluster.sites[0]?.member.start()
  await expect
    .poll(async () => (await fetch(`${uncached}/services`)).headers.get('x-served-by'), { timeout: 20_000 })
    .toBeNull()
})
