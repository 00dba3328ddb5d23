/** @jest-environment jsdom */
/** The filters of the voice list, against a real local API (B51-B68). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { demoData } from '../../../local/api/data/data'
import { installMedia } from '../../helpers/data/media'
import {
  counted,
  names,
  optionsOf,
  pause,
  select,
  showVoiceList,
  startVoiceListSite,
  status,
  type VoiceListSite,
} from '../../helpers/servers/voice-list-site'

const scrolled = jest.fn()
let site: VoiceListSite

beforeEach(async () => {
  installMedia()
  scrolled.mockClear()
  Element.prototype.scrollIntoView = scrolled
  site = await startVoiceListSite()
})
afterEach(() => site.close())

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Name, style or ref' })
const chips = () => screen.queryByRole('list', { name: 'Applied filters' })
const chipNames = () =>
  Array.from(chips()?.querySelectorAll('button') ?? []).map(({ textContent }) => textContent?.replace(/^Remove /, ''))
const remove = (name: string) => userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }))

test('each select shows its placeholder alone while its lookup loads, and when it fails (B55)', async () => {
  const lookups = [
    ['Nationality', '/voices/regions'],
    ['Age Range', '/voices/age_categories'],
    ['Category', '/voices/categories'],
  ] as const
  const expectPlaceholders = () => {
    for (const [name] of lookups) expect(optionsOf(name)).toEqual([name])
  }
  const letGo = lookups.map(([, path]) => site.hold(path))
  for (const [, path] of lookups) site.refuse(path)
  showVoiceList()
  await counted('Showing')
  expectPlaceholders()
  for (const release of letGo) release()
  await pause(80)
  expectPlaceholders()
  for (const [, path] of lookups) expect(site.paths.filter((requested) => requested.endsWith(path))).toHaveLength(1)
})

test('a nationality is always selected; age range and category keep their placeholder as "any"', async () => {
  showVoiceList()
  await waitFor(() => expect(optionsOf('Category')).toHaveLength(8))
  expect(optionsOf('Nationality')).toEqual(['Australia', 'New Zealand', 'United Kingdom', 'United States', 'Ireland'])
  expect(optionsOf('Age Range')).toEqual(['Age Range', 'Child', 'Teen', 'Young Adult', 'Middle Aged', 'Senior'])
  expect(optionsOf('Category')[0]).toBe('Category')
  const choices = within(screen.getByRole('group', { name: 'Gender' })).getAllByRole<HTMLInputElement>('radio')
  expect(choices.map(({ value, labels }) => [value, labels?.[0]?.textContent])).toEqual([
    ['0', 'All'],
    ['1', 'Male'],
    ['2', 'Female'],
  ])
})

test('search starts on Enter and on its button at once, trimmed', async () => {
  showVoiceList()
  await counted('Showing')
  await userEvent.type(box(), ' flint {Enter}')
  await counted('Showing 1 to 1 of 1 results')
  expect(site.listQueries.filter((query) => query.includes('flint'))).toEqual([
    'featuredOnly=false&ethicalAIOnly=false&searchKeyword=flint&regionId=1&page=1&pageSize=12',
  ])
  await userEvent.clear(box())
  await userEvent.type(box(), 'wren')
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(names()).toEqual(['Wren']))
})

test('search starts 300 ms after the last key, once (B56)', async () => {
  showVoiceList()
  await counted('Showing')
  const before = site.listQueries.length
  // Synchronously, because the debounce does not wait for a slow machine.
  for (const value of ['f', 'fl', 'fli', 'flin', 'flint']) fireEvent.change(box(), { target: { value } })
  expect(site.listQueries.filter((query) => query.includes('searchKeyword'))).toEqual([])
  await counted('Showing 1 to 1 of 1 results')
  expect(site.listQueries.slice(before).filter((query) => query.includes('searchKeyword'))).toHaveLength(1)
})

test('white space alone changes nothing; an emptied box removes the search (B56)', async () => {
  const { address, moves } = showVoiceList('/voice-over-artists?name=Flint&region_id=1')
  await counted('Showing 1 to 1 of 1 results')
  expect(box()).toHaveValue('Flint')
  await userEvent.clear(box())
  await userEvent.type(box(), '   {Enter}')
  await pause(400)
  expect(moves).toEqual([])
  expect(names()).toEqual(['Flint'])
  await userEvent.clear(box())
  await pause(350)
  await counted('Showing 1 to 12 of 15 results')
  expect(address()).toBe('/voice-over-artists')
})

test('a chip removes its filter and moves the focus to the results; without a nationality all are listed', async () => {
  showVoiceList('/voice-over-artists?name=a&region_id=3&category_id=4')
  await waitFor(() => expect(chipNames()).toEqual(['“a”', 'Nationality: United Kingdom', 'eLearning', 'Clear filters']))
  await remove('eLearning')
  expect(select('Category')).toHaveDisplayValue('Category')
  expect(status().closest('[tabindex="-1"]')).toHaveFocus()
  await remove('Nationality: United Kingdom')
  expect(select('Nationality')).toHaveDisplayValue('Nationality')
  expect(chipNames()).toEqual(['“a”', 'All nationalities', 'Clear filters'])
  await remove('All nationalities')
  expect(select('Nationality')).toHaveDisplayValue('Australia')
  expect(chipNames()).toEqual(['“a”', 'Nationality: Australia', 'Clear filters'])
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(box()).toHaveValue('')
  expect(chipNames()).toEqual(['Nationality: Australia'])
})

const shownTab = (name: string) =>
  within(screen.getByRole('article', { name })).getByRole('tab', { selected: true }).textContent

test('filtering by a category selects its sample on each card (B60)', async () => {
  showVoiceList()
  await counted('of 15 results')
  await waitFor(() => expect(optionsOf('Category')).toHaveLength(8))
  const letGo = site.hold('categoryId=2')
  await userEvent.selectOptions(select('Category'), 'Corporate')
  // The cards of the previous list stay as they are.
  expect(shownTab('Tamsin Reed')).toBe('Commercial')
  letGo()
  await counted('of 5 results')
  expect(names().map((name) => [name, shownTab(name ?? '')])).toEqual([
    ['Tamsin Reed', 'Corporate'],
    ['Marlo Quayle', 'Corporate'],
    ['Jasper Lowe', 'Corporate'],
    ['Bram Achterberg', 'Corporate'],
    ['Callan Voss', 'Corporate'],
  ])
  await userEvent.selectOptions(select('Category'), 'Commercial')
  await waitFor(() => expect(shownTab('Tamsin Reed')).toBe('Commercial'))
})

const offers = () => screen.queryAllByRole('button', { name: /\(\d+ voices?\)$/ }).map(({ textContent }) => textContent)
const offer = (name: string) => screen.findByRole('button', { name })

test('only searches with results are offered, each counted with the smallest request', async () => {
  showVoiceList('/voice-over-artists?region_id=5&gender_id=2&age_id=3&category_id=4')
  await offer('All nationalities (1 voice)')
  // Niamh Brody is Irish and a young adult, without eLearning.
  expect(offers()).toEqual(['All nationalities (1 voice)', 'Any category (1 voice)'])
  const counts = site.listQueries.filter((query) => query.endsWith('pageSize=1'))
  expect(counts).toHaveLength(2)
  await userEvent.click(await offer('Any category (1 voice)'))
  await waitFor(() => expect(names()).toEqual(['Niamh Brody']))
})

test('searches whose count fails are not offered, and casting still is', async () => {
  site.refuse('searchKeyword=zzzz&page=1')
  showVoiceList('/voice-over-artists?name=zzzz&region_id=1')
  await offer('Ask us to cast a voice')
  expect(offers()).toEqual([])
})

test('a link whose name several voices match scrolls to the exact match', async () => {
  await site.close()
  const [first, second] = demoData.voices
  if (!first || !second) throw new Error('no demo voices')
  const voices = [
    { ...first, region: 'Australia', pseudonym: 'Rookwood' },
    { ...second, region: 'Australia', pseudonym: 'Rook' },
  ]
  site = await startVoiceListSite({ data: { voices } })
  showVoiceList('/voice-over-artists?name=rook')
  await screen.findByRole('heading', { name: 'Here is Rook' })
  const card = screen.getByRole('article', { name: 'Rook' })
  expect(document.activeElement).toContainElement(card)
  expect(scrolled.mock.contexts).toEqual([card.parentElement])
})

test('the same count after another filter is announced again, once', async () => {
  showVoiceList()
  await counted('of 15 results')
  await userEvent.selectOptions(select('Nationality'), 'New Zealand')
  await counted('Showing 1 to 3 of 3 results')
  const before = status().firstElementChild
  await userEvent.selectOptions(select('Nationality'), 'United States')
  await waitFor(() => expect(names()).toContain('Rook'))
  expect(status()).toHaveTextContent(/^Showing 1 to 3 of 3 results$/)
  expect(status().firstElementChild).not.toBe(before)
})
