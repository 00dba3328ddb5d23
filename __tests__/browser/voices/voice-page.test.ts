/** The page of a voice (B220-B229). In a browser for its sounds, its first screen, and what works without scripts. */

import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { editPublished, untilCached, untilResponse, visit } from '../helpers/content/lake.ts'
import { DESKTOP, holdRequests, PHONE } from '../helpers/page/browser.ts'
import { untilPlaying, watchMedia } from '../helpers/page/media.ts'
import { setFaults, siteOrigin } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../own-stack.ts'

const VOICE = '/voice-over-artists/tamsin-reed-101'
const NARROW = { width: 320, height: 640 }
const RECORDINGS = ['Commercial', 'Corporate']
/** The one of the category Ethical AI comes last (B247). */
const SAMPLES = [...RECORDINGS, 'AI voice']

const main = (page: Page) => page.getByRole('main')
const samplesOf = (page: Page) => page.getByRole('region', { name: 'Samples of Tamsin Reed' })

/** A budget of page-sizes.json in bytes. */
function budget(kind: 'html' | 'scripts'): number {
  const { scripts, html } = JSON.parse(
    readFileSync(new URL('../../../local/check/page-sizes.json', import.meta.url), 'utf8'),
  )
  return kind === 'scripts' ? scripts : html[VOICE]
}

for (const viewport of [NARROW, DESKTOP]) {
  test(`at ${viewport.width} px the first sample plays by one press on the first screen (B221, B222)`, async ({
    open,
  }) => {
    const { page, problems } = await open({ viewport })
    await watchMedia(page)
    await page.goto(VOICE)
    const play = samplesOf(page).getByRole('button', { name: 'Play Tamsin Reed, Commercial' })
    await expect(play).toBeInViewport({ ratio: 1 })
    await play.click()
    await untilPlaying(page, 0.2)
    await samplesOf(page).getByRole('button', { name: 'Pause Tamsin Reed, Commercial' }).click()
    expect(problems).toEqual([])
  })
}

for (const font of ['web', 'system']) {
  test(`at 320 px the longest region, age and gender are on one line in the ${font} font (B709)`, async ({ open }) => {
    const { page, problems } = await open({ viewport: NARROW })
    if (font === 'system') await page.route(/\.woff2/, (route) => route.abort())
    await page.goto('/voice-over-artists/odette-finch-121')
    await page.evaluate(() => document.fonts.ready)
    const [region, age, gender] = await Promise.all(
      ['United Kingdom', 'Middle Aged', 'Female'].map(
        async (fact) => (await main(page).getByRole('listitem').filter({ hasText: fact }).first().boundingBox())?.y,
      ),
    )
    expect(region).toBeGreaterThan(0)
    expect([age, gender]).toEqual([region, region])
    if (font === 'web') expect(problems).toEqual([])
  })
}

test('shows everything that the card shows, every sample with its own waveform, and the questions about all voices (B221)', async ({
  open,
}) => {
  const { page } = await open()
  await page.goto(VOICE)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(['Tamsin Reed'])
  const samples = samplesOf(page)
  await expect(samples.getByRole('heading', { level: 3 })).toHaveText(SAMPLES)
  await expect(samples.getByRole('slider')).toHaveCount(SAMPLES.length)
  const drawn = await samples
    .locator('svg[preserveAspectRatio=none] path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))
  expect(new Set(drawn).size).toBe(SAMPLES.length)
  for (const text of [
    'Clear, unhurried and quietly funny.',
    'Tamsin reads as if she is talking to one person across a kitchen bench.',
    'Young Adult',
    'Australia',
    'Female',
    'Available for directed sessions',
    'Booking ref: BB-101',
  ]) {
    await main(page).getByText(text).first().waitFor()
  }
  const booking = page.getByRole('region', { name: 'Book Tamsin Reed' })
  const ethical = booking.getByRole('link', { name: 'Also an Ethical AI voice' })
  await expect(ethical).toHaveAttribute('href', '/voice-over-artists/ethical-ai?name=Tamsin+Reed')
  for (const name of ['Share', 'Add Tamsin Reed to shortlist']) await booking.getByRole('button', { name }).waitFor()
  const similar = page.getByRole('region', { name: 'Voices similar to Tamsin Reed' })
  await expect(similar.getByRole('article')).toHaveCount(3)
  await expect(similar.getByRole('article', { name: 'Tamsin Reed' })).toHaveCount(0)
  const questions = page.getByRole('region', { name: 'Before you book a voice' })
  await questions.getByText('What if this voice is not available?').click()
  await questions.getByText('we offer you a similar voice').waitFor()
})

test('Enquire now and the shortlist are about this voice; the estimate is for it, there and where a link names it, and its enquiry names it (B223, B708)', async ({
  open,
}) => {
  const { page, problems } = await open()
  await page.goto(VOICE)
  const booking = page.getByRole('region', { name: 'Book Tamsin Reed' })
  await booking.getByRole('button', { name: 'Add Tamsin Reed to shortlist' }).click()
  await booking.getByRole('button', { name: 'Remove Tamsin Reed from shortlist' }).waitFor()
  await booking.getByRole('button', { name: 'Enquire now' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Brief')).toHaveValue('Voice: Tamsin Reed\nBooking ref: BB-101')
  await page.keyboard.press('Escape')
  await booking.getByRole('button', { name: 'Estimate a job with this voice' }).click()
  await booking.getByLabel('Duration').selectOption('30 seconds')
  await booking.getByLabel('Location').selectOption('National')
  await booking.getByLabel('Medium').selectOption('TV')
  await booking.getByText('including GST', { exact: true }).waitFor()
  await booking.getByRole('button', { name: 'Finalise your quote' }).click()
  await expect(dialog.getByLabel('Brief')).toHaveValue(/^Voice: Tamsin Reed\nBooking ref: BB-101\nEstimate: \$/)
  await page.keyboard.press('Escape')
  // Closing the dialog goes back in the history, which would abort the next navigation.
  await page.waitForFunction(() => !history.state?.isDialog)
  expect(new URL(page.url()).pathname).toBe(VOICE)
  await page.goto('/?voice=Tamsin+Reed&ref=BB-101#estimate')
  const estimator = page.getByRole('region', { name: 'What will it cost?' })
  await estimator.getByRole('button', { name: 'Finalise your quote' }).click()
  await expect(dialog.getByLabel('Brief')).toHaveValue('Voice: Tamsin Reed\nBooking ref: BB-101')
  await page.keyboard.press('Escape')
  await estimator.getByText('30', { exact: true }).click()
  await estimator.getByText('National').click()
  await estimator.getByText('TV', { exact: true }).click()
  await estimator.getByText('Voice: Tamsin Reed').waitFor()
  await estimator.getByText('including GST').first().waitFor()
  await estimator.getByRole('button', { name: 'Finalise your quote' }).click()
  await expect(dialog.getByLabel('Brief')).toHaveValue(/^Voice: Tamsin Reed\nBooking ref: BB-101\nEstimate: \$/)
  expect(problems).toEqual([])
})

test('the estimate opens in place by the first press on the page, too, with a finger before any script has run (B708)', async ({
  open,
}) => {
  for (const isEarly of [false, true]) {
    const { page, problems } = await open({ viewport: PHONE, hasTouch: true })
    const release = isEarly ? await holdRequests(page, /\/_next\/static\/chunks\//) : null
    await page.goto(VOICE, { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Estimate a job with this voice' }).tap()
    release?.()
    await page.getByRole('region', { name: 'Book Tamsin Reed' }).getByLabel('Medium').waitFor()
    expect(new URL(page.url()).pathname).toBe(VOICE)
    expect(problems).toEqual([])
  }
})

test('the name on a card leads to the page, and another spelling, an earlier name and capitals redirect to it (B220, B224)', async ({
  open,
}) => {
  const { page } = await open()
  await page.goto('/voice-over-artists')
  await page.getByRole('article', { name: 'Tamsin Reed' }).getByRole('link', { name: 'Tamsin Reed' }).click()
  await page.waitForURL(`**${VOICE}`)
  for (const path of ['tamsin-smith-101', 'Tamsin-Reed-101', 'x-101']) {
    const { status, headers } = await fetch(`${siteOrigin()}/voice-over-artists/${path}?utm_source=mail`, {
      redirect: 'manual',
    })
    expect([status, headers.get('location')]).toEqual([308, `${VOICE}?utm_source=mail`])
    expect(headers.get('cache-control')).toContain('max-age=0')
  }
  // A page of the editors below the list is none of a voice.
  expect((await fetch(`${siteOrigin()}/voice-over-artists/ethical-ai`)).status).toBe(200)
})

test('an unknown id is 404; one that nobody can say exists is 503 inside the site; a page outlives an outage (B225, B226)', async ({
  open,
}) => {
  expect((await fetch(`${siteOrigin()}/voice-over-artists/nobody-9999`)).status).toBe(404)
  await untilCached(VOICE)
  await setFaults([{ match: '*', drop: true }])
  expect((await visit(VOICE)).html).toContain('Booking ref')
  // Listed, though nobody has opened it.
  expect((await visit('/voice-over-artists/teal-harrow-126')).html).toContain('BB-126')
  const { page } = await open()
  const response = await page.goto('/voice-over-artists/somebody-new-8888?a=b')
  expect([response?.status(), response?.headers()['retry-after']]).toEqual([503, '60'])
  expect(response?.headers()['cache-control']).toBe('no-store')
  await page.getByRole('heading', { level: 1, name: 'This voice cannot be loaded right now' }).waitFor()
  await main(page).getByText('Error: We could not load the voice right now. Please try again.').waitFor()
  const retry = main(page).getByRole('link', { name: 'Retry' })
  await expect(retry).toHaveAttribute('href', '/voice-over-artists/somebody-new-8888?a=b')
  await expect(main(page).getByRole('link', { name: 'To the voice artists' })).toHaveAttribute(
    'href',
    '/voice-over-artists',
  )
  await expect(page).toHaveTitle(/This voice cannot be loaded right now/)
})

test('without JavaScript every sample has the browser\u2019s own controls and a link to its file, and the estimate is a link (B227, B708)', async ({
  open,
}) => {
  const { page, problems } = await open({ viewport: NARROW, javaScriptEnabled: false })
  await page.goto(VOICE)
  const samples = samplesOf(page)
  await expect(samples.locator('audio[controls]')).toHaveCount(SAMPLES.length)
  await expect(samples.getByRole('button')).toHaveCount(0)
  for (const category of SAMPLES) {
    await samples.getByRole('link', { name: `Download Tamsin Reed, ${category}` }).waitFor()
  }
  const estimate = page.getByRole('link', { name: 'Estimate a job with this voice' })
  await expect(estimate).toHaveAttribute('href', '/?voice=Tamsin+Reed&ref=BB-101#estimate')
  await page.getByRole('button', { name: 'Enquire now' }).first().click()
  await page.waitForURL('**/enquiry?*')
  expect(problems).toEqual([])
})

test('title, description, structured data, sharing picture and sitemap are of the voice (B228)', async () => {
  const { html } = await untilCached(VOICE)
  expect(html).toContain(
    '<title>Bowerbird Audio - Tamsin Reed, voice-over artist: Australia, Young Adult, Female</title>',
  )
  expect(html).toMatch(
    /name="description" content="Hear Tamsin Reed, Australia, Young Adult, Female\. Clear, unhurried and quietly funny\."/,
  )
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const nodes: { '@type': string; name?: string }[] = JSON.parse(json)['@graph']
  const ofType = (type: string) => nodes.filter((node) => node['@type'] === type)
  expect(ofType('Person')).toEqual([
    expect.objectContaining({ name: 'Tamsin Reed', gender: 'Female', url: siteOrigin() + VOICE }),
  ])
  expect(ofType('AudioObject').map(({ name }) => name)).toEqual(
    RECORDINGS.map((category) => `Tamsin Reed, ${category}`),
  )
  expect(json).not.toMatch(/Rating|Review/)
  const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
  expect(image).toBe(`${siteOrigin()}/api/og${VOICE}.png`)
  const picture = Buffer.from(await (await fetch(image)).arrayBuffer())
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
  expect((await fetch(`${siteOrigin()}/api/og/voice-over-artists/nobody-9999.png`)).status).toBe(404)
  const sitemap = await (await fetch(`${siteOrigin()}/sitemap.xml`)).text()
  expect(sitemap).toContain(`<loc>${siteOrigin()}${VOICE}</loc>`)
  expect(await (await fetch(`${siteOrigin()}/llms.txt`)).text()).toContain(`[Tamsin Reed](${siteOrigin()}${VOICE})`)
})

test('the drawings of samples of three categories have three colours (B732)', async ({ open }) => {
  const { page } = await open()
  await page.goto(VOICE)
  const drawings = samplesOf(page).locator('[data-tint] > svg')
  await expect(drawings).toHaveCount(SAMPLES.length)
  const colours = await drawings.evaluateAll((all) => all.map((one) => getComputedStyle(one).stroke))
  expect(new Set(colours).size).toBe(SAMPLES.length)
})

test('the page keeps the budgets of page-sizes.json (B229)', async () => {
  const { html } = await untilCached(VOICE)
  expect(gzipSync(html).length).toBeLessThanOrEqual(budget('html'))
  const scripts = Array.from(html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g), ([, url = '']) => url)
  const bodies = await Promise.all(scripts.map(async (url) => (await fetch(siteOrigin() + url)).arrayBuffer()))
  const size = bodies.reduce((sum, body) => sum + gzipSync(Buffer.from(body)).length, 0)
  expect(size).toBeLessThanOrEqual(budget('scripts'))
})

test('changed questions are on an opened page within two seconds (B199)', async () => {
  await untilCached(VOICE)
  const item = { _key: 'changed', _type: 'faqItem', question: 'Is this a changed question?', answer: [] }
  await editPublished('siteSettings', {
    voiceQuestions: { _type: 'voiceQuestions', heading: 'Changed', items: [item] },
  })
  await untilResponse(
    VOICE,
    ({ html }) => html.includes('Is this a changed question?') && !html.includes('Before you book'),
  )
})

test('the words of a sample are in the HTML, marked while they are said, and changed ones are there within two seconds (B701, B702, B711)', async ({
  open,
}) => {
  const { page, problems } = await open()
  await watchMedia(page)
  await page.goto(VOICE)
  const first = samplesOf(page).getByRole('listitem').first()
  await expect(first.getByText('fill a bucket with cherries')).toBeVisible()
  await expect(first.locator('[data-said]')).toHaveCount(0)
  // All of it in one element: a sentence that a late font moves to the next line would move by the width of the page.
  await expect(first.getByText('fill a bucket with cherries')).toHaveText(/^The Tamar .* Orchard\.$/)
  await first.getByRole('button', { name: 'Play Tamsin Reed, Commercial' }).click()
  await expect(first.locator('[data-said]')).toHaveCount(1)
  await first.getByRole('button', { name: 'Pause Tamsin Reed, Commercial' }).click()
  await expect(first.locator('[data-said]')).toHaveCount(0)
  expect(problems).toEqual([])
  await untilCached(VOICE)
  await editPublished('transcript-101-10101', { text: 'Other words, <b>as said</b>.' })
  await untilResponse(VOICE, ({ html }) => html.includes('Other words, &lt;b&gt;as said&lt;/b&gt;.'))
})
