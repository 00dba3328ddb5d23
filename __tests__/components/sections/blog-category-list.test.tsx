/** @jest-environment jsdom */
/** The front page of the knowledge base, against a real local API (B110-B115). */
import { act, screen } from '@testing-library/react'
import BlogCategoryList from '@/components/sections/blog-category-list'
import { requests } from '@/components/sections/blog-category-list/definition'
import { typical } from '@/components/sections/blog-category-list/fixtures'
import { apiUrl } from '@/lib/api/calls'
import type { SectionOf } from '@/lib/content/section-types'
import { demoData } from '../../../local/api/data/data'
import { renderOnPage } from '../../helpers/page/page'
import { counted, startVoiceListSite, type VoiceListSite } from '../../helpers/servers/voice-list-site'

const PAGE = '/knowledge-base'

let site: VoiceListSite
beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined
  site = await startVoiceListSite()
})
afterEach(() => site.close())

const show = (path = PAGE, section: SectionOf<'blogCategoryList'> = typical) =>
  renderOnPage(<BlogCategoryList section={section} />, { path, fetches: true })
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('the server requests 10 categories and a few articles of each', () => {
  expect(requests(typical).map(apiUrl).slice(0, 2)).toEqual([
    '/api/v1/blog-categories/1/10',
    '/api/v1/blog-posts?CategorySystemName=voice-over-artists&SearchKeyword=+&Page=1&PageSize=3',
  ])
})

test('shows Loading..., then the categories with count, links and static pictures', async () => {
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

const SEVENTH = { id: 7, title: 'Voice technology', system_name: 'voice-technology', short_description: 'New.' }

test('a category whose page is offline is shown without a link, and left out of a search; any other has a page (B111)', async () => {
  await site.close()
  const eighth = { ...SEVENTH, id: 8, title: 'New ideas', system_name: 'new-ideas' }
  site = await startVoiceListSite({ data: { blogCategories: [...demoData.blogCategories, SEVENTH, eighth] } })
  const section = { ...typical, offlinePaths: ['/knowledge-base/voice-technology'] }
  const { unmount } = show(PAGE, section)
  await counted('Showing 1 to 8 of 8 results')
  expect(screen.getByRole('heading', { name: 'Voice technology' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Voice technology' })).toBeNull()
  expect(screen.getByRole('link', { name: 'New ideas' })).toHaveAttribute('href', '/knowledge-base/new-ideas')
  unmount()
  show(`${PAGE}?search=microphones`, section)
  expect(await screen.findByText('Two microphones, one room, no echo')).toBeInTheDocument()
  expect(site.paths.filter((path) => path.includes('voice-technology'))).toEqual([])
})

test('a search without results says so, and names a category that failed', async () => {
  site.refuse('CategorySystemName=podcast&SearchKeyword=zzz')
  show(`${PAGE}?search=zzz`)
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: The server answered 400.')
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(screen.getByRole('status')).toHaveTextContent('No articles found.')
})
