/** @jest-environment jsdom */
/** The core on a whole page: it finds the islands of the server's HTML, and hydrates those that are used or needed at once. */
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { startCore } from '@/components/core'
import { createEnquirySession } from '@/components/quote/enquiry-session'
import { QuoteButton } from '@/components/quote/quote-button'
import QuoteDialog from '@/components/quote/quote-dialog'
import { session } from '@/components/quote/session'
import Stopwatch from '@/components/sections/stopwatch'
import * as stopwatch from '@/components/sections/stopwatch/fixtures'
import VoiceList from '@/components/sections/voice-list'
import * as voiceList from '@/components/sections/voice-list/fixtures'
import { PAGE_PROPS_ID } from '@/lib/html/frame-ids'
import '../../helpers/core'
import { installView } from '../../helpers/in-view'
import { installMedia } from '../../helpers/media'
import { contentPage, pageProps } from '../../helpers/page-props'
import { isHydrated, serverHtml } from '../../helpers/served-island'

const RUBY = { about: 'Ruby', brief: 'Voice: Ruby' }
const FLINT = { about: 'Flint', brief: 'Voice: Flint' }

const timer = { ...stopwatch.typical, _key: 'timer' }
const voices = { ...voiceList.typical, _key: 'voices' }
// One page for all tests, because its props are read once.
const page = pageProps({ page: contentPage({ sections: [timer, voices] }) })

let stop = () => {}
let complaints: jest.SpyInstance
let request: jest.Mock

beforeEach(() => {
  // The core hydrates outside of `act`.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  installMedia()
  installView()
  complaints = jest.spyOn(console, 'error')
  window.history.replaceState({}, '', '/')
  request = jest.fn(() => new Promise(() => undefined))
  window.fetch = request
  document.body.innerHTML = '<p id="loading" role="status"></p><main id="main"></main>'
  const props = Object.assign(document.createElement('script'), { id: PAGE_PROPS_ID, type: 'application/json' })
  props.textContent = JSON.stringify(page)
  document.body.append(props)
})
afterEach(() => {
  stop()
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
  delete document.documentElement.dataset.hydrated
})

type Place = { name: string; sectionKey?: string; rule?: string }

function addIsland(content: ReactElement, { name, sectionKey, rule = 'interaction' }: Place): HTMLElement {
  const island = document.createElement('div')
  Object.assign(island.dataset, { island: rule, part: name }, sectionKey && { key: sectionKey })
  island.append(serverHtml(content, { name, sectionKey, page }))
  document.body.append(island)
  return island
}

const addTimer = () => addIsland(<Stopwatch section={timer} isFirst />, { name: 'stopwatch', sectionKey: 'timer' })
const addVoices = () => addIsland(<VoiceList section={voices} />, { name: 'voiceList', sectionKey: 'voices' })

function start(): void {
  stop = startCore()
}

const pass = (timeMs: number) => new Promise((resolve) => setTimeout(resolve, timeMs))
const isAlive = (island: Element) => Array.from(island.querySelectorAll('*')).some(isHydrated)

test('marks the page as ready, and hydrates nothing that nobody uses', async () => {
  const islands = [addTimer(), addVoices()]
  start()
  expect(document.documentElement).toHaveAttribute('data-hydrated')
  await pass(300)
  expect(islands.map(isAlive)).toEqual([false, false])
  expect(request).not.toHaveBeenCalled()
})

test('a press on a control that needs its island hydrates this one alone, and takes effect', async () => {
  const [island, other] = [addTimer(), addVoices()]
  start()
  within(island).getByRole('button', { name: 'Start' }).click()
  expect(await within(island).findByRole('button', { name: 'Pause' })).toBeInTheDocument()
  expect(isAlive(other)).toBe(false)
})

test('an island that the URL makes stale is dimmed and hydrated at once', async () => {
  window.history.replaceState({}, '', '/?page=2')
  const [island, other] = [addVoices(), addTimer()]
  start()
  expect(island).toHaveAttribute('data-stale')
  expect(other).not.toHaveAttribute('data-stale')
  await waitFor(() => expect(island).not.toHaveAttribute('data-stale'))
  expect(isAlive(island)).toBe(true)
  expect(isAlive(other)).toBe(false)
})

test('an island whose data the server lacked is hydrated at once', async () => {
  const content = <Stopwatch section={timer} isFirst />
  const island = addIsland(content, { name: 'stopwatch', sectionKey: 'timer', rule: 'load' })
  start()
  await waitFor(() => expect(isAlive(island)).toBe(true))
})

test('a section that the props no longer have stays as it is', async () => {
  const gone = { ...timer, _key: 'gone' }
  const island = addIsland(<Stopwatch section={gone} isFirst />, { name: 'stopwatch', sectionKey: 'gone' })
  start()
  screen.getByRole('button', { name: 'Start' }).click()
  await waitFor(() => expect(island).toHaveAttribute('data-failed'))
  expect(isAlive(island)).toBe(false)
})

test.each(['fromTheFuture', 'toString'])('a part of the name %s, which is unknown, is left alone', (name) => {
  addIsland(<button type="button">Press</button>, { name })
  start()
  expect(() => screen.getByRole('button', { name: 'Press' }).click()).not.toThrow()
})

describe('a quote button', () => {
  function addDialog() {
    Object.assign(session, createEnquirySession())
    addIsland(<QuoteButton request={RUBY}>Ruby</QuoteButton>, { name: 'fromTheFuture' })
    addIsland(<QuoteButton request={FLINT}>Flint</QuoteButton>, { name: 'fromTheFuture' })
    const island = addIsland(<QuoteDialog />, { name: 'quote' })
    const dialog = island.querySelector('dialog')
    if (!dialog) throw new Error('There is no dialog')
    start()
    return { island, dialog }
  }

  const press = (name: string) => screen.getByRole('button', { name }).click()
  const brief = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Brief' })

  test('opens the dialog at once; it stays, with what is typed, when the form is hydrated (B152)', async () => {
    const { island, dialog } = addDialog()
    press('Ruby')
    expect(screen.getByRole('dialog', { name: 'Get a quick quote' })).toBe(dialog)
    expect(isAlive(island)).toBe(false)
    expect(brief()).toHaveValue(RUBY.brief)
    brief().value = `${RUBY.brief}\n\nBy Friday.`
    await waitFor(() => expect(isAlive(island)).toBe(true))
    expect(screen.getByRole('dialog')).toBe(dialog)
    expect(screen.getByText(RUBY.about, { selector: '[data-quote-text]' })).toBeVisible()
    expect(brief()).toHaveValue(`${RUBY.brief}\n\nBy Friday.`)

    press('Close')
    expect(screen.queryByRole('dialog')).toBeNull()
    press('Flint')
    expect(screen.getByText(FLINT.about, { selector: '[data-quote-text]' })).toBeVisible()
    expect(brief()).toHaveValue(`${FLINT.brief}\n\nBy Friday.`)
  })

  test('closed before the form is hydrated: the next opening exchanges its lines all the same (B29)', async () => {
    const { island } = addDialog()
    press('Ruby')
    press('Close')
    await waitFor(() => expect(isAlive(island)).toBe(true))
    press('Flint')
    expect(brief()).toHaveValue(FLINT.brief)
  })
})

test('a core that is stopped handles nothing any more', async () => {
  const island = addTimer()
  start()
  stop()
  within(island).getByRole('button', { name: 'Start' }).click()
  await pass(100)
  expect(isAlive(island)).toBe(false)
})
