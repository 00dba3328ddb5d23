/** Pasting into running text in the real Studio, as word processors and web pages fill the clipboard (B201). */
import type { Locator, Page } from '@playwright/test'
import { createPublished, lake, removeCreated, untilCached, untilResponse } from '../helpers/content/lake.ts'
import { siteOrigin } from '../helpers/servers/stand-ins.ts'
import { closeDialog, goInStudio, openSection, openStudioForFile, publishInStudio } from '../helpers/studio/studio.ts'
import { expect, test } from '../own-stack.ts'

let page: Page

// The Studio itself says so of every paste that has both.
const BOTH = /Clipboard contains both text and HTML/

openStudioForFile((studio) => {
  page = studio.page
}, BOTH)

test.afterAll(() => removeCreated())

/** What a browser does when somebody pastes. */
async function paste(editor: Locator, html: string): Promise<void> {
  await editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    clipboardData.setData('text/plain', 'Plain')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

const HTML = (origin: string) => `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body><!--StartFragment-->
<h1 style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.<span>&nbsp;&nbsp; </span></span>Scope of the licence</h1>
<p class="MsoNormal">See our <a href="${origin}/rate-card">fees</a> and <a href="https://elsewhere.example/terms?x=1">theirs</a>.</p>
<h2>What it does not cover</h2>
<table><tr><td>Use</td><td>Term</td></tr><tr><td>Radio</td><td>Twelve months</td></tr></table>
<p><img src="https://elsewhere.example/a.png"></p>
<!--EndFragment--></body></html>`

test('a pasted text keeps its headings with their numbers, its links and its table, and names what is left out', async () => {
  const linked = { id: 'page-our-story', path: '/our-story' }
  const text = {
    _key: 'one',
    _type: 'richText',
    heading: 'Words',
    tone: 'white',
    body: [
      {
        _key: 'p',
        _type: 'block',
        style: 'normal',
        markDefs: [],
        children: [{ _key: 's', _type: 'span', text: 'It begins here.', marks: [] }],
      },
    ],
  }
  await createPublished('test-paste', 'page', { title: 'Test paste', path: '/test-paste', sections: [text] })
  await goInStudio(page, '/studio/intent/edit/id=test-paste;type=page')
  const form = await openSection(page, 'Words Text')
  await form.getByText('It begins here.').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await paste(
    form.getByRole('textbox').filter({ hasText: 'It begins here.' }),
    HTML(siteOrigin()).replace('/rate-card', linked.path),
  )
  await page.getByText('1 picture was left out').waitFor()
  await form.getByText('1. Scope of the licence').waitFor()
  await closeDialog(page)
  await publishInStudio(page)

  await untilResponse('/test-paste', ({ html }) => html.includes('1. Scope of the licence'))
  const { html } = await untilCached('/test-paste')
  expect(html).toMatch(/<h2[^>]*>(?:<[^>]+>)*1\. Scope of the licence/)
  expect(html).toMatch(/<h3[^>]*>(?:<[^>]+>)*What it does not cover/)
  expect(html).toMatch(new RegExp(`href="${linked.path}"[^>]*>fees`))
  expect(html).toMatch(/href="https:\/\/elsewhere\.example\/terms\?x=1"[^>]*>theirs/)
  expect(html).toMatch(/<t[hd][^>]*>Use[\s\S]*<t[hd][^>]*>Twelve months/)
  expect(html).not.toContain('a.png')
  // A page of the site is a reference, which follows when it moves.
  const kinds = await lake().fetch(
    '*[_id == "test-paste"][0].sections[0].body[_type == "block"].markDefs[]{ kind, "page": page._ref }',
  )
  expect(kinds).toEqual([
    { kind: 'page', page: linked.id },
    { kind: 'external', page: null },
  ])
})
