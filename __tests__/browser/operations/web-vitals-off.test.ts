/** A site that does not count visits, as without WEB_VITALS (B231, B431). */

import { siteOrigin } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../own-stack.ts'

test('loads no script for it, reports nothing, and responds 404 to a report', async ({ open }) => {
  const { page, problems } = await open()
  const requested: string[] = []
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    navigator.sendBeacon = () => {
      throw new Error('It reports')
    }
  })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).click()
  await page.goto('/services')
  expect(requested.filter((path) => /vitals/.test(path))).toEqual([])
  await expect(page.locator('script[data-route]')).toHaveCount(0)
  expect(problems).toEqual([])
  const response = await fetch(`${siteOrigin()}/api/vitals`, {
    method: 'POST',
    body: '{"route":"/[[...path]]","lcp":1}',
  })
  expect(response.status).toBe(404)
})
