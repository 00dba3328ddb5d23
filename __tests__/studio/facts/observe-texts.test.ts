/** The reader of all texts, on a real local lake (B203). */
import { clientOf, startLake } from '@bowerbird/content-lake/testing/lake'
import { createTextReader } from '@/studio/facts/observe-texts'

const page = (index: number) => ({
  _id: `page-${index}`,
  _type: 'page',
  title: `Page ${index}`,
  path: `/page-${index}`,
})

const LINES = [
  ...Array.from({ length: 300 }, (_, index) => page(index)),
  { _id: 'facts', _type: 'facts', phone: '1' },
  { _id: 'words', _type: 'words' },
  { _id: 'one', _type: 'redirect', source: '/one' },
]

test('reads all documents once, and then only what has changed; what has not keeps its identity', async () => {
  const lake = await startLake({ dataset: { lines: LINES } })
  const client = clientOf(lake, { token: 'local', perspective: 'raw' })
  const fetched = jest.spyOn(client, 'fetch')
  const read = createTextReader()

  const all = await read(client, null)
  expect(all).toHaveLength(301)
  expect(all.find(({ id }) => id === 'page-7')).toMatchObject({ title: 'Page 7 (/page-7)', type: 'page', draft: null })
  expect(all.some(({ type }) => type === 'facts' || type === 'redirect')).toBe(false)

  await client.create({ ...page(7), _id: 'drafts.page-7', title: 'Changed' })
  await client.delete('page-9')
  const now = await read(client, ['drafts.page-7', 'page-9'])
  expect(await fetched.mock.results.at(-1)?.value).toHaveLength(1)
  expect(now).toHaveLength(300)
  expect(now.find(({ id }) => id === 'page-7')).toMatchObject({
    title: 'Changed (/page-7)',
    published: { title: 'Page 7' },
    draft: { title: 'Changed' },
  })
  expect(now.filter((pair) => !all.includes(pair)).map(({ id }) => id)).toEqual(['page-7'])
})
