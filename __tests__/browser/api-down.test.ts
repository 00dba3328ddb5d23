/** @jest-environment node */
/** Pages that were built while the API dropped every connection stand, and heal by themselves. */
import { open, PHONE } from './helpers/browser'
import { healed, setFaults, siteOrigin } from './helpers/stand-ins'

test('a page made while the API was down stands with all its copy, says so, and is whole again after', async () => {
  await setFaults([{ match: '*', drop: true }])
  const html = await (await fetch(siteOrigin())).text()
  expect(html).toContain('<h1')
  expect(html).not.toContain('Tamsin Reed')

  const { page, context } = await open({ viewport: PHONE })
  await page.goto('/')
  await page.getByText('Loading...').first().waitFor()
  // Three retries after 1, 2 and 4 seconds come before the error.
  await page
    .getByRole('alert')
    .filter({ hasText: /^Error: / })
    .first()
    .waitFor({ timeout: 20_000 })

  await setFaults([])
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await page.getByRole('article', { name: 'Tamsin Reed' }).first().waitFor()
  await context.close()

  expect(await healed('/', 'Tamsin Reed')).toContain('Tamsin Reed')
  expect(await healed('/voice-over-artists', 'Showing 1 to 12 of')).toContain('Tamsin Reed')
})

test('a page that has been whole keeps its voices when the API goes down', async () => {
  await healed('/', 'Tamsin Reed')
  await setFaults([{ match: '*', drop: true }])
  const html = await (await fetch(siteOrigin())).text()
  await setFaults([])
  expect(html).toContain('Tamsin Reed')
})

test('broken JSON and errors of the API are answered by the door with a readable message', async () => {
  for (const fault of [{ brokenJson: true }, { status: 500 }, { drop: true }]) {
    await setFaults([{ match: '/voices', ...fault }])
    const response = await fetch(`${siteOrigin()}/api/v1/voices?page=1&pageSize=3`)
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual({ error: { message: expect.stringContaining('voice service') } })
  }
  await setFaults([])
})
