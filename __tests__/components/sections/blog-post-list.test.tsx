/** @jest-environment jsdom */
/** The articles of a category, through the API proxy, against a real local API (B112-B114). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import BlogPostList from '@/components/sections/blog-post-list'
import { requests } from '@/components/sections/blog-post-list/definition'
import { typical } from '@/components/sections/blog-post-list/fixtures'
import { apiUrl } from '@/lib/api/calls'
import { type BlogPost, demoData } from '../../../local/api/data/data'
import { watchUrl } from '../../helpers/dom/watch-url'
import { renderOnPage } from '../../helpers/page/page'
import { counted, startVoiceListSite, type VoiceListSite } from '../../helpers/servers/voice-list-site'

const PAGE = '/knowledge-base/podcast'
const KEY = '/api/v1/blog-posts?CategorySystemName=podcast&SearchKeyword=+&Page=1&PageSize=9'

function post(id: number): BlogPost {
  const [sample] = demoData.posts
  if (!sample) throw new Error('no demo posts')
  return { ...sample, id, title: `Article ${id}`, system_name: `article-${id}`, category_system_name: 'podcast' }
}
const twenty = Array.from({ length: 20 }, (_, index) => post(index + 1))

let site: VoiceListSite
beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined
  site = await startVoiceListSite({ data: { posts: twenty } })
})
afterEach(() => site.close())

/** @returns what the list does with the URL */
function show(path = PAGE) {
  renderOnPage(<BlogPostList section={typical} />, { path, fetches: true })
  return watchUrl()
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search these articles' })
const pagination = () => within(screen.getByRole('navigation', { name: 'Pagination' }))

test('the server requests page 1 with 9 articles and a single space', () => {
  expect(requests(typical).map(apiUrl)).toEqual([KEY])
})

test('shows Loading..., then 9 articles a page with count, authors and links', async () => {
  show()
  expect(screen.getByRole('status')).toHaveTextContent('Loading...')
  await counted('Showing 1 to 9 of 20 results')
  expect(titles()).toEqual(twenty.slice(0, 9).map(({ title }) => title))
  const [first] = screen.getAllByRole('article')
  expect(within(first ?? document.body).getByRole('link')).toHaveAttribute('href', '/knowledge-base/podcast/article-1')
  expect(first).toHaveTextContent(`By ${twenty[0]?.written_by}`)
  expect(
    pagination()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([PAGE, `${PAGE}/list/page/2`, `${PAGE}/list/page/3`, `${PAGE}/list/page/2`])
})

test('a page number shows its page and adds a history entry (B114)', async () => {
  const moves = show()
  await counted('Showing 1 to 9 of 20 results')
  fireEvent.click(pagination().getByRole('link', { name: '3' }))
  await counted('Showing 19 to 20 of 20 results')
  expect(moves.map(({ how, url }) => [how, url])).toEqual([['push', `${PAGE}?page=3`]])
})

test('a page beyond the end becomes the last one', async () => {
  const moves = show(`${PAGE}?page=99`)
  await counted('Showing 19 to 20 of 20 results')
  expect(moves.map(({ how, url }) => [how, url])).toEqual([['replace', `${PAGE}?page=3`]])
})

test('a search starts at page 1, is kept in the URL, and says when nothing is found', async () => {
  const moves = show(`${PAGE}?page=2&utm_source=mail`)
  await counted('Showing 10 to 18 of 20 results')
  fireEvent.change(box(), { target: { value: 'nobody wrote this' } })
  await counted('No articles found.')
  expect(site.paths.at(-1)).toContain('Page=1&')
  expect(screen.queryByRole('article')).toBeNull()
  await waitFor(() =>
    expect(moves.at(-1)).toMatchObject({ how: 'replace', url: `${PAGE}?utm_source=mail&search=nobody+wrote+this` }),
  )
})

test('what is typed while the URL is updated stays, also after a leading space', async () => {
  const moves = show()
  await counted('Showing 1 to 9 of 20 results')
  fireEvent.change(box(), { target: { value: ' Article' } })
  await waitFor(() => expect(moves.at(-1)?.url).toBe(`${PAGE}?search=Article`))
  expect(box()).toHaveValue(' Article')
  fireEvent.change(box(), { target: { value: ' Article 20' } })
  await waitFor(() => expect(moves.at(-1)?.url).toBe(`${PAGE}?search=Article+20`))
  expect(box()).toHaveValue(' Article 20')
  expect(titles()).toEqual(['Article 20'])
})

test('without JavaScript the search is a form that leads to the same page', () => {
  show()
  const form = screen.getByRole('search')
  expect(form).toHaveAttribute('action', PAGE)
  expect(form).toHaveAttribute('method', 'get')
  expect(box()).toHaveAttribute('name', 'search')
})
