/**
 * The main journey in Debian's Firefox and WebKitGTK: play a voice, get a price, send an enquiry that reaches the API; what
 * a page does by its own clock and by itself: a download, the stopwatch, the logos; and
 * forced colours in Firefox, which Chromium only emulates.
 * Part of `npm test -- --all`, which installs both where it can.
 */
import { existsSync } from 'node:fs'
import { FIREFOX, installLine, missingBrowserPackages } from '../../../local/system-packages/other-browsers.ts'
import { DESKTOP, PHONE } from '../helpers/page/browser.ts'
import { NOTICE } from '../helpers/page/enquiry.ts'
import { FORCED_COLOURS, type OtherWindow, openFirefox, openWebKit } from '../helpers/servers/other-browsers.ts'
import { setFaults, siteOrigin, storedEnquiries } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../own-stack.ts'

/** Headless Firefox did not play on a machine without sound: there only the request for the sample is checked. */
const BROWSERS = {
  Firefox: { openIn: () => openFirefox(), openNarrow: () => openFirefox({ defaultViewport: PHONE }), plays: false },
  WebKitGTK: { openIn: () => openWebKit(), openNarrow: () => openWebKit(PHONE), plays: true },
}

const DIALOG = '//dialog[@open]'

const poll = (window: OtherWindow, expression: string) =>
  expect.poll(() => window.evaluate(expression), { message: expression, timeout: 30_000 })

const requestsSample = `performance.getEntriesByType('resource').some(({ name }) => name.includes('/media/voices/'))`
const sounds = `Array.from(document.querySelectorAll('audio')).some(({ paused, currentTime }) => !paused && currentTime > 0.3)`

const labelled = (label: string) =>
  `${DIALOG}//*[@id = //label[starts-with(normalize-space(), "${label}")]/@for and (self::input or self::textarea)]`

for (const [name, { openIn, plays }] of Object.entries(BROWSERS)) {
  test(`${name}: home, play, price, brief, send, and the API stores the enquiry`, async () => {
    test.skip(
      missingBrowserPackages().length > 0 && process.env.OTHER_BROWSERS !== 'required',
      `Not installed: ${installLine()}`,
    )
    test.setTimeout(180_000)
    const window = await openIn()
    try {
      await window.goto(siteOrigin())
      await window.click('(//main//article//button[starts-with(@aria-label, "Play ")])[1]')
      await poll(window, requestsSample).toBe(true)
      if (plays) {
        await poll(window, sounds).toBe(true)
        await window.click('(//main//article//button[starts-with(@aria-label, "Pause ")])[1]')
        await poll(window, sounds).toBe(false)
      }

      for (const option of ['30 seconds', 'National', 'TV']) {
        await window.click(`//fieldset//label[normalize-space() = "${option}"]`)
      }
      await poll(window, `document.body.innerText.includes('$840')`).toBe(true)
      await window.click('//button[normalize-space() = "Finalise your quote"]')
      await poll(window, `document.querySelector('dialog[open] textarea')?.value ?? ''`).toMatch(/\$840[\s\S]*National/)

      const email = `${name}@example.com.au`.toLowerCase()
      await window.type(labelled('Name'), 'Rosa Marsh')
      await window.type(labelled('Phone'), '0400 000 000')
      await window.type(labelled('Business E-mail'), email)
      await window.click(`${DIALOG}//button[normalize-space() = "Send"]`)
      await poll(window, `document.body.innerText.includes(${JSON.stringify(NOTICE)})`).toBe(true)
      const rows = storedEnquiries().filter((row) => row.email === email)
      expect(rows).toMatchObject([{ name: 'Rosa Marsh', phone: '0400000000' }])
      expect(rows[0]?.brief).toContain('$840')
    } finally {
      await window.close()
    }
  })
}

/** Runs in the page: notes when the visitor clicks, how often the logos have moved, and what is shown as loading. */
function watchPage(): void {
  const seen = { presses: [] as number[], moves: 0, marks: 0 }
  Object.assign(window, { seen })
  addEventListener('click', ({ isTrusted, timeStamp }) => isTrusted && seen.presses.push(timeStamp), true)
  document.addEventListener('transitionend', ({ target }) => {
    if (target instanceof Element && target.matches('logo-carousel ul')) seen.moves += 1
  })
  new MutationObserver(() => {
    if (document.querySelector('[data-progress]')) seen.marks += 1
  }).observe(document.body, { childList: true, subtree: true })
}

/** Milliseconds that the stopwatch shows. */
const TIMER = `(() => {
  const [hours, minutes, seconds, hundredths] = document.querySelector('[role=timer]').textContent.replace(/[a-z]/g, '').split(':').map(Number)
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + hundredths * 10
})()`

for (const [name, { openNarrow }] of Object.entries(BROWSERS)) {
  test(`${name}: the stopwatch counts from the press, a download ends, the logos move on (B149, B150, B270)`, async () => {
    test.skip(
      missingBrowserPackages().length > 0 && process.env.OTHER_BROWSERS !== 'required',
      `Not installed: ${installLine()}`,
    )
    const window = await openNarrow()
    try {
      await window.goto(`${siteOrigin()}/stopwatch`)
      await window.evaluate(`(${watchPage})()`)
      // The first press, which its code comes after.
      await window.click('//main//button[normalize-space() = "Start"]')
      await poll(window, `document.querySelector('main').innerText.includes('Pause')`).toBe(true)
      await window.click('//main//button[normalize-space() = "Pause"]')
      await poll(window, `document.querySelector('main').innerText.includes('Start')`).toBe(true)
      expect(await window.evaluate(`Math.abs(${TIMER} - (seen.presses[1] - seen.presses[0])) < 20`)).toBe(true)

      await window.goto(`${siteOrigin()}/our-story`)
      await window.evaluate(`(${watchPage})()`)
      await window.evaluate(
        `document.querySelector('logo-carousel').scrollIntoView({ block: 'center', behavior: 'instant' })`,
      )
      await poll(window, `document.querySelector('logo-carousel').dataset.state`).toBe('running')
      await poll(window, 'seen.moves > 6').toBe(true)

      await window.goto(`${siteOrigin()}/voice-over-artists`)
      await window.evaluate(`(${watchPage})()`)
      await setFaults([{ match: '/media/voices', delayMs: 1000 }])
      await window.click('(//main//article//a[normalize-space() = "Download"])[1]')
      // Longer than after which a page counts as slow.
      await poll(window, 'performance.now() - seen.presses[0] > 2000').toBe(true)
      expect(await window.evaluate('seen.marks')).toBe(0)
    } finally {
      await setFaults([])
      await window.close()
    }
  })
}

/** Runs in the page. @returns pairs of colours, each of which a visitor has to tell apart */
function coloursToTellApart(): Record<string, [string, string]> {
  const styleOf = (selector: string) => {
    const found = Array.from(document.querySelectorAll<HTMLElement>(selector)).find((one) => one.checkVisibility())
    if (!found) throw new Error(`nothing visible for ${selector}`)
    return getComputedStyle(found)
  }
  const backgrounds = (chosen: string, other: string): [string, string] => [
    styleOf(chosen).backgroundColor,
    styleOf(other).backgroundColor,
  ]
  const page = styleOf('body').backgroundColor
  // After a click only this shows the focus as a key does.
  document.querySelector<HTMLElement>('main button')?.focus({ focusVisible: true })
  const play = 'main button[data-playback=off]'
  const wave = 'main article div[data-track-id] > svg'
  return {
    text: [styleOf('body').color, page],
    button: [styleOf('main button').borderTopColor, page],
    'text of a button': [styleOf('main button').color, styleOf('main button').backgroundColor],
    'focus ring': [styleOf('main button:focus-visible').outlineColor, page],
    field: [styleOf('main form input:not([type=radio])').borderTopColor, page],
    select: [styleOf('main form select').borderTopColor, page],
    tab: backgrounds('[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'),
    'current page': backgrounds('#header nav a[aria-current=page]', '#header nav a:not([aria-current])'),
    filter: backgrounds('label:has(> [type=radio]:checked)', 'label:has(> [type=radio]:not(:checked))'),
    shortlisted: backgrounds('button[aria-pressed=true]', 'button[aria-pressed=false]'),
    'play button': [styleOf(play).borderTopColor, page],
    'play icon': [styleOf(`${play} svg`).fill, styleOf(play).backgroundColor],
    waveform: [styleOf(wave).stroke, page],
    'played part': [styleOf('main article svg[data-played]').stroke, styleOf(wave).stroke],
  }
}

test('Firefox, forced colours: what can be pressed, is chosen, focused and played is told from the rest (B196)', async () => {
  test.skip(!existsSync(FIREFOX) && process.env.OTHER_BROWSERS !== 'required', `Not installed: ${installLine()}`)
  const window = await openFirefox({ extraPrefsFirefox: FORCED_COLOURS, defaultViewport: DESKTOP })
  try {
    await window.goto(`${siteOrigin()}/voice-over-artists`)
    expect(await window.evaluate(`matchMedia('(forced-colors: active)').matches`)).toBe(true)
    await window.click('(//main//article//button[starts-with(@aria-label, "Add ")])[1]')
    await window.click('(//main//article//button[starts-with(@aria-label, "Play ")])[1]')
    await poll(window, `Boolean(document.querySelector('main article svg[data-played]'))`).toBe(true)
    const colours = Object(await window.evaluate(`(${coloursToTellApart})()`))
    expect(Object.keys(colours)).toHaveLength(14)
    for (const [what, [one, other]] of Object.entries<[string, string]>(colours))
      expect([what, one]).not.toEqual([what, other])
  } finally {
    await window.close()
  }
})
