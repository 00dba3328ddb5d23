/**
 * The body of an article as other systems write it, on a real page: films, sound, sizes and links (B173-B176). In a
 * browser for its layout, its frames and its sounds.
 */
import type { Page } from '@playwright/test'
import { axeProblems } from '../helpers/page/axe.ts'
import { DESKTOP, scrollThrough, untilIdle } from '../helpers/page/browser.ts'
import { untilPlaying, watchMedia } from '../helpers/page/media.ts'
import { apiOrigin, setFaults, siteOrigin } from '../helpers/servers/stand-ins.ts'
import { expect, type Open, test } from '../own-stack.ts'

const SOUND = '/media/voices/104-wren-narration.mp3'
/** Served by the test: the site's icon, 192 pixels wide. */
const DOT = '/media/dot.png'

const BODY = `<b style="font-weight:normal"><p dir="ltr"><span style="font-weight:400">An ordinary opening sentence with a </span><span style="font-weight:700">strong</span><span style="font-weight:400"> word and a note.</span><sup><a href="#fn1" id="fnref1">1</a></sup></p></b>
<xml><w:View>Normal</w:View></xml><p>&nbsp;</p><p><br></p>
<p>Thanks <img src="${DOT}" alt="🙂" class="wp-smiley"> and <img src="${DOT}" alt="A dot"> see you, <del>$500</del> <ins>$300</ins>, press <kbd>Ctrl</kbd>.</p>
<h2>Voice<br>over</h2><p>Text.</p><h2>On hold</h2><p lang="de">Guten Tag, <q>Welt</q>.</p>
<figure><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="A session" width="560" height="315"></iframe><figcaption>Our studio, filmed in an afternoon</figcaption></figure>
<h2>The result</h2><p>Listen to it:</p>
<figure><audio controls src="${SOUND}"></audio><figcaption>Wren reads the guide</figcaption></figure>
<section>First section.</section><section>Second section.</section>
<ol type="a"><li value="5">Fifth</li><li>Sixth <iframe src="https://vimeo.com/76979871" title="In a list"></iframe></li></ol>
<table><tr><th scope="col">Length</th><th scope="col">Price</th></tr><tr><td>30 seconds</td><td>$300</td></tr></table>
<details><summary>Question</summary>Answer</details>
<iframe src="https://maps.example/embed" title="How to find us"></iframe>
<h2>Notes</h2><ol><li id="fn1">The note. <a href="#fnref1">Back</a></li></ol><p></p><p>&nbsp;</p>`

const PATH = '/knowledge-base/podcast/an-article-of-many-parts'

async function openArticle(open: Open, options: Parameters<Open>[0]) {
  const visit = await open(options)
  await visit.context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>A film</p>' }))
  const dot = await fetch(`${siteOrigin()}/icon-192.png`).then((response) => response.arrayBuffer())
  await visit.context.route(`**${DOT}`, (route) => route.fulfill({ contentType: 'image/png', body: Buffer.from(dot) }))
  return visit
}

const play = (page: Page) => page.locator('article').getByRole('button', { name: 'Play Wren reads the guide' })

test.beforeAll(async () => {
  const name = PATH.split('/').at(-1) ?? ''
  await setFaults([
    {
      match: `/blog-post/${name}`,
      answer: { title: 'Tips &amp; tricks', description: 'Q&amp;A', publish_info: '1 March 2026', body: BODY },
    },
  ])
  expect((await fetch(siteOrigin() + PATH)).status).toBe(200)
  await setFaults([])
})

for (const [device, options] of [
  ['mouse', { viewport: DESKTOP }],
  ['touch', { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }],
] as const) {
  test(`reads well, loads nothing before a press, and plays film and sound: ${device} (B97, B175)`, async ({
    open,
  }) => {
    const { page, foreign, problems } = await openArticle(open, options)
    const sounds: string[] = []
    page.on('request', (request) => {
      if (/\.mp3/.test(request.url())) sounds.push(request.url())
    })
    await watchMedia(page)
    await page.goto(PATH)
    await scrollThrough(page)
    await untilIdle(page)
    expect([foreign, sounds]).toEqual([[], []])
    await page.getByRole('heading', { level: 1, name: 'Tips & tricks' }).waitFor()
    const body = page.locator('article')
    expect(await axeProblems(page, 'main')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    const weight = (text: string) =>
      body
        .getByText(text, { exact: true })
        .first()
        .evaluate((one) => getComputedStyle(one).fontWeight)
    expect(Number(await weight('strong'))).toBeGreaterThanOrEqual(600)
    const listType = await body
      .locator('ol')
      .first()
      .evaluate((list) => getComputedStyle(list).listStyleType)
    expect(listType).toBe('lower-alpha')
    const smiley = await body.getByAltText('🙂').boundingBox()
    expect(smiley?.height).toBeLessThan(24)
    expect((await body.getByAltText('A dot').boundingBox())?.width).toBe(192)

    const press = (target: ReturnType<Page['locator']>) => (device === 'touch' ? target.tap() : target.click())
    await press(play(page))
    await untilPlaying(page, 0.2)
    expect(new Set(sounds)).toEqual(new Set([apiOrigin() + SOUND]))
    await press(page.getByLabel('Play video: A session'))
    await page.frameLocator('iframe[title="A session"]').getByText('A film').waitFor()
    expect(new Set(foreign)).toEqual(new Set(['https://www.youtube-nocookie.com']))
    // Only one sound on the page.
    await play(page).waitFor()

    await press(body.getByRole('link', { name: '1', exact: true }))
    await expect(body.getByText('The note.')).toBeInViewport()
    expect(problems).toEqual([])
  })
}

test('without JavaScript film and sound are a link and the controls of the browser (B158)', async ({ open }) => {
  const { page } = await openArticle(open, { viewport: DESKTOP, javaScriptEnabled: false })
  await page.goto(PATH)
  await expect(page.getByLabel('Play video: A session')).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch/)
  await expect(page.locator('article audio[controls]')).toHaveAttribute('src', apiOrigin() + SOUND)
  await expect(page.getByRole('link', { name: 'In a list (vimeo.com)' })).toHaveAttribute(
    'href',
    'https://vimeo.com/76979871',
  )
})
