/**
 * Measures the list of voices, each beside a bare page in the same browser with the same data from the same server: from
 * the press of Play to audio, and from a filter change to painted cards.
 */
import { createServer, type ServerResponse } from 'node:http'
import { listen } from '@bowerbird/content-lake/server/listen'
import type { Browser, Page } from 'playwright-core'
import { CommandError } from '../../processes/command.mjs'
import { launchBrowser } from '../../system-packages/browser.ts'
import { median, ratio } from '../numbers.ts'
import type { Sites } from '../sites.ts'
import { table } from '../table.ts'

const VOICES_PATH = '/voice-over-artists'

/** How often each page is measured. */
const ROUNDS = 10

/** Nationality stays, gender changes: page 1 of the male voices. */
const RESPONSE_PATH = '/api/v1/voices?featuredOnly=false&ethicalAIOnly=false&regionId=1&genderId=1&page=1&pageSize=12'

/** A minimal page: an audio element and the line of script that it needs. */
function barePlayer(url: string): string {
  return `<!doctype html><html lang="en"><title>Bare</title><button>Play</button><audio preload="none" src="${url}"></audio><script>
document.querySelector('button').onclick = () => document.querySelector('audio').play()
</script>`
}

/** A minimal page: the response's texts in plain elements, fetched on change. */
const BARE_LIST = `<!doctype html><html lang="en"><title>Bare</title><label><input type="radio" value="1"> Male</label><p role="status"></p><ul></ul><script>
const [list, status, input] = ['ul', 'p', 'input'].map((name) => document.querySelector(name))
input.onchange = async () => {
  const { voices, totalCount } = await (await fetch('/voices')).json()
  list.replaceChildren(...voices.map((voice) => {
    const card = document.createElement('li')
    card.innerHTML = '<h3></h3><p></p><p></p><button>Play</button> <progress value="0"></progress> <button>Enquire now</button>'
    const [name, short, long] = card.children
    name.textContent = voice.pseudonym
    short.textContent = voice.shortDescription
    long.textContent = voice.websiteDescription
    return card
  }))
  status.textContent = totalCount + ' voices'
}
</script>`

/**
 * Serves a page on loopback, like the site: Chromium blocks other pages from loading a file from there.
 * @param sendData responds to every other request
 */
async function startBarePage(html: string, sendData?: (response: ServerResponse) => Promise<void>) {
  const server = createServer((request, response) => {
    if (request.url !== '/' && sendData) return void sendData(response)
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
  })
  const { port } = await listen(server, { port: 0, service: 'Bare page', variable: 'nothing' })
  return { url: `http://localhost:${port}`, close: () => server.close() }
}

/** A fresh browser context for each visit, with an empty cache. */
async function visit<T>(browser: Browser, url: string, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    // Of the site: then its root handles presses.
    if (url.endsWith(VOICES_PATH)) await page.locator('html[data-hydrated]').waitFor()
    return await measure(page)
  } finally {
    await context.close()
  }
}

/** Milliseconds from the timestamp of the press of Play to the `playing` event. */
async function pressToSound(page: Page): Promise<number> {
  const heard = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = 0
        const notePress = ({ timeStamp }: Event) => {
          pressed = timeStamp
        }
        addEventListener('click', notePress, true)
        addEventListener('playing', () => resolve(performance.now() - pressed), true)
      }),
  )
  await page.locator('main article button[aria-label^="Play "], body > button').first().click()
  return await heard
}

/** The file that the first card of the site plays. */
async function firstFile(browser: Browser, url: string): Promise<string> {
  const file = await visit(browser, url, async (page) => {
    await pressToSound(page)
    return page.evaluate(() => document.querySelector('audio')?.currentSrc)
  })
  if (!file) throw new CommandError(`${url} has no sample to play`)
  return file
}

/** The list is hydrated as soon as a mouse moves over it, before anybody can press a filter. */
async function hydrateList(page: Page): Promise<void> {
  await page.locator('input[type=radio]').first().dispatchEvent('pointermove')
  await page.waitForFunction(() => {
    const filter = document.querySelector('input[type=radio]') ?? {}
    return Object.keys(filter).some((key) => key.startsWith('__reactProps'))
  })
}

/** Milliseconds from the change of the filter to the frame after the one that shows the new cards. */
async function filterToCards(page: Page): Promise<number> {
  if (page.url().endsWith(VOICES_PATH)) await hydrateList(page)
  const label = page.locator('label', { has: page.locator('input[type=radio][value="1"]') }).first()
  await label.scrollIntoViewIfNeeded()
  // Leaves time for idle callbacks.
  await page.waitForTimeout(500)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const status = document.querySelector('#results [role=status]') ?? document.querySelector('[role=status]')
        const before = status?.textContent
        const radio = document.querySelector<HTMLInputElement>('input[type=radio][value="1"]')
        const start = performance.now()
        const observer = new MutationObserver(() => {
          const text = status?.textContent ?? ''
          if (text === before || !/\d/.test(text) || document.querySelector('#results [aria-busy=true]')) return
          observer.disconnect()
          // The first callback runs before the paint, the second after it.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)))
        })
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        // A scripted click causes no hover, so nothing is prefetched.
        radio?.click()
      }),
  )
}

/** Measures the site and a bare page in interleaved rounds. @returns the table of both */
async function compare(
  browser: Browser,
  urls: { site: string; bare: string },
  measure: (page: Page) => Promise<number>,
): Promise<string> {
  const site: number[] = []
  const bare: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    console.error(`${measure.name}, round ${round} of ${ROUNDS} …`)
    site.push(await visit(browser, urls.site, measure))
    bare.push(await visit(browser, urls.bare, measure))
  }
  const row = (name: string, rounds: readonly number[]) => [
    name,
    median(rounds).toFixed(1),
    Math.min(...rounds).toFixed(1),
    Math.max(...rounds).toFixed(1),
    ratio(median(rounds), median(bare)),
  ]
  return table(['Page', 'median', 'least', 'most', '× bare'], [row(VOICES_PATH, site), row('bare', bare)])
}

/** Both sections of the report. */
export async function measureVoices({ real: { origin } }: Sites): Promise<string> {
  const browser = await launchBrowser()
  const site = origin + VOICES_PATH
  const player = await startBarePage(barePlayer(await firstFile(browser, site)))
  // Its data comes from the site's API proxy, like the site's.
  const list = await startBarePage(BARE_LIST, async (response) => {
    const api = await fetch(origin + RESPONSE_PATH)
    response.writeHead(api.status, { 'Content-Type': 'application/json' }).end(await api.text())
  })
  try {
    return [
      '## Voices: press to sound',
      `From the press of Play on the first voice, by the event's timestamp, to the \`playing\` event of the element, in ms. ${ROUNDS} rounds, interleaved, each in a browser context with an empty cache; both play the same file from the same server.`,
      await compare(browser, { site, bare: player.url }, pressToSound),
      '## Voices: filter change to cards',
      `From the change of the gender filter to the frame after the one that paints the new cards, in ms, in as many rounds. Every number includes one to two frames of 16.7 ms. The bare list renders as many plain cards of the same response on an empty page.`,
      await compare(browser, { site, bare: list.url }, filterToCards),
    ].join('\n\n')
  } finally {
    await browser.close()
    player.close()
    list.close()
  }
}
