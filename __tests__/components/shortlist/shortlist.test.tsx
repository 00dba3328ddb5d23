/** @jest-environment jsdom */
/** The button on a card. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { ShortlistButton } from '@/components/shortlist/shortlist-button'
import { SHORTLIST_MAX } from '@/lib/shortlist/shortlist'
import { getShortlist, setShortlist } from '@/lib/shortlist/store'
import { voice } from '../../helpers/data/voices'
import { renderOnPage } from '../../helpers/page/page'

beforeEach(() => localStorage.clear())

const shortlistOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `k${index}`, name: `Voice ${index}`, code: '' }))
const names = () => getShortlist().map(({ name }) => name)

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

test('a full shortlist says so and adds no more', async () => {
  setShortlist(shortlistOf(SHORTLIST_MAX))
  renderOnPage(<ShortlistButton voice={voice(1, 'Tamsin Reed')} />)
  const button = screen.getByRole('button', { name: 'Add Tamsin Reed to shortlist: shortlist is full' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button)
  expect(getShortlist()).toHaveLength(SHORTLIST_MAX)
  expect(names()).not.toContain('Tamsin Reed')
})
