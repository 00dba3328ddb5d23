/** @jest-environment jsdom */
/** The page of an article (B116-B118). */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PostView } from '@/components/knowledge-base/post-view'
import type { BlogPost, BlogPostSummary } from '@/lib/api/models'
import { readArticle } from '@/lib/articles/server/read-article'
import type { PostContext } from '@/lib/page/props'
import { renderOnPage } from '../../helpers/page/page'

const KEY = '/api/v1/blog-post/show-notes'

const related: BlogPostSummary[] = [1, 2, 3].map((id) => ({
  id,
  title: `Other ${id}`,
  system_name: `other-${id}`,
  description: 'About one thing.',
  written_by: '',
  card_image_url: '',
}))

const context: PostContext = {
  systemName: 'show-notes',
  category: { systemName: 'podcast', title: 'Podcast', tone: 'mint', hasPage: true },
  writtenBy: 'Bernadette Sole',
  cover: 'https://api.example/cover.webp',
  related,
}

const parts = ['One', 'Two', 'Three', 'Four'].map((name) => `<h2>${name}</h2><p>About ${name}.</p>`).join('')
const post: BlogPost = {
  title: 'Show notes worth reading',
  description: 'A layout that takes twenty minutes.',
  publish_info: '3 March 2026 · 2 min read',
  ...readArticle(`<p>First words.</p>${parts}`, { apiUrl: 'https://api.example' }),
}

function show(options: { post?: BlogPost; context?: Partial<PostContext> } = {}) {
  return renderOnPage(<PostView context={{ ...context, ...options.context }} />, {
    fetches: true,
    fallback: options.post ? { [KEY]: options.post } : {},
  })
}

test('shows banner with title and description, author, publication line, divider and body, in this order', () => {
  const { container } = show({ post })
  expect(screen.getByRole('heading', { level: 1, name: post.title })).toBeInTheDocument()
  expect(screen.getByText('A layout that takes twenty minutes.')).toBeInTheDocument()
  const article = screen.getByText('3 March 2026 · 2 min read').closest('article')
  if (!article) throw new Error('no article')
  expect(within(article).getByText('By Bernadette Sole')).toBeInTheDocument()
  expect(within(article).getByRole('separator')).toBeInTheDocument()
  const text = container.textContent ?? ''
  const order = [post.title, post.description, post.publish_info, 'First words.', 'More in Podcast']
  expect(order.map((words) => text.indexOf(words)).every((at, index, all) => at > (all[index - 1] ?? -1))).toBe(true)
})

test('shows breadcrumbs and related articles', () => {
  show({ post })
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getAllByRole('link')
  expect(crumbs.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Knowledge base', '/knowledge-base'],
    ['Podcast', '/knowledge-base/podcast'],
  ])
  expect(screen.getByRole('link', { name: 'Other 2' })).toHaveAttribute('href', '/knowledge-base/podcast/other-2')
  expect(screen.getByRole('link', { name: 'All articles in Podcast' })).toBeInTheDocument()
})

test('renders without author, picture and related articles, and does not link a category without a page', () => {
  const category = { ...context.category, hasPage: false }
  show({ post, context: { category, writtenBy: null, cover: null, related: [] } })
  expect(screen.queryByRole('link', { name: 'Podcast' })).toBeNull()
  expect(screen.queryByText(/^By /)).toBeNull()
  expect(screen.queryByText(/More in/)).toBeNull()
})

test('without an article it shows Loading..., then the response', async () => {
  const waiting: (() => void)[] = []
  const fetchMock: jest.Mock = jest.fn(
    () => new Promise((resolve) => waiting.push(() => resolve({ ok: true, status: 200, json: async () => post }))),
  )
  window.fetch = fetchMock
  show()
  expect(screen.getByRole('status')).toHaveTextContent('Loading...')
  expect(screen.getByRole('heading', { level: 1, name: 'Podcast' })).toBeInTheDocument()
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(fetchMock).toHaveBeenCalledWith(KEY, expect.anything())
  await act(async () => {
    for (const resolve of waiting) resolve()
  })
  expect(await screen.findByRole('heading', { level: 1, name: post.title })).toBeInTheDocument()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a failure shows Error: and its message in place of the article, and can be retried', async () => {
  const responses = [
    { ok: false, status: 404, json: async () => ({ error: { message: 'Error: There is nothing at this address.' } }) },
    { ok: true, status: 200, json: async () => post },
  ]
  const fetchMock: jest.Mock = jest.fn(async () => responses.shift())
  window.fetch = fetchMock
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Error: There is nothing at this address\.$/)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.getByText('First words.')).toBeInTheDocument())
})
