/**
 * Measures audio playback: time from the press of Play to audio, compared with a bare page in the same browser, with the
 * same file from the same server.
 */
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../browser.ts'
import { StartError } from '../http/listen.ts'
import { median, ratio } from './numbers.ts'
import type { Sites } from './sites.ts'
import { table } from './table.ts'
import { openVoices, ROUNDS, startBarePage, VOICES_PATH } from './voices-page.ts'

/** Records the times of the last press and of the first audio after it on `window`. */
function watchSound(): void {
  const times = { pressed: 0, heard: 0 }
  Object.assign(window, { times })
  addEventListener(
    'click',
    ({ timeStamp }) => {
      times.pressed = timeStamp
      times.heard = 0
    },
    true,
  )
  addEventListener(
    'playing',
    () => {
      times.heard ||= performance.now()
    },
    true,
  )
}

/** A minimal page: an audio element and the line of script that it needs. */
function barePage(url: string): string {
  return `<!doctype html><html lang="en"><title>Bare</title><button>Play</button><audio preload="none" src="${url}"></audio><script>
document.querySelector('button').onclick = () => document.querySelector('audio').play()
</script>`
}

type Target = {
  name: string
  /** Opens it in a fresh page, ready for interaction. */
  open(page: Page): Promise<void>
  /** Selector of the first play button. */
  button: string
}

function siteTarget(origin: string): Target {
  return {
    name: VOICES_PATH,
    button: 'main article button[aria-label^="Play "]',
    open: (page) => openVoices(page, origin),
  }
}

function bareTarget(name: string, origin: string): Target {
  return {
    name,
    button: 'button',
    async open(page) {
      await page.goto(origin, { waitUntil: 'networkidle' })
    },
  }
}

/** A fresh browser context for each visit, with an empty cache. */
async function visit<T>(browser: Browser, target: Target, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchSound)
    await target.open(page)
    await page.locator(target.button).first().click()
    await page.waitForFunction(() => Reflect.get(window, 'times').heard > 0)
    return await measure(page)
  } finally {
    await context.close()
  }
}

/** The file that the first card of the site plays. */
async function firstFile(browser: Browser, target: Target): Promise<string> {
  const url = await visit(browser, target, (page) =>
    page.evaluate(() => document.querySelector('audio')?.currentSrc ?? ''),
  )
  if (!url) throw new StartError(`${target.name} has no sample to play`)
  return url
}

/** Milliseconds from the press event's timestamp to the `playing` event. */
function pressToSound(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { heard, pressed } = Reflect.get(window, 'times')
    return heard - pressed
  })
}

type Sound = { name: string; rounds: readonly number[] }

/** @returns the last one is the bare page's */
async function measureSound(browser: Browser, targets: readonly Target[]): Promise<Sound[]> {
  const sound = targets.map((target) => {
    const rounds: number[] = []
    return { target, name: target.name, rounds }
  })
  for (let round = 1; round <= ROUNDS; round++) {
    console.error(`Press to sound, round ${round} of ${ROUNDS} …`)
    for (const { target, rounds } of sound) rounds.push(await visit(browser, target, pressToSound))
  }
  return sound.map(({ name, rounds }) => ({ name, rounds }))
}

function soundReport(sound: readonly Sound[]): string {
  const base = median(sound.at(-1)?.rounds ?? [])
  const rows = sound.map(({ name, rounds }) => [
    name,
    median(rounds).toFixed(1),
    Math.min(...rounds).toFixed(1),
    Math.max(...rounds).toFixed(1),
    ratio(median(rounds), base),
  ])
  return [
    '## Voices: press to sound',
    `From the press of Play on the first voice, by the event's timestamp, to the \`playing\` event of the element, in ms. ${sound[0]?.rounds.length ?? 0} rounds, interleaved, each in a browser context with an empty cache; both play the same file from the same server.`,
    table(['Page', 'median', 'least', 'most', '× bare'], rows),
  ].join('\n\n')
}

/** Time from the press of Play to audio. */
export async function measurePlaying({ real: { origin } }: Sites): Promise<string> {
  const browser = await launchBrowser()
  const site = siteTarget(origin)
  const bare = await startBarePage(barePage(await firstFile(browser, site)))
  try {
    return soundReport(await measureSound(browser, [site, bareTarget('bare <audio> element', bare.origin)]))
  } finally {
    await browser.close()
    bare.server.close()
  }
}
