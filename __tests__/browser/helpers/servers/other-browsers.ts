/**
 * Windows of Firefox and WebKitGTK, which Playwright can only drive in builds of its own: Firefox through WebDriver
 * BiDi (puppeteer-core), WebKitGTK through the few commands of WebDriver that a journey needs.
 */
import { spawn } from 'node:child_process'
import { expect } from '@playwright/test'
import { type LaunchOptions, launch } from 'puppeteer-core'
import { freePorts } from '../../../../local/processes/free-ports.ts'
import { FIREFOX, WEBKIT_DRIVER } from '../../../../local/system-packages/other-browsers.ts'

/** Elements are found by XPath, and waited for. */
export type OtherWindow = {
  goto(url: string): Promise<void>
  /** Clicks as a user does: scrolls the element into view and presses the mouse there. */
  click(xpath: string): Promise<void>
  type(xpath: string, text: string): Promise<void>
  /** Value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>
  close(): Promise<void>
}

/** Preferences of Firefox under which a page has the colours of the operating system. */
export const FORCED_COLOURS = { 'browser.display.document_color_use': 2, 'ui.useAccessibilityTheme': 1 }

export async function openFirefox(options: LaunchOptions = {}): Promise<OtherWindow> {
  const browser = await launch({ browser: 'firefox', executablePath: FIREFOX, headless: true, ...options })
  const page = await browser.newPage()
  const locator = (xpath: string) => page.locator(`::-p-xpath(${xpath})`).setTimeout(30_000)
  return {
    async goto(url) {
      await page.goto(url)
    },
    async click(xpath) {
      const element = await locator(xpath).waitHandle()
      await element.evaluate((node) => {
        if (node instanceof Element) node.scrollIntoView({ block: 'center', behavior: 'instant' })
      })
      await locator(xpath).click()
    },
    type: (xpath, text) => locator(xpath).fill(text),
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  }
}

/** Key of an element's reference, fixed by the WebDriver standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** @param size of the window; the browser's own by default */
export async function openWebKit(size?: { width: number; height: number }): Promise<OtherWindow> {
  const [port = 0] = await freePorts(1)
  // A display server of its own; the driver starts WebKitGTK's MiniBrowser there.
  const driver = spawn('xvfb-run', ['--auto-servernum', WEBKIT_DRIVER, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  })
  async function command(method: string, path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`WebKitWebDriver, ${path}: ${value.message}`)
    return value
  }
  await expect(async () => expect(await command('GET', '/status')).toMatchObject({ ready: true })).toPass()
  const { sessionId } = await command('POST', '/session', { capabilities: {} })
  const session = `/session/${sessionId}`
  if (size) await command('POST', `${session}/window/rect`, size)
  async function onElement(xpath: string, action: string, body: object): Promise<void> {
    await expect(async () => {
      const element = await command('POST', `${session}/element`, { using: 'xpath', value: xpath })
      // The middle of the window is never covered by the header or a bar at the bottom.
      const script = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })'
      await command('POST', `${session}/execute/sync`, { script, args: [element] })
      await command('POST', `${session}/element/${element[ELEMENT]}/${action}`, body)
    }, xpath).toPass({ timeout: 30_000 })
  }
  return {
    goto: (url) => command('POST', `${session}/url`, { url }),
    click: (xpath) => onElement(xpath, 'click', {}),
    type: (xpath, text) => onElement(xpath, 'value', { text }),
    evaluate: (expression) => command('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    async close() {
      await command('DELETE', session)
      if (driver.pid) process.kill(-driver.pid)
    },
  }
}
