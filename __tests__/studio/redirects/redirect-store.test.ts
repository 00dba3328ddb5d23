/** The Studio's shared store of redirects and pages. */
import { firstValueFrom, Subject } from 'rxjs'
import type { SanityClient } from 'sanity'
import { liveQuery } from '@/studio/common/lake/live-query'
import { readSitemap } from '@/studio/redirects/routes/articles'
import { type LakeRow, lakeRoutes } from '@/studio/redirects/routes/lake-routes'
import { lakeRow, redirectRow } from '../../helpers/data/redirect-site'

function page(_id: string, path: string): LakeRow {
  return lakeRow({ _id, _type: 'page', path, title: path })
}

/** A lake in memory that emits its changes. */
function lakeWith(...rows: LakeRow[]) {
  const documents = new Map(rows.map((row) => [row._id, row]))
  const events$ = new Subject<{ type: string; documentId?: string }>()
  const lake = { reads: 0, failures: 0 }
  const client = { withConfig: () => ({ listen: () => events$ }) } as unknown as SanityClient
  async function read(): Promise<LakeRow[]> {
    lake.reads += 1
    if (lake.failures-- > 0) throw new TypeError('Failed to fetch')
    return [...documents.values()]
  }
  return {
    lake,
    routes$: liveQuery(client, '*', async () => lakeRoutes(await read())),
    welcome: () => events$.next({ type: 'welcome' }),
    set(row: LakeRow) {
      documents.set(row._id, row)
      events$.next({ type: 'mutation', documentId: row._id })
    },
    remove(id: string) {
      documents.delete(id)
      events$.next({ type: 'mutation', documentId: id })
    },
  }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const settle = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds)

test('subscribers share one read, and several changes are read together', async () => {
  const { lake, routes$, ...to } = lakeWith(page('a', '/a'), redirectRow('r', '/old', '/a'))
  const seen: string[][] = []
  const subscriptions = [1, 2].map(() =>
    routes$.subscribe(({ published }) => seen.push(published.map(({ source }) => source ?? ''))),
  )
  to.welcome()
  await settle()
  expect(lake.reads).toBe(1)
  expect((await firstValueFrom(routes$)).pages.has('/a')).toBe(true)

  for (const letter of ['', '-', '-o', '-on', '-one']) to.set(redirectRow('r', `/old${letter}`, '/a'))
  to.set(redirectRow('s', '/other', '/a', { _createdAt: '2025' }))
  await settle(400)
  expect(lake.reads).toBe(2)
  expect(seen.at(-1)).toEqual(['/other', '/old-one'])

  to.remove('r')
  await settle(400)
  expect(seen.at(-1)).toEqual(['/other'])
  for (const subscription of subscriptions) subscription.unsubscribe()
})

test('a read is told what has changed since the one before, and nothing at the start', async () => {
  const events$ = new Subject<{ type: string; documentId?: string }>()
  const client = { withConfig: () => ({ listen: () => events$ }) } as unknown as SanityClient
  const seen: (readonly string[] | null)[] = []
  const subscription = liveQuery(client, '*', async (_, changed) => seen.push(changed)).subscribe()
  events$.next({ type: 'welcome' })
  await settle(400)
  for (const documentId of ['a', 'b', 'a']) events$.next({ type: 'mutation', documentId })
  await settle(400)
  events$.next({ type: 'mutation', documentId: 'c' })
  // After a lost connection anything may have changed.
  events$.next({ type: 'welcome' })
  await settle(400)
  expect(seen).toEqual([null, ['a'], ['b', 'a'], null])
  subscription.unsubscribe()
})

test('retries a lake that is briefly unavailable', async () => {
  const { lake, routes$, welcome } = lakeWith(redirectRow('r', '/old', '/a'))
  lake.failures = 1
  const seen: number[] = []
  const subscription = routes$.subscribe(({ redirects }) => seen.push(redirects.length))
  welcome()
  await settle(1100)
  welcome()
  await settle()
  expect(seen).toEqual([1])
  subscription.unsubscribe()
})

test('published rows are those that the site reads, in its order; drafts are known but do not count', () => {
  const { published, table, redirects, pages } = lakeRoutes([
    page('a', '/a'),
    page('drafts.b', '/b'),
    redirectRow('late', '/x', { kind: 'page', pageId: 'a', anchor: 'team' }, { _createdAt: '2027' }),
    redirectRow('early', '/y', { kind: 'page', pageId: 'b' }, { permanent: false }),
    redirectRow('drafts.new', '/z', '/a'),
  ])
  expect(published).toMatchObject([
    {
      id: 'early',
      source: '/y',
      permanent: false,
      target: { kind: 'page', path: null, anchor: null, url: null },
      isTargetDraft: true,
    },
    {
      id: 'late',
      source: '/x',
      permanent: true,
      target: { kind: 'page', path: '/a', anchor: 'team', url: null },
      isTargetDraft: false,
    },
  ])
  expect([table.exact.size, table.patterns.length]).toEqual([1, 0])
  expect(redirects).toHaveLength(3)
  expect([...pages.keys()]).toEqual(['/a'])
})

test('a sitemap lists the articles and the pages of categories, also when it is split', () => {
  const loc = (address: string) => `<url><loc>${address}</loc></url>`
  expect(
    readSitemap(
      [
        loc('https://site.example'),
        loc('https://site.example/knowledge-base/business'),
        loc('https://site.example/knowledge-base/business/Caf%C3%A9'),
        loc('https://site.example/sitemap.xml?part=2'),
        loc('no address'),
      ].join(''),
    ),
  ).toEqual({
    articles: ['/knowledge-base/business', '/knowledge-base/business/caf%C3%A9'],
    parts: ['?part=2'],
  })
})
