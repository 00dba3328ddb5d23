/** @jest-environment jsdom */
/** The front page of the knowledge base, against a real local API (B110-B115). */
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import BlogCategoryList from '@/components/sections/blog-category-list'
import { typical } from '@/components/sections/blog-category-list/fixtures'
import { requests } from '@/components/sections/blog-category-list/requests'
import { apiUrl } from '@/lib/api/calls'
import type { SectionOf } from '@/lib/content/section-types'
import { type ApiData, demoData } from '../../../local/api/data'
import { renderOnPage } from '../../helpers/page'
import { counted, startVoiceListSite, type VoiceListSite } from '../../helpers/voice-list-site'
import { watchAddress } from '../../helpers/watch-address'

const PAGE = '/knowledge-base'

let site: VoiceListSite | undefined
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn()
})
afterEach(async () => {
  await site?.close()
  site = undefined
})

const manyCategories: ApiData['blogCategories'] = Array.from({ length: 13 }, (_, index) => ({
  id: index + 1,
  title: `Shelf ${index + 1}`,
  system_name: `shelf-${index + 1}`,
  short_description: 'About one thing.',
}))

function show(
  path = PAGE,
  options: { fallback?: Record<string, unknown>; section?: SectionOf<'blogCategoryList'> } = {},
) {
  const page = renderOnPage(<BlogCategoryList section={options.section ?? typical} />, {
    fetches: true,
    path,
    fallback: options.fallback,
  })
  return { ...page, moves: watchAddress() }
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('the server requests 10 categories and a few articles of each', () => {
  expect(requests(typical).map(apiUrl).slice(0, 2)).toEqual([
    '/api/v1/blog-categories/1/10',
    '/api/v1/blog-posts?CategorySystemName=voice-over-artists&SearchKeyword=+&Page=1&PageSize=3',
  ])
})

test('shows Loading..., then the categories with count, links and static pictures', async () => {
  site = await startVoiceListSite()
  const { container } = show()
  expect(screen.getByRole('status')).toHaveTextContent('Loading...')
  await counted('Showing 1 to 6 of 6 results')
  expect(titles()).toEqual(demoData.blogCategories.map(({ title }) => title))
  expect(screen.getByRole('link', { name: 'Podcast' })).toHaveAttribute('href', '/knowledge-base/podcast')
  expect(Array.from(container.querySelectorAll('img'), (image) => image.getAttribute('src'))).toEqual(
    [1, 2, 3, 4, 5, 6].map((id) => `/images/knowledge-base/BlogCategory_${id}.webp`),
  )
  // No further requests for a few titles.
  expect(site.paths).toEqual(['/api/v1/blog-categories/1/10'])
})

test('a picture that fails to load is replaced by the fallback', async () => {
  site = await startVoiceListSite()
  const { container } = show()
  await counted('Showing 1 to 6 of 6 results')
  const image = container.querySelector('img')
  if (!image) throw new Error('no picture')
  fireEvent.error(image)
  expect(image).toHaveAttribute('src', '/images/knowledge-base/cover.svg')
})

test('numbered pages of 10 categories each', async () => {
  site = await startVoiceListSite({ data: { blogCategories: manyCategories } })
  const { moves } = show()
  await counted('Showing 1 to 10 of 13 results')
  const pagination = within(screen.getByRole('navigation', { name: 'Pagination' }))
  expect(pagination.getByRole('link', { name: '2' })).toHaveAttribute('href', `${PAGE}?page=2`)
  await userEvent.click(pagination.getByRole('link', { name: '2' }))
  await counted('Showing 11 to 13 of 13 results')
  expect(titles()).toEqual(['Shelf 11', 'Shelf 12', 'Shelf 13'])
  expect(moves).toMatchObject([{ how: 'push', url: `${PAGE}?page=2` }])
})

const SEVENTH = { id: 7, title: 'Voice technology', system_name: 'voice-technology', short_description: 'New.' }

test('a known category whose page was deleted keeps its articles and loses its link', async () => {
  site = await startVoiceListSite()
  const pagePaths = typical.pagePaths.filter((path) => path !== '/knowledge-base/podcast')
  const { unmount } = show(PAGE, { section: { ...typical, pagePaths } })
  await counted('Showing 1 to 6 of 6 results')
  expect(screen.queryByRole('link', { name: 'Podcast' })).toBeNull()
  unmount()
  show(`${PAGE}?search=echo`, { section: { ...typical, pagePaths } })
  expect(await screen.findByRole('link', { name: 'Two microphones, one room, no echo' })).toBeInTheDocument()
})

test('a search leaves out categories whose articles cannot be opened', async () => {
  site = await startVoiceListSite({ data: { blogCategories: [...demoData.blogCategories, SEVENTH] } })
  show(`${PAGE}?search=microphones`)
  expect(await screen.findByText('Two microphones, one room, no echo')).toBeInTheDocument()
  expect(site.paths.filter((path) => path.includes('voice-technology'))).toEqual([])
})

test('a search without results says so, and names a category that failed', async () => {
  site = await startVoiceListSite()
  site.refuse('CategorySystemName=podcast&SearchKeyword=zzz')
  show(`${PAGE}?search=zzz`)
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: The server answered 400.')
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(screen.getByRole('status')).toHaveTextContent('No articles found.')
})

test('renders without heading and search box', async () => {
  site = await startVoiceListSite()
  show(PAGE, { section: { ...typical, heading: '', searchLabel: null } })
  await counted('Showing 1 to 6 of 6 results')
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6)
})
