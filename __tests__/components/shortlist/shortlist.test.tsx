/** @jest-environment jsdom */
/** The button on a card and the link in the header. */
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { ShortlistButton } from '@/components/shortlist/shortlist-button'
import { ShortlistLink } from '@/components/shortlist/shortlist-link'
import { SHORTLIST_MAX } from '@/lib/shortlist/shortlist'
import { getShortlist, setShortlist } from '@/lib/shortlist/store'
import { renderOnPage } from '../../helpers/page'
import { voice } from '../../helpers/voices'

beforeEach(() => localStorage.clear())

const kept = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `k${index}`, name: `Voice ${index}`, code: '' }))
const names = () => getShortlist().map(({ name }) => name)
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

test('a click keeps the voice with its booking ref, the next removes it', async () => {
  renderOnPage(<ShortlistButton voice={voice(1, 'Tamsin Reed')} />)
  const add = screen.getByRole('button', { name: 'Add Tamsin Reed to shortlist', pressed: false })
  await userEvent.click(add)
  expect(getShortlist()).toEqual([{ id: '1', name: 'Tamsin Reed', code: 'BB-1' }])
  await userEvent.click(screen.getByRole('button', { name: 'Remove Tamsin Reed from shortlist', pressed: true }))
  expect(names()).toEqual([])
  expect(add).toHaveAccessibleName('Add Tamsin Reed to shortlist')
})

test('its visible text is part of its accessible name, and it works by keyboard', async () => {
  renderOnPage(<ShortlistButton voice={voice(1, 'Tamsin Reed')} />)
  const button = screen.getByRole('button')
  expect(button.getAttribute('aria-label')?.toLowerCase()).toContain(button.textContent?.toLowerCase())
  await userEvent.tab()
  expect(button).toHaveFocus()
  await userEvent.keyboard('[Space]')
  expect(names()).toEqual(['Tamsin Reed'])
})

test('a change renders only its own card', async () => {
  const renders = new Map<string, number>()
  renderOnPage(
    [voice(1, 'Tamsin Reed'), voice(2, 'Flint')].map((one) => (
      <Profiler key={one.id} id={one.pseudonym} onRender={(id) => void renders.set(id, (renders.get(id) ?? 0) + 1)}>
        <ShortlistButton voice={one} />
      </Profiler>
    )),
  )
  renders.clear()
  await userEvent.click(screen.getByRole('button', { name: 'Add Flint to shortlist' }))
  expect([...renders]).toEqual([['Flint', 1]])
})

test('shows what another tab has kept', () => {
  renderOnPage(<ShortlistButton voice={voice(1, 'Tamsin Reed')} />)
  localStorage.setItem('shortlist', JSON.stringify({ version: 1, voices: [{ id: '1', name: 'x', code: '' }] }))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' })))
  expect(screen.getByRole('button', { pressed: true })).toBeInTheDocument()
})

test('a full shortlist says so and adds no more', async () => {
  setShortlist(kept(SHORTLIST_MAX))
  renderOnPage(<ShortlistButton voice={voice(1, 'Tamsin Reed')} />)
  const button = screen.getByRole('button', { name: 'Add Tamsin Reed to shortlist: shortlist is full' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button)
  expect(getShortlist()).toHaveLength(SHORTLIST_MAX)
  expect(names()).not.toContain('Tamsin Reed')
})

test('the header links to the shortlist only while there is one', async () => {
  renderOnPage(<ShortlistLink />)
  await settle()
  expect(screen.queryByRole('link')).toBeNull()
  act(() => setShortlist(kept(3)))
  const link = await screen.findByRole('link', { name: 'Shortlist (3)' })
  expect(link).toHaveAttribute('href', '/shortlist')
  act(() => setShortlist(kept(1)))
  expect(link).toHaveTextContent('Shortlist (1)')
  act(() => setShortlist([]))
  expect(screen.queryByRole('link')).toBeNull()
})

test('the header shows a shortlist of an earlier visit', async () => {
  setShortlist(kept(2))
  renderOnPage(<ShortlistLink />)
  expect(await screen.findByRole('link', { name: 'Shortlist (2)' })).toBeInTheDocument()
})
