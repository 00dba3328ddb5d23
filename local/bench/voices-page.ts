/** The page of voices and the bare pages that it is compared with. */
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Page } from 'playwright-core'
import { listen } from '../http/listen.ts'

export const VOICES_PATH = '/voice-over-artists'

/** How often each page is measured. */
export const ROUNDS = 10

/** Opens the page of voices, and waits until its root handles presses. */
export async function openVoices(page: Page, origin: string): Promise<void> {
  await page.goto(origin + VOICES_PATH, { waitUntil: 'networkidle' })
  await page.locator('html[data-hydrated]').waitFor()
}

/**
 * Serves a page on loopback, like the site: Chromium blocks other pages from loading a file from there.
 * @param sendData responds to every other request
 */
export async function startBarePage(
  html: string,
  sendData?: (response: ServerResponse) => Promise<void>,
): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => {
    if (request.url !== '/' && sendData) return void sendData(response)
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
  })
  const { port } = await listen(server, { port: 0, service: 'Bare page', variable: 'nothing' })
  return { origin: `http://localhost:${port}`, server }
}
