/**
 * Voices: how soon a pressed Play is heard, and what moves while it plays, each beside the same on a bare page in the same browser, with
 * the same file from the same server.
 */
import type { Browser, Page } from 'playwright-core'
import { StartError } from '../http/listen.ts'
import { launchBrowser } from './browser.ts'
import { median, ratio } from './numbers.ts'
import { table } from './table.ts'

const VOICES_PATH = '/voice-over-artists'
const BARE_PATH = '/__bare'
const ROUNDS = 10
const CARDS = 12
/** Milliseconds of playing in which changes are counted. */
const LISTENING = 5000

/** Puts the moments of the last press and of the first sound after it on `window`. */
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

/** As bare as it can be: elements of HTML and the few lines that they need. */
function bareList(url: string, count: number): string {
  const item = `<li><button>Play</button> <progress value="0"></progress> <span>0</span><audio preload="none" src="${url}"></audio></li>`
  return `<!doctype html><html lang="en"><title>Bare</title><ul>${item.repeat(count)}</ul><script>
for (const item of document.querySelectorAll('li')) {
  const [button, progress, time, audio] = item.children
  button.onclick = () => audio.play()
  audio.ontimeupdate = () => {
    progress.value = audio.currentTime / audio.duration
    time.textContent = Math.floor(audio.currentTime)
  }
}
</script>`
}

type Target = {
  name: string
  /** Opens it in a fresh page, ready to be pressed. */
  open(page: Page): Promise<void>
  /** Selectors of one item of the list, and of its play button. */
  item: string
  button: string
}

function siteTarget(origin: string): Target {
  return {
    name: VOICES_PATH,
    item: 'main article',
    button: 'main article button[aria-label^="Play "]',
    async open(page) {
      await page.goto(origin + VOICES_PATH, { waitUntil: 'networkidle' })
    },
  }
}

function bareTarget(origin: string, name: string, url: string, count: number): Target {
  return {
    name,
    item: 'li',
    button: 'button',
    async open(page) {
      const body = bareList(url, count)
      await page.route(origin + BARE_PATH, (route) => route.fulfill({ contentType: 'text/html', body }))
      await page.goto(origin + BARE_PATH, { waitUntil: 'networkidle' })
    },
  }
}

/** A window of its own for each visit: nothing is in its cache. */
async function visit<T>(browser: Browser, target: Target, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchSound)
    await target.open(page)
    await page.locator(target.button).first().click()
    await page.waitForFunction(() => Reflect.get(window, 'times').heard > 0, null, { polling: 20 })
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

/** Milliseconds from the press, as the browser dates it, to the `playing` event. */
function pressToSound(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { heard, pressed } = Reflect.get(window, 'times')
    return heard - pressed
  })
}

type Changes = { updates: number; playing: number; others: number; elsewhere: number }

/** DOM changes while the first item plays, by where they are. */
function countChanges(page: Page, item: string): Promise<Changes> {
  return page.evaluate(
    async ({ item, listening }) => {
      const changes = { updates: 0, playing: 0, others: 0, elsewhere: 0 }
      const [first] = document.querySelectorAll(item)
      const observer = new MutationObserver((records) => {
        for (const { target } of records) {
          const within = (target instanceof Element ? target : target.parentElement)?.closest(item)
          if (within === first) changes.playing++
          else if (within) changes.others++
          else changes.elsewhere++
        }
      })
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      document.addEventListener('timeupdate', () => changes.updates++, true)
      await new Promise((resolve) => setTimeout(resolve, listening))
      observer.disconnect()
      return changes
    },
    { item, listening: LISTENING },
  )
}

/** Milliseconds of script, and of all work of the page's main thread, since it was opened. */
async function mainThread(page: Page): Promise<{ script: number; all: number }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const of = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0)
  return { script: of('ScriptDuration'), all: of('TaskDuration') }
}

export type Listening = Changes & { script: number; all: number }

async function listen(page: Page, item: string): Promise<Listening> {
  // What comes with the first Play has come by then.
  await page.waitForTimeout(1500)
  const before = await mainThread(page)
  const changes = await countChanges(page, item)
  const after = await mainThread(page)
  return { ...changes, script: after.script - before.script, all: after.all - before.all }
}

export type VoicesFindings = {
  sound: readonly { name: string; rounds: readonly number[] }[]
  listening: readonly (Listening & { name: string })[]
}

/** Press to sound and changes while it plays. The last target of each is the bare one. */
export async function measureVoices(
  { origin }: { origin: string },
  progress: (text: string) => void,
): Promise<VoicesFindings> {
  const browser = await launchBrowser()
  try {
    const site = siteTarget(origin)
    const url = await firstFile(browser, site)
    const bare = bareTarget(origin, 'bare <audio> element', url, 1)
    const sound = [site, bare].map((target) => ({ target, name: target.name, rounds: [] as number[] }))
    for (let round = 1; round <= ROUNDS; round++) {
      progress(`Press to sound, round ${round} of ${ROUNDS} …`)
      for (const { target, rounds } of sound) rounds.push(await visit(browser, target, pressToSound))
    }
    const listening: (Listening & { name: string })[] = []
    for (const target of [site, bareTarget(origin, `bare list of ${CARDS}`, url, CARDS)]) {
      progress(`Listening to ${target.name} …`)
      listening.push({ name: target.name, ...(await visit(browser, target, (page) => listen(page, target.item))) })
    }
    return { sound: sound.map(({ name, rounds }) => ({ name, rounds })), listening }
  } finally {
    await browser.close()
  }
}

/** Its part of the report. */
export function voicesReport({ sound, listening }: VoicesFindings): string {
  const base = median(sound.at(-1)?.rounds ?? [])
  const soundRows = sound.map(({ name, rounds }) => [
    name,
    median(rounds).toFixed(1),
    Math.min(...rounds).toFixed(1),
    Math.max(...rounds).toFixed(1),
    ratio(median(rounds), base),
  ])
  const listeningRows = listening.map(({ name, updates, playing, others, elsewhere, script, all }) => {
    const each = (count: number) => (updates === 0 ? '' : (count / updates).toFixed(2))
    return [name, String(updates), each(playing), each(others), each(elsewhere), each(script), each(all)]
  })
  return [
    '## Voices: press to sound',
    `From the press of Play on the first voice, as the browser dates it, to the \`playing\` event of the element, in ms. ${sound[0]?.rounds.length ?? 0} rounds in turns, each in a window with an empty cache; both play the same file from the same server.`,
    table(['Page', 'median', 'least', 'most', '× bare'], soundRows),
    '## Voices: while one plays',
    `${LISTENING / 1000} s of the first of ${CARDS} samples. "DOM changes" are changes of nodes per time update: a production build does not count React's renders, so this is what they lead to; __tests__/components/audio/renders.test.tsx counts the renders themselves (1 for the card that plays, 0 for the others). Script and main thread are ms per time update.`,
    table(
      ['Page', 'updates', 'DOM changes: playing', 'others', 'elsewhere', 'script ms', 'main thread ms'],
      listeningRows,
    ),
  ].join('\n\n')
}
