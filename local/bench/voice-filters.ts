/**
 * Measures the list of voices: from a filter change to painted cards, with the response fetched on the change or
 * prefetched, each compared with a bare page that renders as many plain cards of the same response.
 */
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../browser.ts'
import { median, ratio } from './numbers.ts'
import type { Sites } from './sites.ts'
import { table } from './table.ts'
import { openVoices, ROUNDS, startBarePage, VOICES_PATH } from './voices-page.ts'

/** Nationality stays, gender changes: page 1 of the male voices. */
const ANSWER = '/api/v1/voices?featuredOnly=false&ethicalAIOnly=false&regionId=1&genderId=1&page=1&pageSize=12'

/** A minimal page: the response's texts in plain elements, fetched on change or prefetched on hover. */
const BARE = `<!doctype html><html lang="en"><title>Bare</title><label><input type="radio" value="1"> Male</label><p role="status"></p><ul></ul><script>
const [list, status, input] = ['ul', 'p', 'input'].map((name) => document.querySelector(name))
let ahead
const read = async () => (await fetch('/voices')).json()
input.parentElement.onpointerenter = () => { ahead ??= read() }
input.onchange = async () => {
  const { voices, totalCount } = await (ahead ?? read())
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

type Target = { name: string; open: (page: Page) => Promise<void> }

/** Milliseconds from the change of the filter to the frame after the one that shows the new cards. */
function changeToPaint(page: Page): Promise<number> {
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

/** The list is hydrated as soon as a mouse moves over it, before anybody can press a filter. */
async function openHydratedList(page: Page, origin: string): Promise<void> {
  await openVoices(page, origin)
  await page.locator('input[type=radio]').first().dispatchEvent('pointermove')
  await page.waitForFunction(() => {
    const filter = document.querySelector('input[type=radio]') ?? {}
    return Object.keys(filter).some((key) => key.startsWith('__reactProps'))
  })
}

async function visit(browser: Browser, target: Target, isAhead: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await target.open(page)
    const near = page.locator('label', { has: page.locator('input[type=radio][value="1"]') }).first()
    await near.scrollIntoViewIfNeeded()
    if (isAhead) {
      const answered = page.waitForResponse((response) => /voices(\?.*genderId=1|$)/.test(response.url()))
      await near.hover()
      await (await answered).finished()
    }
    // Leaves time for idle callbacks.
    await page.waitForTimeout(500)
    return await changeToPaint(page)
  } finally {
    await context.close()
  }
}

type Filtering = { name: string; fetched: number[]; ahead: number[] }

/** @param rows the site's first, the bare page's last */
function filtersReport(rows: readonly Filtering[]): string {
  const base = rows.at(-1)
  return [
    '## Voices: filter change to cards',
    `From the change of the gender filter to the frame after the one that paints the new cards, in ms, medians of ${rows[0]?.fetched.length ?? 0} rounds, each in a browser context with an empty cache. "Fetched": requested on the change; "ahead": prefetched on hover. Every number includes one to two frames of 16.7 ms. The bare list renders as many plain cards of the same response on an empty page.`,
    table(
      ['Page', 'fetched', '× bare', 'ahead', '× bare'],
      rows.map(({ name, fetched, ahead }) => [
        name,
        median(fetched).toFixed(1),
        ratio(median(fetched), median(base?.fetched ?? [])),
        median(ahead).toFixed(1),
        ratio(median(ahead), median(base?.ahead ?? [])),
      ]),
    ),
  ].join('\n\n')
}

/** Time from a change of a filter to its cards. */
export async function measureFilters({ real: { origin } }: Sites): Promise<string> {
  const browser = await launchBrowser()
  // Its data comes from the site's API proxy, like the site's.
  const bare = await startBarePage(BARE, async (response) => {
    const answer = await fetch(origin + ANSWER)
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text())
  })
  const opened: Target[] = [
    { name: VOICES_PATH, open: (page) => openHydratedList(page, origin) },
    { name: 'bare list', open: async (page) => void (await page.goto(bare.origin, { waitUntil: 'networkidle' })) },
  ]
  try {
    const targets = opened.map((target) => {
      const fetched: number[] = []
      const ahead: number[] = []
      return { target, fetched, ahead }
    })
    for (let round = 1; round <= ROUNDS; round++) {
      console.error(`Filter change to cards, round ${round} of ${ROUNDS} …`)
      for (const { target, fetched, ahead } of targets) {
        fetched.push(await visit(browser, target, false))
        ahead.push(await visit(browser, target, true))
      }
    }
    return filtersReport(targets.map(({ target, fetched, ahead }) => ({ name: target.name, fetched, ahead })))
  } finally {
    await browser.close()
    bare.server.close()
  }
}
