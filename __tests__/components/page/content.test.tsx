/** @jest-environment jsdom */
/** What an island shows, by its name and key in the server's HTML. */
import { screen } from '@testing-library/react'
import { islandContent } from '@/components/page/content'
import * as steps from '@/components/sections/steps/fixtures'
import * as stopwatch from '@/components/sections/stopwatch/fixtures'
import { installMedia } from '../../helpers/data/media'
import { renderOnPage } from '../../helpers/page/page'
import { contentPage, pageProps } from '../../helpers/page/page-props'

const sections = [
  { ...stopwatch.typical, _key: 'first', heading: '' },
  { ...steps.typical, _key: 'second' },
]
const page = pageProps({ page: contentPage({ title: 'The stopwatch', sections }) })

beforeEach(() => installMedia())

test('a section is found by its key; the first has the title of the page when it has none', async () => {
  renderOnPage(await islandContent('stopwatch', 'first', page))
  expect(screen.getByRole('heading', { level: 1, name: 'The stopwatch' })).toBeInTheDocument()
  renderOnPage(await islandContent('steps', 'second', page))
  expect(screen.getByRole('heading', { level: 2, name: steps.typical.heading })).toBeInTheDocument()
})

test('a part that is no section is found by its name', async () => {
  renderOnPage(await islandContent('not-found', null, page))
  expect(screen.getByRole('navigation', { name: 'Where to go instead' })).toBeInTheDocument()
})

test.each([
  ['a section that newer props no longer have', 'steps', 'removed', page],
  ['a part that is unknown', 'fromTheFuture', null, page],
  ['a section of a page that has none', 'steps', 'second', pageProps()],
])('there is no content for %s', async (_, name, key, props) => {
  await expect(islandContent(name, key, props)).rejects.toThrow(`The page has no part ${name} ${key ?? ''}`)
})
