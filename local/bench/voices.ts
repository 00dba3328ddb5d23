/**
 * Measures audio playback: time from the press of Play to audio, and DOM changes during playback, each compared with a
 * bare page in the same browser, with the same file from the same server.
 */
import { createServer, type Server } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { freePorts } from '../free-ports.ts'
import { StartError } from '../http/listen.ts'
import { launchBrowser } from './browser.ts'
import { median, ratio } from './numbers.ts'
import { table } from './table.ts'

const VOICES_PATH = '/voice-over-artists'
const ROUNDS = 10
const CARDS = 12
/** How long changes are counted during playback, in milliseconds. */
const LISTENING = 5000

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

/** A minimal page: HTML elements and the few lines of script that they need. */
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
  /** Opens it in a fresh page, ready for interaction. */
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
      // Waits for hydration: a press before that is not handled.
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('article button') ?? {}).some((key) => key.startsWith('__reactProps')),
      )
    },
  }
}

/**
 * Serves a page of `count` items on loopback, like the site: Chromium blocks other pages from loading a file from
 * there.
 */
async function startBareList(url: string, count: number): Promise<{ origin: string; server: Server }> {
  const [port = 0] = await freePorts(1)
  const body = bareList(url, count)
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { origin: `http://localhost:${port}`, server }
}

function bareTarget(name: string, origin: string): Target {
  return {
    name,
    item: 'li',
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

type Changes = { updates: number; playing: number; others: number; elsewhere: number }

/** Counts DOM changes while the first item plays, by location. */
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

/** DOM changes, and milliseconds of script and of all main thread work meanwhile. */
export type Listening = Changes & { script: number; all: number }

async function listen(page: Page, item: string): Promise<Listening> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  async function spent(): Promise<{ script: number; all: number }> {
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0)
    return { script: of('ScriptDuration'), all: of('TaskDuration') }
  }
  // Leaves time for what the first Play loads.
  await page.waitForTimeout(1500)
  const before = await spent()
  const changes = await countChanges(page, item)
  const after = await spent()
  return { ...changes, script: after.script - before.script, all: after.all - before.all }
}

type Progress = (text: string) => void
type Sound = { name: string; rounds: readonly number[] }

export type VoicesFindings = {
  sound: readonly Sound[]
  listening: readonly (Listening & { name: string })[]
}

async function measureSound(browser: Browser, targets: readonly Target[], progress: Progress): Promise<Sound[]> {
  const sound = targets.map((target) => {
    const rounds: number[] = []
    return { target, name: target.name, rounds }
  })
  for (let round = 1; round <= ROUNDS; round++) {
    progress(`Press to sound, round ${round} of ${ROUNDS} …`)
    for (const { target, rounds } of sound) rounds.push(await visit(browser, target, pressToSound))
  }
  return sound.map(({ name, rounds }) => ({ name, rounds }))
}

/** Time to audio, and changes during playback. The last target of each is the bare page. */
export async function measureVoices({ origin }: { origin: string }, progress: Progress): Promise<VoicesFindings> {
  const browser = await launchBrowser()
  const servers: Server[] = []
  async function bare(name: string, url: string, count: number): Promise<Target> {
    const { origin: bareOrigin, server } = await startBareList(url, count)
    servers.push(server)
    return bareTarget(name, bareOrigin)
  }
  try {
    const site = siteTarget(origin)
    const url = await firstFile(browser, site)
    const sound = await measureSound(browser, [site, await bare('bare <audio> element', url, 1)], progress)
    const listening: VoicesFindings['listening'][number][] = []
    for (const target of [site, await bare(`bare list of ${CARDS}`, url, CARDS)]) {
      progress(`Listening to ${target.name} …`)
      listening.push({ name: target.name, ...(await visit(browser, target, (page) => listen(page, target.item))) })
    }
    return { sound, listening }
  } finally {
    await browser.close()
    for (const server of servers) server.close()
  }
}

/** This section of the report. */
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
    `From the press of Play on the first voice, by the event's timestamp, to the \`playing\` event of the element, in ms. ${sound[0]?.rounds.length ?? 0} rounds, interleaved, each in a browser context with an empty cache; both play the same file from the same server.`,
    table(['Page', 'median', 'least', 'most', '× bare'], soundRows),
    '## Voices: while one plays',
    `${LISTENING / 1000} s of the first of ${CARDS} samples. "DOM changes" are node mutations per time update, the visible effect of renders, which a production build of React cannot count; __tests__/components/audio/renders.test.tsx counts the renders themselves (1 for the card that plays, 0 for the others). Script and main thread are ms per time update.`,
    table(
      ['Page', 'updates', 'DOM changes: playing', 'others', 'elsewhere', 'script ms', 'main thread ms'],
      listeningRows,
    ),
  ].join('\n\n')
}
