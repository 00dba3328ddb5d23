/** @jest-environment jsdom */
/**
 * Every word that a visitor reads stands in a document: with marked words no text is without the mark, before and after a press of
 * every kind of control.
 */

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { EnquiryForm } from '@/components/enquiry/form/enquiry-form'
import EnquiryPage from '@/components/enquiry/form/enquiry-page'
import { PageFrame } from '@/components/frame/page-frame'
import NotFound from '@/components/not-found'
import { ServerError } from '@/components/not-found/server-error'
import { UnavailableContent } from '@/components/not-found/unavailable-page'
import { Sections } from '@/components/sections'
import Profile from '@/components/session/profile'
import { VisuallyHidden } from '@/components/ui/text/visually-hidden'
import { SessionProvider } from '@/lib/contexts/session-context'
import { SHORTLIST_KEY } from '@/lib/shortlist/signals'
import { mergeWords } from '@/lib/words/merge-words'
import { frameSettings } from '../helpers/data/frame-settings'
import { MARK, markedWords, strayAmong } from '../helpers/data/known-texts'
import { sectionFixture, sectionTypes } from '../helpers/data/section-fixtures'
import { isForScreenReaders } from '../helpers/dom/without-styles'
import { renderOnPage } from '../helpers/page/page'
import { pressEverything, startSectionSite } from '../helpers/servers/section-site'

const words = mergeWords(markedWords())

let site: Awaited<ReturnType<typeof startSectionSite>>

/** The class of what is for screen readers only. */
let hidden = ''

beforeAll(async () => {
  site = await startSectionSite()
  renderOnPage(<VisuallyHidden>For screen readers</VisuallyHidden>)
  hidden = screen.getByText('For screen readers').className
  cleanup()
})
afterAll(() => site.close())

let fetchFromApi: typeof fetch
beforeEach(() => {
  fetchFromApi = window.fetch
})
afterEach(() => {
  window.fetch = fetchFromApi
  localStorage.clear()
})

function isSeen(element: Element): boolean {
  return !element.closest(`script, style, textarea, [hidden], .${hidden}`) && !isForScreenReaders(element)
}

let observer: MutationObserver | undefined

afterEach(() => observer?.disconnect())

/** Every text that is seen on the page, from now on until the end of the test. */
function watchTexts(): Set<string> {
  const texts = new Set<string>()
  function add(node: Node): void {
    if (node instanceof Text) {
      const { data, parentElement } = node
      if (!texts.has(data) && data.trim() && parentElement && isSeen(parentElement)) texts.add(data)
    }
    if (node instanceof Element && node.hasAttribute('placeholder')) texts.add(node.getAttribute('placeholder') ?? '')
    for (let child = node.firstChild; child; child = child.nextSibling) add(child)
  }
  observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) add(target)
      addedNodes.forEach(add)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return texts
}

/** What else a page shows of the site's own content. */
const CONTENT = [frameSettings(), 'The page', `© ${new Date().getFullYear()} ${frameSettings().copyright}`]

test.each(sectionTypes)('%s, with every kind of control pressed', async (type) => {
  const section = sectionFixture(type)
  const texts = watchTexts()
  await site.showSection(section, { words })
  await pressEverything()
  expect(strayAmong(texts, [section, CONTENT])).toEqual([])
})

test.each([
  ['voiceList', '?page=2', `Previous${MARK}`],
  ['voiceList', '?region_id=3&gender_id=1&age_id=3', `Clear filters${MARK}`],
  ['voiceList', '?name=Cormac&region_id=1', `This would find somebody:${MARK}`],
  ['voiceList', '?voice_id=101', /^Voices similar to/],
  ['voiceList', '?name=Flint', /^Here is Flint/],
  ['ethicalVoiceList', '?name=zzzz', `No voices found.${MARK}`],
  ['blogPostList', '?search=notes', /^Showing/],
  ['blogPostList', '?search=zzzz', `No articles found.${MARK}`],
  ['blogCategoryList', '?search=loudness', /articles? found/],
  ['blogCategoryList', '?search=zzzz', `No articles found.${MARK}`],
])('%s at %s', async (type, query, text) => {
  const section = sectionFixture(type)
  const texts = watchTexts()
  await site.showSection(section, { words, path: `/a-page${query}` })
  await screen.findAllByText(text)
  expect(strayAmong(texts, [section, CONTENT, new URLSearchParams(query).get('name')])).toEqual([])
})

test('a shortlist of two voices, played in order and shortened', async () => {
  localStorage.setItem(SHORTLIST_KEY, JSON.stringify(['102', '104'].map((id) => ({ id, name: id, code: '' }))))
  const section = sectionFixture('shortlist')
  const texts = watchTexts()
  await site.showSection(section, { words })
  await screen.findByRole('article', { name: 'Wren' })
  await pressEverything()
  expect(strayAmong(texts, [section, CONTENT])).toEqual([])
})

test('a script that is too long for its time', async () => {
  const section = sectionFixture('scriptDesk')
  const texts = watchTexts()
  await site.showSection(section, { words })
  const script = 'Nothing beats a human voice. '.repeat(60)
  fireEvent.input(screen.getAllByRole('textbox')[0] ?? document.body, { target: { value: script } })
  await pressEverything()
  expect(strayAmong(texts, [section, CONTENT, script])).toEqual([])
})

/** How the site's server responds until the end of the test. */
function respond(status: number, json = async (): Promise<unknown> => ({})): void {
  Object.assign(window, { fetch: async () => ({ ok: status < 300, status, json }) })
}

test.each([
  [404, undefined, /The server answered 404/],
  [200, () => Promise.reject(new SyntaxError('no JSON')), /Our server sent an answer/],
])('a list that cannot be read: %i', async (status, json, text) => {
  const section = sectionFixture('team')
  respond(status, json)
  const texts = watchTexts()
  await site.show(<Sections page={{ title: 'The page', sections: [section] }} />, { words })
  await screen.findByText(text)
  expect(strayAmong(texts, [section, CONTENT])).toEqual([])
})

test('the estimator, with a price that goes into the brief', async () => {
  const section = sectionFixture('estimator')
  await site.showSection(section, { words })
  const user = userEvent.setup()
  for (const name of ['30 seconds', 'National', 'TV'])
    await user.click(await screen.findByRole('radio', { name: new RegExp(`^${name}`) }))
  await screen.findAllByText(`including GST${MARK}`)
  await user.click(screen.getByRole('button', { name: /^Finalise/ }))
  const brief = await screen.findByLabelText<HTMLTextAreaElement>(`Brief${MARK}`)
  expect(brief.value.split('\n').filter((line) => !line.includes(MARK))).toEqual([])
})

test('the enquiry form: empty, with errors, too long, refused, offline and sent', async () => {
  const texts = watchTexts()
  await site.show(<EnquiryForm headingId="heading" />, { words })
  const form = within(screen.getByRole('main'))
  const user = userEvent.setup()
  const send = () => user.click(form.getByRole('button', { name: /^Send/ }))
  const enter = (label: string, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } })
  const isShown = (text: RegExp) => waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(text))
  await send()
  await isShown(/There is a problem/)
  enter(`Name${MARK}`, "O'Neil")
  enter(`Phone${MARK}`, 'call me')
  enter(`Business E-mail${MARK}`, 'nobody')
  enter(`Brief${MARK}`, 'x '.repeat(50_001))
  await send()
  await isShown(/too many/)
  for (const [label, value] of [
    [`Name${MARK}`, 'Rosa Marsh'],
    [`Phone${MARK}`, '0400 000 000'],
    [`Business E-mail${MARK}`, 'rosa@example.com.au'],
    [`Brief${MARK}`, 'One voice'],
  ] as const)
    enter(label, value)
  respond(429)
  await send()
  await isShown(/Too many enquiries/)
  respond(413)
  await send()
  await isShown(/too long/)
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  Object.assign(window, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  await send()
  await isShown(/nothing was sent/)
  online.mockRestore()
  respond(200)
  await send()
  await isShown(/Quote is sent successfully/)
  expect(strayAmong(texts, [CONTENT, 'One voice'])).toEqual([])
})

test.each<[string, ReactNode]>([
  ['the page that is not found', <NotFound key="1" />],
  ['a page that fails', <ServerError key="2" />],
  [
    'a page that cannot be read now',
    <UnavailableContent key="3" heading="H" message="M" list={{ path: '/a', label: 'L' }} path="/b" />,
  ],
  [
    'a visitor who is signed out',
    <SessionProvider key="4">
      <Profile />
    </SessionProvider>,
  ],
  ['the page of the form', <EnquiryPage key="6" />],
  [
    'the frame of every page',
    <PageFrame key="7" showStatistics showLogos>
      {null}
    </PageFrame>,
  ],
])('%s', async (_, content) => {
  const texts = watchTexts()
  await site.show(content, { words })
  await pressEverything()
  expect(strayAmong(texts, [CONTENT, 'H', 'M', 'L'])).toEqual([])
})
