import { writeRedirectFile } from '@/lib/routing/redirects/csv/write-file'
import { inBatches, mutationsOf } from '@/studio/redirects/tool/csv/mutations'
import { siteOf } from '@/studio/redirects/tool/csv/site'
import type { LakeRow } from '@/studio/routes/lake-routes'
import { makeSite, planOf, toPage, toPath } from '../../helpers/redirect-site'

test('a plan becomes patches at known revisions, then new documents, then deletions', () => {
  const site = makeSite([
    toPath('one', '/one', '/our-story', { note: 'old', anchor: 'x' }),
    toPage('two', '/two', 'page-story', { permanent: false }),
    toPath('three', '/three', '/services'),
  ])
  const plan = planOf(
    'source,target,permanent,note\n/one,/services#team,no,\n/new,https://x.example,,why\n/plain,/services?a=b,no,\n/two,/our-story,yes,a note\n',
    site,
    true,
  )
  expect(mutationsOf(plan, new Map([['one', 'rev-1']]))).toEqual([
    {
      patch: {
        id: 'one',
        ifRevisionID: 'rev-1',
        set: {
          target: {
            _type: 'redirectTarget',
            kind: 'page',
            page: { _type: 'reference', _ref: 'page-services', _weak: true },
            anchor: 'team',
          },
          permanent: false,
        },
        unset: ['note'],
      },
    },
    { patch: { id: 'two', set: { permanent: true, note: 'a note' } } },
    {
      create: {
        _type: 'redirect',
        source: '/new',
        target: { _type: 'redirectTarget', kind: 'external', url: 'https://x.example' },
        permanent: true,
        note: 'why',
      },
    },
    {
      create: {
        _type: 'redirect',
        source: '/plain',
        target: { _type: 'redirectTarget', kind: 'path', path: '/services?a=b' },
        permanent: false,
      },
    },
    { delete: { id: 'three' } },
  ])
})

test('a transaction holds at most a hundred documents', () => {
  const items = Array.from({ length: 250 }, (_, index) => index)
  expect(inBatches(items).map(({ length }) => length)).toEqual([100, 100, 50])
  expect(inBatches(items).flat()).toEqual(items)
  expect(inBatches([])).toEqual([])
})

const EMPTY = { title: null, path: null, source: null, permanent: null, note: null, target: null }

function lakeRow(row: Partial<LakeRow> & Pick<LakeRow, '_id' | '_type'>): LakeRow {
  return { ...EMPTY, _createdAt: '2026-01-01T00:00:00Z', ...row }
}

test('documents of the lake become the rows that the import compares with', () => {
  const target = { kind: 'page', pageId: 'p', path: null, anchor: null, url: null }
  const site = siteOf(
    [
      lakeRow({ _id: 'later', _type: 'redirect', source: '/x', target, _createdAt: '2026-02-01T00:00:00Z' }),
      lakeRow({ _id: 'first', _type: 'redirect', source: '/x', target, permanent: false, note: 'n' }),
      lakeRow({ _id: 'drafts.first', _type: 'redirect', source: '/y' }),
      lakeRow({ _id: 'p', _type: 'page', path: '/here' }),
      lakeRow({ _id: 'drafts.p', _type: 'page', path: '/moving' }),
      lakeRow({ _id: 'drafts.new', _type: 'page', path: '/coming' }),
      lakeRow({ _id: 'nowhere', _type: 'page' }),
    ],
    null,
  )
  expect(site.redirects.map(({ id, permanent, note }) => [id, permanent, note])).toEqual([
    ['first', false, 'n'],
    ['later', true, null],
  ])
  expect(site.drafts).toMatchObject([{ id: 'first', source: '/y', target: null }])
  expect(site.pages).toEqual([
    { id: 'p', path: '/here', isPublished: true },
    { id: 'p', path: '/moving', isPublished: false },
    { id: 'new', path: '/coming', isPublished: false },
  ])
  expect(writeRedirectFile(site)).toBe('source,target,permanent,note\r\n/x,/here,no,n\r\n/x,/here,yes,\r\n')
})
