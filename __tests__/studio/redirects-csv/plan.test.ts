/** The plan of a CSV import: what a file of redirects would change, and which rows are wrong. */
import fc from 'fast-check'
import { publishedCells } from '@/studio/redirects/tool/csv/cells'
import { writeRedirectFile } from '@/studio/redirects/tool/csv/file'
import type { Change, ImportPlan } from '@/studio/redirects/tool/csv/plan'
import type { LakeRow } from '@/studio/routes/lake-routes'
import { makeRoutes, planOf, redirectRow } from '../../helpers/redirect-site'

const HEAD = 'source,target,permanent,note\n'
const EMPTY = { pageId: null, path: null, anchor: null, url: null }

/** What is wrong, by line. */
function wrongIn(rows: string, ...stored: LakeRow[]): unknown[] {
  return planOf(HEAD + rows, makeRoutes(...stored)).wrong.map(({ line, problems }) => [line, ...problems])
}

test('new rows are created; a target that is a published page becomes a reference', () => {
  const { changes, wrong } = planOf(
    `${HEAD}/a,/Our-Story/#team,,\n/b,/our-story?tab=1#team,no,for now\n/c,https://elsewhere.example/x?y#z,yes,\n/d,/knowledge-base/x/y,,\n`,
    makeRoutes(),
  )
  expect(wrong).toEqual([])
  expect(changes.map(({ fields }) => [fields.source, fields.target, fields.permanent, fields.note])).toEqual([
    ['/a', { ...EMPTY, kind: 'page', pageId: 'page-story', anchor: 'team' }, true, ''],
    ['/b', { ...EMPTY, kind: 'path', path: '/our-story?tab=1', anchor: 'team' }, false, 'for now'],
    ['/c', { ...EMPTY, kind: 'external', url: 'https://elsewhere.example/x?y#z' }, true, ''],
    ['/d', { ...EMPTY, kind: 'path', path: '/knowledge-base/x/y' }, true, ''],
  ])
})

test('only differing cells are changed; missing columns stay', () => {
  const routes = makeRoutes(
    redirectRow('one', '/one', { kind: 'page', pageId: 'page-story' }, { note: 'keep' }),
    redirectRow('two', '/two', '/services', { permanent: false, note: 'keep' }),
    redirectRow('three', '/three/:old', '/knowledge-base/:old'),
  )
  const briefly = ({ line, stored, before, after }: Change) => [line, stored?._id, before, after]
  const whole = { source: '/one', target: '/our-story', permanent: 'yes', note: 'keep' }
  expect(planOf('source,target\n/one,/services\n/two,/services\n', routes)).toMatchObject({ same: 1, wrong: [] })
  expect(planOf('source,target\n/one,/services\n', routes).changes.map(briefly)).toEqual([
    [2, 'one', whole, { ...whole, target: '/services' }],
  ])
  expect(planOf(`${HEAD}/one,/our-story,no,\n`, routes).changes.map(briefly)).toEqual([
    [2, 'one', whole, { ...whole, permanent: 'no', note: '' }],
  ])
  expect(planOf('source,target\n/three/:new,/knowledge-base/:new\n', routes).changes).toMatchObject([
    { stored: { _id: 'three' }, fields: { source: '/three/:new' } },
  ])
})

test('every problem of a row is listed with its line and column', () => {
  const target =
    'target: Write a path of this site that starts with a slash, or a whole address that starts with https://.'
  expect(
    wrongIn(
      'old,nowhere,perhaps,\n/a b,/x y,,\n/ok,/services,,\n/q?x=1,javascript:alert(1),,\n/f,//evil.example,,\n/g,/services#Bad Place,,\n/h,https://a:b@x.example,,\n',
    ),
  ).toEqual([
    [
      2,
      'source: Start with a slash, for example /narration.',
      target,
      'permanent: Write yes or no, or leave it empty for yes.',
    ],
    [3, expect.stringMatching(/^source: /), expect.stringMatching(/^target: /)],
    [5, 'source: Leave out the ? or # and everything after it.', target],
    [6, target],
    [7, expect.stringMatching(/^target: The place after the # sign/)],
    [8, 'target: Leave out the user name and password.'],
  ])
})

test('duplicate sources, sources that are pages, and loops are wrong', () => {
  expect(
    wrongIn(
      '/x,/services,,\n/X/,/our-story,,\n/Our-Story,/services,,\n/login,/services,,\n/two,/one,,\n/d/*,/d/x/*,,\n',
      redirectRow('one', '/one', '/two'),
    ),
  ).toEqual([
    [3, 'source: The same old address is on line 2 already.'],
    [4, 'source: A page is published at this address, and a page wins over a redirect.'],
    [5, expect.stringContaining('source: The site answers')],
    [6, 'target: This leads round in a circle: /two → /one → /two.'],
    [7, expect.stringContaining('target: This leads on and on without end: /d/* → /d/x/*')],
  ])
})

test('a file may dissolve a stored loop', () => {
  const stored = [redirectRow('one', '/one', '/two'), redirectRow('two', '/two', '/one')]
  expect(wrongIn('/one,/services,,\n', ...stored)).toEqual([])
})

test('unpublished changes of colleagues are not overwritten', () => {
  const stored = [redirectRow('one', '/one', '/services'), redirectRow('drafts.one', '/here', '/services')]
  expect(wrongIn('/one,/our-story,,\n', ...stored)).toEqual([
    [2, 'This redirect has changes that are not published yet. Publish or discard them first.'],
  ])
  expect(wrongIn('/one,/services,,\n', ...stored)).toEqual([])
})

test('of several stored redirects with one source the effective one is changed', () => {
  const later = redirectRow('later', '/X/', '/our-story', { _createdAt: '2026-02-01' })
  const { changes } = planOf(`${HEAD}/x,/our-story?a=b,,\n`, makeRoutes(later, redirectRow('first', '/x', '/services')))
  expect(changes.map(({ stored }) => stored?._id)).toEqual(['first'])
})

/** Few segments, so that redirects often collide. */
const step = fc.constantFrom('a', 'b', 'services', 'A', ':x', ':y', '*', 'our-story', '%2F', 'é', 'a,b;c')
const path = fc.array(step, { maxLength: 3 }).map((steps) => `/${steps.join('/')}`)
const target = fc.oneof(
  path.map((to) => ({ kind: 'path', path: to })),
  fc.constantFrom('page-services', 'page-story', 'page-coming').map((pageId) => ({ kind: 'page', pageId })),
  fc.webUrl().map((url) => ({ kind: 'external', url })),
)
const fields = fc.record({ source: path, target, permanent: fc.boolean(), note: fc.option(fc.string()) })
const redirects = fc
  .array(fields, { maxLength: 12 })
  .map((rows) => rows.map(({ source, target: to, ...over }, index) => redirectRow(`r${index}`, source, to, over)))

const fileOf = (rows: LakeRow[]) => writeRedirectFile(publishedCells(makeRoutes(...rows)))

test('an exported file changes nothing when imported, whatever the redirects are', () => {
  fc.assert(
    fc.property(redirects, (rows) => {
      expect(planOf(fileOf(rows), makeRoutes(...rows)).changes).toEqual([])
    }),
    { numRuns: 300 },
  )
})

/** The redirects after the plan has been written. */
function applied(rows: LakeRow[], { changes }: ImportPlan): LakeRow[] {
  const changed = new Map(changes.map(({ stored, fields: to }) => [stored?._id, to]))
  const created = changes.filter(({ stored }) => !stored)
  return [
    ...rows.map((row) => ({ ...row, ...changed.get(row._id) })),
    ...created.map(({ line, fields: to }) => ({ ...redirectRow(`new-${line}`, '', ''), ...to, _createdAt: '2027' })),
  ]
}

test('once a plan is written, the same file changes nothing', () => {
  fc.assert(
    fc.property(redirects, redirects, (rows, wished) => {
      const text = fileOf(wished)
      const plan = planOf(text, makeRoutes(...rows))
      fc.pre(plan.wrong.length === 0)
      const again = planOf(text, makeRoutes(...applied(rows, plan)))
      expect([again.changes, again.wrong]).toEqual([[], []])
    }),
    { numRuns: 300 },
  )
})
