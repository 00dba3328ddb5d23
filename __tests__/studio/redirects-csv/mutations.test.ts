import { writeRedirectFile } from '@/lib/routing/redirects/csv/write-file'
import { mutationsOf, siteOf } from '@/studio/redirects/tool/csv/store'
import type { LakeRow } from '@/studio/routes/lake-routes'
import { makeSite, planOf, toPath } from '../../helpers/redirect-site'

test('changes and new documents come before deletions, so that old addresses work when writing stops midway', () => {
  const site = makeSite([toPath('one', '/one', '/services'), toPath('two', '/two', '/services')])
  const plan = planOf('source,target\n/one,/our-story\n/new,/services\n', site, true)
  expect(mutationsOf(plan, new Map()).flatMap(Object.keys)).toEqual(['patch', 'create', 'delete'])
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
