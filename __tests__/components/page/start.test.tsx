/** @jest-environment jsdom */
/** The core on a whole page: it finds the islands of the server's HTML, and hydrates those that are used or needed at once. */
import { screen, waitFor, within } from '@testing-library/react'
import Stopwatch from '@/components/sections/stopwatch'
import * as stopwatch from '@/components/sections/stopwatch/fixtures'
import VoiceList from '@/components/sections/voice-list'
import * as voiceList from '@/components/sections/voice-list/fixtures'
import { contentPage, pageProps } from '../../helpers/page/page-props'
import { addIsland, isAlive, pass, servePage, start } from '../../helpers/page/runtime-page'

const timer = { ...stopwatch.typical, _key: 'timer' }
const voices = { ...voiceList.typical, _key: 'voices' }
// One page for all tests, because its props are read once.
const page = pageProps({ page: contentPage({ sections: [timer, voices] }) })

beforeEach(() => servePage(page))

const addTimer = () => addIsland(<Stopwatch section={timer} isFirst />, { name: 'stopwatch', sectionKey: 'timer' })
const addVoices = () => addIsland(<VoiceList section={voices} />, { name: 'voiceList', sectionKey: 'voices' })

test('marks the page as ready, and hydrates nothing that nobody uses', async () => {
  const islands = [addTimer(), addVoices()]
  start()
  expect(document.documentElement).toHaveAttribute('data-hydrated')
  await pass(300)
  expect(islands.map(isAlive)).toEqual([false, false])
  expect(window.fetch).not.toHaveBeenCalled()
})

test('a press on a control that needs its island hydrates this one alone, and takes effect', async () => {
  const [island, other] = [addTimer(), addVoices()]
  start()
  within(island).getByRole('button', { name: 'Start' }).click()
  expect(await within(island).findByRole('button', { name: 'Pause' })).toBeInTheDocument()
  expect(isAlive(other)).toBe(false)
})

test('what was pressed before the core came counts from each press: Start, Pause, Start (B270)', async () => {
  const island = addTimer()
  const button = within(island).getByRole('button', { name: 'Start' })
  const now = performance.now()
  window.takeEarlyPresses = () => [-3_680_000, -3_620_000, -3_600_000].map((before) => [button, now + before])
  start()
  delete window.takeEarlyPresses
  await waitFor(() => expect(within(island).getByRole('timer').textContent).toMatch(/^01\D*:01\D*:0/))
  within(island).getByRole('button', { name: 'Pause' }).click()
  expect(await within(island).findByText(/^Paused at 1 hour 1 minute /)).toBeInTheDocument()
})

test('the button of a popover says that it is open in the task in which it opens (B147)', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<button data-act="menu" popovertarget="menu" aria-expanded="false"></button><nav id="menu" popover></nav>',
  )
  start()
  const [button, menu] = [document.querySelector('[popovertarget]'), document.getElementById('menu')]
  for (const [newState, isExpanded] of [
    ['open', 'true'],
    ['closed', 'false'],
  ] as const) {
    menu?.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }))
    expect(button).toHaveAttribute('aria-expanded', isExpanded)
  }
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
  const removed = { ...timer, _key: 'gone' }
  const island = addIsland(<Stopwatch section={removed} isFirst />, { name: 'stopwatch', sectionKey: 'gone' })
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

test('a core that is stopped handles nothing any more', async () => {
  const island = addTimer()
  const stop = start()
  stop()
  within(island).getByRole('button', { name: 'Start' }).click()
  await pass(100)
  expect(isAlive(island)).toBe(false)
})
