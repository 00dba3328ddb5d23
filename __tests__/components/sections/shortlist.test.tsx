/** @jest-environment jsdom */
import { CompressionStream, DecompressionStream } from 'node:stream/web'
import { TextDecoder, TextEncoder } from 'node:util'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drafts } from '@/components/enquiry/drafts/drafts'
import { line } from '@/components/sections/script-desk/fixtures'
import Shortlist from '@/components/sections/shortlist'
import { typical } from '@/components/sections/shortlist/fixtures'
import type { Voice } from '@/lib/api/models'
import { bowerPath, bowerSticks } from '@/lib/audio/bower'
import { getScript, NO_SCRIPT, setScript } from '@/lib/script/script-store'
import { shortlistLink } from '@/lib/shortlist/link'
import { encodeFragment } from '@/lib/shortlist/link-fragment'
import { withNote } from '@/lib/shortlist/shortlist'
import { getShortlist, setShortlist } from '@/lib/shortlist/store'
import { type FakeMedia, installMedia, settle } from '../../helpers/data/media'
import { voice, voicePage, voiceSample } from '../../helpers/data/voices'
import { renderOnPage } from '../../helpers/page/page'

const reed = voice(1, 'Tamsin Reed')
const flint = voice(2, 'Flint')
const rook = voice(3, 'Rook')
const shortlistOf = (...voices: Voice[]) =>
  voices.map(({ id, pseudonym, code }) => ({ id: String(id), name: pseudonym, code }))

// jsdom has none of them.
Object.assign(globalThis, { CompressionStream, DecompressionStream, TextDecoder, TextEncoder })

let media: FakeMedia
beforeEach(() => {
  setScript(NO_SCRIPT)
  localStorage.clear()
  media = installMedia()
  respond()
})

/** An API that searches these by name, and has one price. */
function respond(voices = [reed, flint, rook]): void {
  const answer: jest.Mock = jest.fn(async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    if (pathname.includes('/estimated-quote/')) {
      return { ok: true, status: 200, json: async () => ({ estimated_quote: { amount: 400 } }) }
    }
    const name = searchParams.get('searchKeyword')
    const found = voices.filter(({ pseudonym }) => name === null || pseudonym === name)
    return { ok: true, status: 200, json: async () => voicePage(found) }
  })
  window.fetch = answer
}

async function show(path = '/shortlist') {
  const quotes: unknown[] = []
  renderOnPage(<Shortlist section={typical} isFirst />, {
    path,
    fetches: true,
    onEnquiry: (request) => quotes.push(request),
  })
  await settle()
  return { quotes }
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const cards = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const ownNames = () => getShortlist().map(({ name }) => name)

test('an empty shortlist explains how to fill it and links to the voices', async () => {
  await show()
  expect(screen.getByRole('heading', { level: 1, name: 'Your shortlist' })).toBeInTheDocument()
  expect(screen.getByText(/Press Shortlist on the card/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Browse voices' })).toHaveAttribute('href', '/voice-over-artists')
  expect(screen.queryByRole('button', { name: 'Play all in order' })).toBeNull()
})

test('an empty shortlist shows voices to start with, one press on which begins the list (B769)', async () => {
  await show()
  expect(screen.getByRole('heading', { level: 2, name: 'Or start with one of these' })).toBeVisible()
  expect(cards()).toEqual(['Tamsin Reed', 'Flint', 'Rook'])
  await press('Add Flint to shortlist')
  expect(ownNames()).toEqual(['Flint'])
  expect(cards()).toEqual(['Flint'])
  expect(screen.queryByRole('heading', { name: 'Or start with one of these' })).toBeNull()
})

test('removes a voice, announces it, and moves the focus to the list', async () => {
  setShortlist(shortlistOf(reed, flint))
  await show()
  await press('Remove Tamsin Reed from the list')
  expect(cards()).toEqual(['Flint'])
  expect(ownNames()).toEqual(['Flint'])
  const status = screen.getByText('Tamsin Reed was removed.')
  expect(document.activeElement).toContainElement(status)
  expect(document.body).not.toHaveFocus()
})

const playing = () => media.playing().map((element) => element.src)
const finish = () => act(() => media.advance(10))

test('plays one after another, and ends after the last', async () => {
  setShortlist(shortlistOf(reed, flint))
  await show()
  await press('Play all in order')
  await settle()
  expect(screen.getByText(/^1 of 2:/).parentElement).toHaveTextContent('1 of 2: Tamsin Reed, Commercial')
  finish()
  await settle()
  expect(screen.getByText(/^2 of 2:/).parentElement).toHaveTextContent('2 of 2: Flint, Commercial')
  expect(playing()).toHaveLength(1)
  finish()
  await settle()
  expect(playing()).toEqual([])
  expect(screen.getByRole('button', { name: 'Play all in order' })).toBeInTheDocument()
})

test('a pause holds the order, Next continues it, Stop ends it', async () => {
  setShortlist(shortlistOf(reed, flint, rook))
  await show()
  await press('Play all in order')
  await settle()
  await press('Pause Tamsin Reed')
  await press('Next')
  await settle()
  expect(screen.getByRole('button', { name: 'Pause Flint' })).toBeInTheDocument()
  await press('Stop')
  await settle()
  expect(playing()).toEqual([])
  expect(screen.queryByText(/of 3:/)).toBeNull()
})

test('another sample ends the order, and keeps playing', async () => {
  setShortlist(shortlistOf(reed, flint, rook))
  await show()
  await press('Play all in order')
  await settle()
  await press('Play Rook')
  await settle()
  expect(screen.getByRole('button', { name: 'Play all in order' })).toBeInTheDocument()
  expect(playing()).toHaveLength(1)
})

/** The voices below each other. */
const rows = () => within(screen.getByRole('region', { name: 'Side by side' }))
const texts = () =>
  rows()
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('button').textContent)
const pressRow = async (name: string) => {
  await userEvent.click(rows().getByRole('button', { name }))
  await settle()
}
const pressTab = (name: string) => userEvent.click(rows().getByRole('tab', { name }))
const positions = () => media.playing().map((element) => `${element.src.split('/').pop()} ${element.currentTime}`)

const narrates = voice(4, 'Wren', {
  categoryAudioList: [voiceSample(40), voiceSample(41, { category: 'Narration', seconds: 10 })],
})
const reads = voice(5, 'Marlow', {
  categoryAudioList: [
    voiceSample(50, { category: 'narration ', seconds: null }),
    voiceSample(51, { category: 'Character' }),
  ],
})

async function showCompared() {
  respond([narrates, reads, flint])
  setShortlist(
    shortlistOf(narrates, reads, flint).map((one) => (one.name === 'Wren' ? { ...one, sample: 'Narration' } : one)),
  )
  await show()
}

test('a category is chosen of those that two voices have; a voice without it says so and plays its own (B705)', async () => {
  await showCompared()
  expect(
    rows()
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ).toEqual(['As on the list', 'Commercial', 'Narration'])
  expect(texts()).toEqual(['1 WrenNarration', '2 Marlownarration', '3 FlintCommercial'])
  await pressTab('Commercial')
  expect(texts()).toEqual(['1 WrenCommercial', '2 MarlowNo Commercial: plays narration', '3 FlintCommercial'])
  const card = within(screen.getByRole('article', { name: 'Wren' }))
  expect(card.getByRole('tab', { name: 'Commercial' })).toHaveAttribute('aria-selected', 'true')
  await press('Play all in order')
  await settle()
  expect(screen.getByText(/^1 of 3:/).parentElement).toHaveTextContent('1 of 3: Wren, Commercial')
  // What is chosen from then on is not what plays.
  await pressTab('Narration')
  expect(playing()).toEqual([])
})

test('each voice beside the others is drawn from the sample that it plays, at the length that it has (B705, B730)', async () => {
  await showCompared()
  const drawing = (index: number) =>
    rows().getAllByRole('slider')[index]?.parentElement?.querySelector('path')?.getAttribute('d')
  const { peaks } = voiceSample(1)
  const drawnWith = (sticks: number) => bowerPath(bowerSticks(peaks, sticks))
  expect([0, 1, 2].map(drawing)).toEqual([drawnWith(20), drawnWith(90), drawnWith(90)])
  await pressTab('Commercial')
  expect(drawing(0)).toBe(drawnWith(90))
})

test('one press switches to another voice, at the same second if its recording is that long (B706)', async () => {
  await showCompared()
  await pressRow('3 Flint Commercial')
  act(() => media.advance(4))
  // Its length comes with its file.
  await pressRow('2 Marlow narration')
  expect(positions()).toEqual(['50.mp3 4'])
  expect(rows().getByRole('button', { pressed: true })).toHaveTextContent('Marlow')
  act(() => media.advance(2))
  await pressRow('2 Marlow narration')
  expect(positions()).toEqual([])
  await pressRow('1 Wren Narration')
  expect(positions()).toEqual(['41.mp3 6'])
  act(() => media.advance(10))
  await pressRow('3 Flint Commercial')
  expect(positions()).toEqual(['20.mp3 0'])
})

test('plays the first eight seconds of each, from the start of the first, with the focus on its button (B707)', async () => {
  await showCompared()
  await pressRow('1 Wren Narration')
  act(() => media.advance(9))
  const start = screen.getByRole('button', { name: 'First 8 seconds of each' })
  await userEvent.click(start)
  await settle()
  expect(positions()).toEqual(['41.mp3 0'])
  expect(start).toHaveFocus()
  expect(start).toHaveAccessibleName('Next')
  act(() => media.advance(7))
  expect(positions()).toEqual(['41.mp3 7'])
  for (const [seconds, next] of [
    [1, '50.mp3 0'],
    [8, '20.mp3 0'],
  ] as const) {
    act(() => media.advance(seconds))
    await settle()
    expect(positions()).toEqual([next])
  }
  act(() => media.advance(8))
  await settle()
  expect(positions()).toEqual([])
  expect(start).toHaveAccessibleName('First 8 seconds of each')
})

test('one voice has nobody beside it', async () => {
  setShortlist(shortlistOf(reed))
  await show()
  expect(screen.queryByRole('region', { name: 'Side by side' })).toBeNull()
  expect(screen.queryByRole('button', { name: /First 8 seconds/ })).toBeNull()
})

test('where copying is refused, the link that carries the list is shown in a field', async () => {
  setShortlist(shortlistOf(flint, reed))
  await show()
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(screen.queryByText('Link Copied!')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Copy this link' })).toHaveValue(
    shortlistLink('http://localhost', shortlistOf(flint, reed)),
  )
})

test("a shared list is shown beside one's own, which stays unchanged (B127)", async () => {
  setShortlist(shortlistOf(rook))
  await show(shortlistLink('', shortlistOf(flint, reed)))
  expect(screen.getByRole('heading', { level: 1, name: 'A shortlist for you' })).toBeInTheDocument()
  expect(cards()).toEqual(['Flint', 'Tamsin Reed'])
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  expect(ownNames()).toEqual(['Rook'])
})

test('a voice that no longer exists is named and can be removed', async () => {
  setShortlist(shortlistOf(reed, voice(8, 'Lost Soul'), flint))
  const { quotes } = await show()
  expect(cards()).toEqual(['Tamsin Reed', 'Flint'])
  expect(screen.getByText('We could not find this voice.').closest('li')).toHaveTextContent('Lost Soul')
  await press('Enquire about the shortlist')
  expect(JSON.stringify(quotes)).not.toContain('Lost Soul')
  await press('Remove Lost Soul from the list')
  expect(ownNames()).toEqual(['Tamsin Reed', 'Flint'])
  expect(screen.queryByText(/We could not find/)).toBeNull()
})

test('when the API does not respond, the names stay, and it can be retried', async () => {
  setShortlist(shortlistOf(reed))
  const failing: jest.Mock = jest.fn(async () => ({ ok: false, status: 400, json: async () => ({}) }))
  window.fetch = failing
  await show()
  expect(screen.getByRole('alert')).toHaveTextContent('Error: The server answered 400.')
  // No card goes on loading for good.
  expect(screen.queryByText('Loading...')).toBeNull()
  expect(screen.getAllByText('Cannot be loaded right now.').length).toBeGreaterThan(0)
  expect(screen.getByText('Tamsin Reed')).toBeInTheDocument()
  respond()
  await press('Retry')
  await settle()
  expect(cards()).toEqual(['Tamsin Reed'])
  expect(screen.queryByRole('alert')).toBeNull()
})

/** What the browser has copied. */
async function copiedLink(): Promise<string> {
  await press(/^Copy link$|^Link Copied!$/)
  return await navigator.clipboard.readText()
}

test('a note is kept with the list, and the link carries it to somebody who adds to it and sends it back (B714, B765, B766)', async () => {
  userEvent.setup()
  setShortlist(shortlistOf(flint, reed))
  await show()
  await press('Add a note: Flint')
  const field = await screen.findByRole('textbox', { name: 'Note: Flint' })
  expect(field).toHaveFocus()
  await userEvent.type(field, 'Warm')
  await userEvent.tab()
  expect(getShortlist()[0]).toMatchObject({ name: 'Flint', note: 'Warm' })
  expect(await screen.findByText('Notes go with the link.')).toBeVisible()
  await waitFor(async () => expect(await copiedLink()).toContain('#list='))
  const sent = await copiedLink()
  cleanup()

  setShortlist([])
  await show(sent)
  const theirs = await screen.findByRole('textbox', { name: 'Note: Flint' })
  await waitFor(() => expect(theirs).toHaveValue('Warm'))
  await userEvent.type(theirs, ', but slower')
  await press('Add a note: Tamsin Reed')
  await userEvent.type(screen.getByRole('textbox', { name: 'Note: Tamsin Reed' }), 'My favourite')
  await userEvent.tab()
  await waitFor(() => expect(window.location.hash).not.toBe(new URL(sent).hash))
  expect(ownNames()).toEqual([])
  const back = await copiedLink()
  cleanup()

  setShortlist(withNote(shortlistOf(rook, flint), '2', 'Warm'))
  await show(back)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note: Flint' })).toHaveValue('Warm, but slower'))
  await press('Add to my shortlist')
  expect(screen.getByText('Your shortlist has 3 voices now.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Your shortlist' })).toBeVisible()
  expect(window.location.search + window.location.hash).toBe('')
  expect(getShortlist().map(({ name, note }) => [name, note])).toEqual([
    ['Rook', undefined],
    ['Flint', 'Warm, but slower'],
    ['Tamsin Reed', 'My favourite'],
  ])
})

test('the script goes with the link only if that is wanted, and is used by who opens it only if they want (B714, B718)', async () => {
  userEvent.setup()
  const script = { ...NO_SCRIPT, text: 'Fresh bread, every morning, from four.\nTwelve loaves.' }
  setScript(script)
  setShortlist(shortlistOf(flint))
  await show()
  expect(await copiedLink()).not.toContain('#')
  await userEvent.click(screen.getByRole('checkbox', { name: /“Fresh bread, every morning, from four\. …”/ }))
  await waitFor(async () => expect(await copiedLink()).toContain('#list='))
  const sent = await copiedLink()
  cleanup()

  const mine = { ...NO_SCRIPT, text: 'My own' }
  setScript(mine)
  await show(sent)
  expect(await screen.findByText(/^Fresh bread, every morning/)).toBeVisible()
  expect(getScript()).toEqual(mine)
  await press('Use this script')
  expect(getScript()).toEqual(script)
  expect(screen.getByText('This is your script now, on every page.')).toBeVisible()
  await press('Undo')
  expect(getScript()).toEqual(mine)
})

test('what is too long for a link is said, and the link has the voices alone (B714)', async () => {
  userEvent.setup()
  setScript({
    ...NO_SCRIPT,
    text: Array.from({ length: 9000 }, (_, index) => ((index * 7919) % 65521).toString(36)).join(' '),
  })
  setShortlist(shortlistOf(flint))
  await show()
  await userEvent.click(screen.getByRole('checkbox'))
  expect(await screen.findByText('Notes and script are too long for a link: it has the voices only.')).toBeVisible()
  expect(await copiedLink()).toBe(shortlistLink('http://localhost', shortlistOf(flint)))
})

test('a note that is typed is kept when the page is left at once (B765)', async () => {
  setShortlist(shortlistOf(flint))
  await show()
  await press('Add a note: Flint')
  await userEvent.type(screen.getByRole('textbox', { name: 'Note: Flint' }), 'Warm')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(getShortlist()[0]).toMatchObject({ note: 'Warm' })
})

test('a link whose fragment is broken shows its voices (B714)', async () => {
  const fragment = await encodeFragment({ notes: new Map([['2', 'Warm']]), script: null })
  await show(`${shortlistLink('', shortlistOf(flint))}${fragment?.slice(0, -6)}`)
  expect(cards()).toEqual(['Flint'])
  expect(screen.getByRole('button', { name: 'Add a note: Flint' })).toBeVisible()
})

test('what is sent about the shortlist holds the script, and everything about the job (B453)', async () => {
  setShortlist(shortlistOf(reed, flint))
  act(() => setScript({ ...NO_SCRIPT, text: 'Come to Harbour Bread.' }))
  const quotes: unknown[] = []
  renderOnPage(<Shortlist section={typical} isFirst />, {
    path: '/shortlist',
    fetches: true,
    sections: [line],
    onEnquiry: (request) => quotes.push(request),
  })
  await settle()
  await waitFor(async () => {
    await press('Enquire about the shortlist')
    expect(drafts.openDialogDraft().values().brief).toMatch(
      /^Script: 4 spoken words\nTime: 0:02 Medium\nWhat is it for\?: Narration\n(.+\n)*\nCome to Harbour Bread\.$/,
    )
  })
  expect(quotes.at(-1)).toMatchObject({ brief: expect.stringMatching(/^Shortlist:\n1\. Tamsin Reed.*\n2\. Flint/) })
})
