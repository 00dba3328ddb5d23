/** @jest-environment jsdom */
/** Prefetching of the voice list, against a real local API. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { installMedia } from '../../helpers/data/media'
import {
  counted,
  pause,
  select,
  showVoiceList,
  startVoiceListSite,
  status,
  type VoiceListSite,
} from '../../helpers/servers/voice-list-site'

let site: VoiceListSite

beforeEach(async () => {
  installMedia()
  Element.prototype.scrollIntoView = () => undefined
  site = await startVoiceListSite()
})
afterEach(() => site.close())

const gender = (name: string) => screen.getByRole('radio', { name })

test('a filter value that was hovered is there at once, without Loading...', async () => {
  showVoiceList()
  await counted('of 15 results')
  await userEvent.hover(gender('Female').closest('label') ?? document.body)
  await waitFor(() => expect(site.listQueries.some((query) => query.includes('genderId=2'))).toBe(true))
  await pause(60)
  const before = site.listQueries.length
  fireEvent.click(gender('Female'))
  expect(status()).toHaveTextContent('Showing 1 to 7 of 7 results')
  await pause(60)
  expect(site.listQueries.slice(before).filter((query) => query.includes('genderId=2'))).toEqual([])
})

test('the next page is prefetched when the browser is idle', async () => {
  showVoiceList()
  await counted('of 15 results')
  await waitFor(() => expect(site.listQueries.some((query) => query.includes('page=2'))).toBe(true), { timeout: 3000 })
  await pause(50)
  await userEvent.click(screen.getByRole('link', { name: '2' }))
  expect(status()).toHaveTextContent('Showing 13 to 15 of 15 results')
})

test('a filter that is focused or hovered requests nothing, but for the gender that is pointed at', async () => {
  showVoiceList()
  await counted('of 15 results')
  await waitFor(() => expect(site.paths.some((path) => path.endsWith('/voices/categories'))).toBe(true))
  await pause(700)
  const before = site.listQueries.length
  for (const name of ['Nationality', 'Age Range', 'Category']) {
    await userEvent.hover(select(name))
    select(name).focus()
  }
  gender('All').focus()
  await pause(500)
  expect(site.listQueries).toHaveLength(before)
  await userEvent.hover(gender('Male').closest('label') ?? document.body)
  await pause(500)
  expect(site.listQueries.slice(before).map((query) => /genderId=(\d)/.exec(query)?.[1])).toEqual(['1'])
})

test('nothing is prefetched when the visitor saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  showVoiceList()
  await counted('of 15 results')
  const before = site.listQueries.length
  await userEvent.hover(gender('Female').closest('label') ?? document.body)
  await pause(60)
  expect(site.listQueries).toHaveLength(before)
  Reflect.deleteProperty(navigator, 'connection')
})

test('a failed prefetch is silent, and the data is requested again', async () => {
  showVoiceList()
  await counted('of 15 results')
  const offline = jest.spyOn(window, 'fetch').mockRejectedValue(new Error('offline'))
  await userEvent.hover(gender('Female').closest('label') ?? document.body)
  await waitFor(() => expect(offline).toHaveBeenCalled())
  offline.mockRestore()
  fireEvent.click(gender('Female'))
  await counted('Showing 1 to 7 of 7 results')
})
