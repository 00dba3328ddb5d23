/** @jest-environment jsdom */
/** What the script in the page's head does with presses while the core is late (B152). */
import { earlyScript } from '@/lib/next/early-script'

const take = () => window.takeEarlyPresses?.() ?? []

/** Presses it. @returns whether the browser acts on the press itself */
function press(id: string, options: MouseEventInit = {}): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...options })
  return document.getElementById(id)?.dispatchEvent(click) ?? false
}

const followed: string[] = []

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = `
    <button type="button" id="play" data-act="play">Play</button>
    <a id="share" href="/share" data-act="press">Share</a>
    <a id="plain" href="/plain">Another page</a>`
  followed.length = 0
  // biome-ignore lint/security/noGlobalEval: as the browser runs the inline script
  // biome-ignore lint/complexity/noCommaOperator: in the global scope
  ;(0, eval)(earlyScript())
  document.onclick = (event) => {
    if (event.target instanceof HTMLElement && !event.defaultPrevented) followed.push(event.target.id)
    event.preventDefault()
  }
})

afterEach(() => {
  take()
  document.onclick = null
  jest.useRealTimers()
})

test('a button is repeated by a core that comes eight seconds late, and so is one pressed after it', () => {
  press('play')
  jest.advanceTimersByTime(8000)
  press('play')
  jest.advanceTimersByTime(30_000)
  expect(followed).toEqual([])
  expect(take().map(([{ id }]) => id)).toEqual(['play', 'play'])
})

test('the time of each press is noted with it (B270)', () => {
  const times: number[] = []
  const note = (event: Event) => times.push(event.timeStamp)
  addEventListener('click', note, true)
  press('play')
  jest.advanceTimersByTime(3000)
  press('play')
  removeEventListener('click', note, true)
  expect(take().map(([, timeMs]) => timeMs)).toEqual(times)
  expect(times).toHaveLength(2)
})

test('a pressed link is followed after five seconds, and what was pressed before it stays noted', () => {
  press('play')
  press('share')
  jest.advanceTimersByTime(4900)
  expect(followed).toEqual([])
  jest.advanceTimersByTime(200)
  expect(followed).toEqual(['share'])
  press('play')
  expect(take().map(([{ id }]) => id)).toEqual(['play', 'play'])
})

test('a link after which something else was pressed is left to the core', () => {
  press('share')
  press('play')
  jest.advanceTimersByTime(30_000)
  expect(followed).toEqual([])
  expect(take().map(([{ id }]) => id)).toEqual(['share', 'play'])
})

test('a plain link, and one that is to open elsewhere, are left to the browser', () => {
  press('plain')
  press('share', { ctrlKey: true })
  expect(followed).toEqual(['plain', 'share'])
  expect(take()).toEqual([])
})

test('nothing is noted once the core has come', () => {
  take()
  press('share')
  expect(followed).toEqual(['share'])
})
