/** What the start screen lists as published, on a real local lake (B204). */
import { clientOf, startLake } from '@bowerbird/content-lake/testing/lake'
import { importMutations } from '@/studio/redirects/tool/csv/past-import'
import { authorsOfTransactions } from '@/studio/start/authors'
import { readWeek } from '@/studio/start/week'

const OLD = '2020-01-01T00:00:00Z'

test('lists what was published in seven days, by transaction, an import as one line, with authors', async () => {
  const lines = [
    { _id: 'old', _type: 'page', title: 'Old', _createdAt: OLD, _updatedAt: OLD },
    { _id: 'home', _type: 'page', title: 'Home', _createdAt: OLD, _updatedAt: OLD },
    { _id: 'draft', _type: 'page', title: 'Only a draft', _createdAt: OLD, _updatedAt: OLD },
  ]
  const lake = await startLake({ dataset: { lines } })
  const client = clientOf(lake, { token: 'local' })
  const published = client.withConfig({ perspective: 'published' })
  await client.patch('home').set({ title: 'Home again' }).commit()
  await client.create({ _id: 'drafts.draft', _type: 'page', title: 'Not out' })
  await client
    .transaction()
    .create({ _id: 'one', _type: 'review', author: 'Ann' })
    .create({ _id: 'two', _type: 'sample', title: 'A sample' })
    .commit()
  const written = Array.from({ length: 1200 }, (_, index) => ({
    id: `redirect-${index}`,
    stored: null,
    fields: { source: `/old/${index}`, target: { kind: 'path', path: '/' }, permanent: true, note: null },
  }))
  const mutations = importMutations([], 'moves.csv', new Date()).map((mutation) =>
    'create' in mutation
      ? {
          create: {
            ...mutation.create,
            redirects: written.map(({ id, fields }) => ({ _key: id, source: fields.source, before: null })),
          },
        }
      : mutation,
  )
  await client.mutate([
    ...written.map(({ id, fields }) => ({ create: { _id: id, _type: 'redirect', ...fields } })),
    ...mutations,
  ])
  await client.patch('redirect-7').set({ note: 'By hand' }).commit()

  const week = await readWeek(published, new Date())
  expect(week.map(({ documents, imported }) => imported ?? documents.map(({ title }) => title).sort())).toEqual([
    ['/old/7'],
    { file: 'moves.csv', redirects: 1200 },
    ['A sample', 'Ann'],
    ['Home again'],
  ])

  const authors = await authorsOfTransactions(
    client,
    week.map(({ id }) => id),
  )
  expect(week.map(({ rev }) => authors.get(rev))).toEqual(Array(4).fill('local-editor'))

  const later = new Date(Date.now() + 8 * 86_400_000)
  expect(await readWeek(published, later)).toEqual([])
})
