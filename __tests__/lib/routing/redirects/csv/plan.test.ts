/** The plan of a CSV import: what a file of redirects would change. */
import type { PlannedWrite } from '@/lib/routing/redirects/csv/match-rows'
import { sizeOf } from '@/lib/routing/redirects/csv/plan'
import { makeSite, planOf, toPage, toPath, toUrl } from '../../../../helpers/redirect-site'

const HEAD = 'source,target,permanent,note\n'

const briefly = ({ line, before, after, changed }: PlannedWrite) => ({
  line,
  id: before?.id ?? null,
  source: after.source,
  target: after.target,
  changed: changed.join(),
})

/** Line, column and message of every refusal. */
function refusals(text: string, site = makeSite()) {
  return planOf(HEAD + text, site).refused.flatMap(({ line, problems }) =>
    problems.map(({ column, problem }) => `${line} ${column}: ${problem}`),
  )
}

test('new rows are created; a target that is a published page becomes a reference', () => {
  const { create, change, refused } = planOf(
    `${HEAD}/a,/Our-Story/#team,,\n/b,/our-story?tab=1#team,no,for now\n/c,https://elsewhere.example/x?y#z,308,\n/d,/knowledge-base/x/y,TRUE,\n`,
    makeSite(),
  )
  expect(refused).toEqual([])
  expect(change).toEqual([])
  const empty = { pageId: null, path: null, anchor: null, url: null }
  expect(create.map(({ after }) => [after.source, after.target, after.permanent, after.note])).toEqual([
    ['/a', { ...empty, kind: 'page', pageId: 'page-story', anchor: 'team' }, true, null],
    ['/b', { ...empty, kind: 'path', path: '/our-story?tab=1', anchor: 'team' }, false, 'for now'],
    ['/c', { ...empty, kind: 'external', url: 'https://elsewhere.example/x?y#z' }, true, null],
    ['/d', { ...empty, kind: 'path', path: '/knowledge-base/x/y' }, true, null],
  ])
  expect(create.flatMap(({ warnings }) => warnings)).toEqual([])
})

test('rows equal to the stored redirects are unchanged, however the source is written', () => {
  const site = makeSite([
    toPage('one', '/Old/', 'page-story', { anchor: 'team', note: 'why' }),
    toPath('two', '/blog/:slug', '/knowledge-base/:slug', { permanent: false }),
    toUrl('three', '/x', 'https://x.example'),
  ])
  const plan = planOf(
    `${HEAD}/old,/our-story#team,yes,why\n/BLOG/:slug//,/knowledge-base/:slug,302,\n/x,https://x.example,301,\n`,
    site,
  )
  expect(plan).toMatchObject({ create: [], change: [], same: 3, remove: [], refused: [], sideEffects: [] })
})

test('only differing fields are changed; missing columns stay', () => {
  const site = makeSite([
    toPage('one', '/one', 'page-story', { note: 'keep' }),
    toPath('two', '/two', '/services', { permanent: false, note: 'keep' }),
    toPath('three', '/three/:old', '/knowledge-base/:old'),
  ])
  const { change } = planOf('source,target\n/one,/services\n/two,/services\n/three/:new,/knowledge-base/x-:new\n', site)
  expect(change.map(briefly)).toMatchObject([
    { line: 2, id: 'one', source: '/one', target: { kind: 'page', pageId: 'page-services' }, changed: 'target' },
    // The parameter has another name, which the target could use.
    { line: 4, id: 'three', source: '/three/:new', changed: 'source,target' },
  ])
  expect(change.map(({ after }) => [after.permanent, after.note])).toEqual([
    [true, 'keep'],
    [true, null],
  ])
  const rest = planOf(`${HEAD}/one,/our-story,no,\n/two,/services,,keep\n`, site)
  expect(rest.change.map(briefly)).toMatchObject([
    { id: 'one', changed: 'permanent,note' },
    { id: 'two', changed: 'permanent' },
  ])
  expect(rest.change[0]?.cells).toEqual({
    before: { source: '/one', target: '/our-story', permanent: 'yes', note: 'keep' },
    after: { source: '/one', target: '/our-story', permanent: 'no', note: '' },
  })
})

test('every problem of a row is reported with line and column, and stops no other row', () => {
  const plan = planOf(
    `${HEAD}old,nowhere,perhaps,\n/a b,/x y,,\n/ok,/services,,\n/q?x=1,javascript:alert(1),,\n,/services,,\n/e,,,\n/f,//evil.example,,\n/g,/services#Bad Place,,\n/h,https://a:b@x.example,,\n"/i,/services,,\n`,
    makeSite(),
  )
  expect(plan.create.map(({ after }) => after.source)).toEqual(['/ok'])
  const target = 'Write a path of this site that starts with a slash, or a whole address that starts with https://.'
  expect(plan.refused.map(({ line, problems }) => [line, ...problems.map(({ column }) => column)])).toEqual([
    [2, 'source', 'permanent', 'target'],
    [3, 'source', 'target'],
    [5, 'source', 'target'],
    [6, 'source'],
    [7, 'target'],
    [8, 'target'],
    [9, 'target'],
    [10, 'target'],
    [11, null],
  ])
  expect(plan.refused[0]?.problems.map(({ problem }) => problem)).toEqual([
    'Start with a slash, for example /narration.',
    'Write yes or no (or 308 or 307), or leave it empty for yes.',
    target,
  ])
  expect(plan.refused[5]?.problems).toEqual([{ column: 'target', problem: target }])
})

test('duplicate sources, sources that are pages and reserved paths are refused', () => {
  expect(
    refusals(
      '/a,/services,,\n/A/,/our-story,,\n/Our-Story,/services,,\n/api/x,/services,,\n/login,/services,,\n/,/services,,\n',
    ),
  ).toEqual([
    '3 source: The same old address is on line 2 already.',
    '4 source: A page is published at this address, and a page wins over a redirect.',
    expect.stringContaining('5 source: The site answers'),
    expect.stringContaining('6 source: The site answers'),
    '7 source: The home page cannot be redirected.',
  ])
})

test('rows that would close a loop are refused, with the path of the loop', () => {
  expect(refusals('/a,/b,,\n/b,/a,,\n/c,/C/,,\n/d/*,/d/x/*,,\n/e,/services,,\n')).toEqual([
    '2 target: This leads round in a circle: /a → /b → /a.',
    '3 target: This leads round in a circle: /b → /a → /b.',
    expect.stringMatching(/^4 target: It leads/),
    expect.stringContaining('5 target: This leads on and on without end: /d/* → /d/x/*'),
  ])
  // A loop with stored redirects, and not with those that the file changes.
  const site = makeSite([toPath('one', '/one', '/two'), toPath('three', '/three', '/four')])
  const plan = planOf(`${HEAD}/two,/one,,\n/three,/services,,\n/four,/three,,\n`, site)
  expect(plan.refused.map(({ line }) => line)).toEqual([2])
  expect([...plan.change, ...plan.create].map(({ line }) => line)).toEqual([3, 4])
})

test('a refused change leaves the stored redirect, against which the others are checked', () => {
  const site = makeSite([toPath('one', '/one', '/two')])
  // The change of /one would loop; without it, /one still redirects to /two, so /two cannot redirect to /one either.
  const plan = planOf(`${HEAD}/one,/three,,\n/three,/one,,\n/two,/one,,\n`, site)
  expect(plan.refused.map(({ line }) => line)).toEqual([2, 3, 4])
  expect(sizeOf(plan)).toBe(0)
})

test('chains and targets that are no page give warnings, and are written', () => {
  const site = makeSite([toPath('old', '/old', '/services')])
  const plan = planOf(`${HEAD}/a,/old,,\n/b,/gone,,\n/c,/coming-soon,,\n/d,/services,,\n`, site)
  expect(plan.create.map(({ line, warnings }) => [line, ...warnings])).toEqual([
    [2, expect.stringContaining('/old is itself redirected')],
    [3, 'There is no page and no article at /gone.'],
    [4, 'There is no page and no article at /coming-soon.'],
    [5],
  ])
})

test('unpublished changes of colleagues are named and never overwritten', () => {
  const one = toPath('one', '/one', '/services')
  const moved = toPath('moved', '/moved', '/services')
  const site = makeSite(
    [one, moved, toPath('two', '/two', '/services')],
    [{ ...one, note: 'writing' }, { ...moved, source: '/here' }, toPath('three', '/Three/', '/services')],
  )
  const plan = planOf(`${HEAD}/one,/our-story,,\n/two,/services,,\n/three,/services,,\n/here,/services,,\n`, site, true)
  expect(sizeOf(plan)).toBe(0)
  expect(plan.same).toBe(1)
  expect(plan.refused.map(({ line, draftId, problems }) => [line, draftId, problems[0]?.problem])).toEqual([
    [2, 'one', expect.stringContaining('changes that are not published yet')],
    [4, 'three', expect.stringContaining('is being written')],
    [5, 'moved', expect.stringContaining('is being written')],
    [null, 'moved', expect.stringContaining('It is not in the file')],
  ])
})

test('redirects missing in the file are removed only on request, and never when an invalid row may mean them', () => {
  const site = makeSite([toPath('one', '/one', '/services'), toPath('two', '/two', '/services')])
  expect(planOf(`${HEAD}/ONE,/services,,\n`, site).remove).toEqual([])
  expect(planOf(`${HEAD}/ONE,/services,,\n`, site, true).remove).toEqual([
    { id: 'two', cells: { source: '/two', target: '/services', permanent: 'yes', note: '' } },
  ])
  // A refused row still names its redirect.
  expect(planOf(`${HEAD}/one,/services,,\n/two,nowhere,,\n`, site, true).remove).toEqual([])
  for (const bad of ['https://site.example/two,/services,,', '"/two,/services,,', 'two,/services,,']) {
    const plan = planOf(`${HEAD}/one,/services,,\n${bad}\n`, site, true)
    expect(plan.remove).toEqual([])
    expect(plan.removalProblem).toContain('Nothing is removed')
  }
})

test('problems that the file causes in other redirects are reported', () => {
  const site = makeSite([toPath('old', '/old', '/mid'), toPath('mid', '/mid', '/services')])
  const plan = planOf(`${HEAD}/old,/mid,,\n`, site, true)
  expect(plan.remove.map(({ id }) => id)).toEqual(['mid'])
  expect(plan.sideEffects).toEqual([{ source: '/old', problem: 'There is no page and no article at /mid.' }])
})

test('of several stored redirects with one source the effective one is changed', () => {
  const site = makeSite([toPath('first', '/x', '/services'), toPath('later', '/X/', '/our-story')])
  const plan = planOf(`${HEAD}/x,/our-story?a=b,,\n`, site, true)
  expect(plan.change.map(briefly)).toMatchObject([{ id: 'first', changed: 'target' }])
  expect(plan.remove).toEqual([])
})
