/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Shortlist from '@/components/sections/shortlist'
import { typical } from '@/components/sections/shortlist/fixtures'
import type { Voice } from '@/lib/api/models'
import { shortlistLink } from '@/lib/shortlist/link'
import { SHORTLIST_MAX } from '@/lib/shortlist/shortlist'
import { getShortlist, setShortlist } from '@/lib/shortlist/store'
import { type FakeMedia, installMedia, settle } from '../../helpers/media'
import { renderOnPage } from '../../helpers/page'
import { voice, voicePage } from '../../helpers/voices'

const reed = voice(1, 'Tamsin Reed')
const flint = voice(2, 'Flint')
const rook = voice(3, 'Rook')
const kept = (...voices: Voice[]) =>
  voices.map(({ id, pseudonym, code }) => ({ id: String(id), name: pseudonym, code }))

let media: FakeMedia
let asked: string[]
beforeEach(() => {
  localStorage.clear()
  media = installMedia()
  asked = respond()
})

/** An API that searches these by name and knows similar voices by id. @returns the requests */
function respond(): string[] {
  const asked: string[] = []
  const answer: jest.Mock = jest.fn(async (url: string) => {
    asked.push(url)
    const query = new URL(url, 'http://localhost').searchParams
    const name = query.get('searchKeyword')
    const found = [reed, flint, rook].filter(({ id, pseudonym }) =>
      name === null ? String(id) === query.get('voiceId') : pseudonym === name,
    )
    return { ok: true, status: 200, json: async () => voicePage(found) }
  })
  window.fetch = answer
  return asked
}

async function show(path = '/shortlist') {
  const quotes: unknown[] = []
  renderOnPage(<Shortlist section={typical} isFirst />, { path, onQuote: (request) => quotes.push(request) })
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

test('moves a voice, announces it, and keeps the focus', async () => {
  setShortlist(kept(reed, flint, rook))
  await show()
  await press('Move Tamsin Reed later')
  expect(cards()).toEqual(['Flint', 'Tamsin Reed', 'Rook'])
  expect(ownNames()).toEqual(['Flint', 'Tamsin Reed', 'Rook'])
  expect(screen.getByText('Tamsin Reed is now number 2.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Move Tamsin Reed later' })).toHaveFocus()
  await press('Move Tamsin Reed earlier')
  expect(cards()).toEqual(['Tamsin Reed', 'Flint', 'Rook'])
  expect(screen.getByRole('button', { name: 'Move Tamsin Reed earlier' })).toHaveAttribute('aria-disabled', 'true')
  expect(asked).toHaveLength(3)
})

test('removes a voice, moves the focus on, and can undo it', async () => {
  setShortlist(kept(reed, flint))
  await show()
  await press('Remove Tamsin Reed from the list')
  expect(cards()).toEqual(['Flint'])
  expect(ownNames()).toEqual(['Flint'])
  expect(screen.getByRole('button', { name: 'Remove Flint from the list' })).toHaveFocus()
  await press('Undo')
  expect(cards()).toEqual(['Tamsin Reed', 'Flint'])
  await press('Remove Flint from the list')
  await press('Remove Tamsin Reed from the list')
  expect(screen.getByText(/Press Shortlist on the card/)).toBeInTheDocument()
  await press('Undo')
  expect(ownNames()).toEqual(['Tamsin Reed'])
})

test('removing the playing voice stops audio', async () => {
  setShortlist(kept(reed, flint))
  await show()
  await press('Play all in order')
  await settle()
  await press('Remove Tamsin Reed from the list')
  await settle()
  expect(media.sounding()).toHaveLength(0)
  expect(screen.getByRole('button', { name: 'Play all in order' })).toBeInTheDocument()
})

test('where copying is refused, the link that carries the list is shown in a field', async () => {
  setShortlist(kept(flint, reed))
  await show()
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(screen.queryByText('Link Copied!')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Copy this link' })).toHaveValue(
    shortlistLink('http://localhost', kept(flint, reed)),
  )
})

test("a shared list is shown beside one's own, which stays unchanged (B127)", async () => {
  setShortlist(kept(rook))
  await show(shortlistLink('', kept(flint, reed)))
  expect(screen.getByRole('heading', { level: 1, name: 'A shortlist for you' })).toBeInTheDocument()
  expect(cards()).toEqual(['Flint', 'Tamsin Reed'])
  await press('Move Flint later')
  await press('Remove Flint from the list')
  expect(cards()).toEqual(['Tamsin Reed'])
  expect(ownNames()).toEqual(['Rook'])
})

test('names the shared voices that did not fit', async () => {
  setShortlist(Array.from({ length: SHORTLIST_MAX }, (_, index) => ({ id: `k${index}`, name: `K${index}`, code: '' })))
  await show(shortlistLink('', kept(reed)))
  await press('Keep these voices')
  expect(screen.getByText('A shortlist holds 20 voices. Not kept: Tamsin Reed.')).toBeInTheDocument()
  expect(ownNames()).not.toContain('Tamsin Reed')
})

test('voices that no longer exist are named and can be removed', async () => {
  setShortlist(kept(reed, voice(8, 'Lost Soul'), flint))
  const { quotes } = await show()
  expect(cards()).toEqual(['Tamsin Reed', 'Flint'])
  expect(screen.getByText(/We could not find:/)).toHaveTextContent('We could not find: Lost Soul')
  await press('Enquire about the shortlist')
  expect(JSON.stringify(quotes)).not.toContain('Lost Soul')
  await press('Take it off the list')
  expect(ownNames()).toEqual(['Tamsin Reed', 'Flint'])
  expect(screen.queryByText(/We could not find/)).toBeNull()
})

test('when the API does not respond, the names stay, and it can be retried', async () => {
  setShortlist(kept(reed))
  const failing: jest.Mock = jest.fn(async () => ({ ok: false, status: 400, json: async () => ({}) }))
  window.fetch = failing
  await show()
  expect(screen.getByRole('alert')).toHaveTextContent('Error: The server answered 400.')
  expect(screen.getByText('Tamsin Reed')).toBeInTheDocument()
  respond()
  await press('Retry')
  await settle()
  expect(cards()).toEqual(['Tamsin Reed'])
  expect(screen.queryByRole('alert')).toBeNull()
})
