/** The plan of a CSV import: what a file of redirects would change, and which rows are left out. */

import { lintRedirects } from '@/lib/routing/redirects/lint'
import { sitePaths } from '@/lib/routing/redirects/reserved-paths'
import type { StoredTarget } from '@/lib/routing/redirects/stored-redirect'
import type { TargetKind } from '@/lib/routing/redirects/target-kinds'
import { publishedCells } from '@/studio/redirects/csv/file/cells'
import { writeRedirectFile } from '@/studio/redirects/csv/file/write-redirect-file'
import type { Change, ImportPlan } from '@/studio/redirects/csv/import-plan'
import type { LakeRow } from '@/studio/redirects/routes/lake-routes'
import { makeRoutes, planOf, redirectRow } from '../../../helpers/data/redirect-site'
import fc from '../../../helpers/fast-check'

const HEAD = 'source,target,permanent,note\n'
const EMPTY = { pageId: null, path: null, anchor: null, url: null }

/** Why rows are left out, by line. */
function skippedIn(rows: string, ...stored: LakeRow[]): unknown[] {
  return planOf(HEAD + rows, makeRoutes(...stored)).skipped.map(({ line, problems }) => [line, ...problems])
}

/** Old and new addresses that are written. */
function writtenBy(text: string, ...stored: LakeRow[]): string[] {
  return planOf(text, makeRoutes(...stored)).changes.map(({ after }) => `${after.source} → ${after.target}`)
}

test('new rows are created; a target that is a published page becomes a reference', () => {
  const { changes, skipped } = planOf(
    `${HEAD}/a,/Our-Story/#team,,\n/b,/our-story?tab=1#team,no,for now\n/c,https://elsewhere.example/x?y#z,yes,\n/d,/knowledge-base/x/y,,\n`,
    makeRoutes(),
  )
  expect(skipped).toEqual([])
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
  const briefly = ({ row, stored, before, after }: Change) => [row.line, stored?._id, before, after]
  const whole = { source: '/one', target: '/our-story', permanent: 'yes', note: 'keep' }
  expect(planOf('source,target\n/one,/services\n/two,/services\n', routes)).toMatchObject({ same: 1, skipped: [] })
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
    'New address: Write a path of this site that starts with a slash, or a whole address that starts with https://.'
  expect(
    skippedIn(
      'old,nowhere,perhaps,\n/a /b,/x /y,,\n/ok,/services,,\n/q?x=1,javascript:alert(1),,\n/f,//evil.example,,\n/g,/services#Bad Place,,\n/h,https://a:b@x.example,,\n,/services,410,\n/i,,,\n',
    ),
  ).toEqual([
    [
      2,
      'Old address: Start with a slash, for example /narration.',
      target,
      'Moved for good: Write yes or no, or a code such as 301 or 302, or leave it empty for yes.',
    ],
    [
      3,
      'Old address: An address has no spaces: one stands after “/a”.',
      'New address: An address has no spaces: one stands after “/x”.',
    ],
    [5, 'Old address: Redirects do not look at what comes after a ?. Leave out the ? and everything after it.', target],
    [6, target],
    [7, expect.stringMatching(/^New address: The place after the # sign/)],
    [8, 'New address: Leave out the user name and password.'],
    [
      9,
      'Old address: It is empty.',
      'Moved for good: 410 is no redirect. 301 and 308 are for good; 302, 303 and 307 are for a while.',
    ],
    [10, 'New address: It is empty.'],
  ])
})

test('sources that are pages, and loops are left out', () => {
  expect(
    skippedIn(
      '/Our-Story,/services,,\n/login,/services,,\n/two,/one,,\n/d/*,/d/x/*,,\n/,/services,,\n/good,/services,,\n',
      redirectRow('one', '/one', '/two'),
    ),
  ).toEqual([
    [2, 'Old address: A page is published at this address, and a page wins over a redirect.'],
    [3, expect.stringContaining('Old address: The site answers')],
    [4, 'New address: This leads round in a circle: /two → /one → /two.'],
    [5, expect.stringContaining('New address: This leads on and on without end: /d/* → /d/x/*')],
    [6, 'Old address: The home page cannot be redirected.'],
  ])
})

test('a row that works only together with one that is left out is left out too', () => {
  // The second row dissolves a stored loop, but is left out because its target is wrong.
  const stored = [redirectRow('one', '/one', '/two'), redirectRow('two', '/two', '/services')]
  const text = `${HEAD}/two,/three,,\n/three,/one,,\n/one,/elsewhere page /x,,\n/good,/services,,\n`
  const plan = planOf(text, makeRoutes(...stored))
  expect(plan.changes.map(({ after }) => after.source)).toEqual(['/good'])
  expect(plan.skipped.map(({ line }) => line)).toEqual([2, 3, 4])
})

test('equal rows are said once, contradicting ones are all left out', () => {
  expect(
    skippedIn(
      '/x,/services,,\n/X/,/Services/,yes,\n/x,/services,301,again\n/y,/services,,\n/y,/our-story,,\n/%C3%A9,/services,,\n/é,/services,no,\n/e\u0301,/services,,\n',
    ),
  ).toEqual([
    [3, 'The same as line 2.'],
    [4, 'The same as line 2, with another note.'],
    [5, 'Line 6 sends the same old address to /our-story, for good. Keep one of them.'],
    [6, 'Line 5 sends the same old address to /services, for good. Keep one of them.'],
    [7, 'Line 8 sends the same old address to /services, for a while. Keep one of them.'],
    [8, 'Line 7 sends the same old address to /services, for good. Keep one of them.'],
    [9, 'Line 8 sends the same old address to /services, for a while. Keep one of them.'],
  ])
})

test.each([
  ['/about/', '/about'],
  ['/ABOUT', 'https://site.example/about/'],
])('%s to %s is not needed', (source, target) =>
  expect(skippedIn(`${source},${target},,\n`)).toEqual([[2, expect.stringMatching(/^Not needed: /)]]),
)

test.each([
  ['a zero-width space', '/old\u200B', '/our-story\u200B'],
  ['direction marks', '\u202A/old\u202C', '\u200E/our-story'],
  ['a soft hyphen', '/o\u00ADld', '/our-\u00ADstory'],
  ['a byte order mark within', '/old\uFEFF', '/our\uFEFF-story'],
  ['non-breaking spaces around', '\u00A0/old\u00A0', '/our-story\u00A0'],
  ['whole addresses', 'https://site.example/old', 'https://site.example/our-story'],
  ['www and http', 'http://www.site.example/old', 'www.site.example/our-story'],
  ['no scheme', 'site.example/old', '//site.example/our-story'],
  ['capitals and the default port', 'HTTPS://Site.Example:443/old', 'https://site.example:443/our-story'],
  ['an empty query', '/old?', '/our-story?'],
  ['an empty hash', '/old#', '/our-story#'],
])('an address with %s is read', (_, source, target) =>
  expect(writtenBy(`source,target\n${source},${target}\n`)).toEqual(['/old → /our-story']),
)

test.each([
  ['/two words', '/a b', '/two%20words → /a%20b'],
  ['/caf%C3%A9', '/services', '/caf%C3%A9 → /services'],
  ['/naïve', '/services', '/naïve → /services'],
  ['/x%ef%bf%bc', '/services', '/x%ef%bf%bc → /services'],
  ['/caf%E9', '/services', '/caf%E9 → /services'],
  ['/x%E2%80%8B', '/services', '/x%E2%80%8B → /services'],
  ['/old', '/list?name=Zoë Ä', '/old → /list?name=Zoë%20Ä'],
  ['/old', 'https://bücher.example/ä b', '/old → https://bücher.example/ä%20b'],
  ['/old', 'https://site.example', '/old → /'],
  ['/old', 'https://site.example/our-story#team', '/old → /our-story#team'],
  ['/old', 'https://site.example?a=b', '/old → /?a=b'],
  ['/old', 'https://www.other.example/', '/old → https://www.other.example/'],
  ['/blog/*', '/knowledge-base/*', '/blog/* → /knowledge-base/*'],
  ['/a/:id/b', '/services/:id', '/a/:id/b → /services/:id'],
])('%s to %s is read', (source, target, written) =>
  expect(writtenBy(`source,target\n"${source}","${target}"\n`)).toEqual([written]),
)

test.each([
  ['/100%', '“%” is no letter: two digits follow a %, as in %20. Write %25 for the percent sign itself.'],
  ['/%u00e9', '“%u0” is no letter: two digits follow a %, as in %20. Write %25 for the percent sign itself.'],
  ['/o\u00A0ld', 'An address has no spaces: one stands after “/o”.'],
  ['/old#top', 'Browsers do not send what comes after a #. Leave out the # and everything after it.'],
  [
    'https://site.example/index.php?id=12',
    'Redirects do not look at what comes after a ?. Leave out the ? and everything after it.',
  ],
  ['https://other.example/old', 'It is on another website, other.example.'],
  ['www.other.example/old', 'It is on another website, other.example.'],
  ['https://site.example/', 'The home page cannot be redirected.'],
  ['https://site.example:8080/old', 'It is on another website, site.example:8080.'],
  ['https://a:b@other.example/old', 'It is on another website, other.example.'],
  ['ftp://site.example/old', 'Leave out the name of the site: write only what comes after it, starting with a slash.'],
  ['index.php', 'Start with a slash, for example /narration.'],
  ['/old\\page', 'An address has no “\\”: one stands after “/old”.'],
  ['/shop/(.*)', 'A star or a name has to stand alone between slashes in the old address.'],
  ['/*.html', 'A star or a name has to stand alone between slashes in the old address.'],
  ['/tag/*/feed', 'A star can only be the end of the old address.'],
])('the old address %s is left out, and the reason is true', (source, problem) =>
  expect(skippedIn(`${source},/services,,\n`)).toEqual([[2, `Old address: ${problem}`]]),
)

test('status codes say whether a redirect is for good', () => {
  const words = ['301', '308', '301.0', '301 Moved Permanently', 'permanent', 'TRUE', 'Y', '']
  const temporary = ['302', '303', '307', 'Temporary', '302 Found', 'n', 'no']
  const text = [...words, ...temporary].map((word, index) => `/${index},/services,${word}\n`).join('')
  const { changes } = planOf(`source,target,status\n${text}`, makeRoutes())
  expect(changes.map(({ fields }) => fields.permanent)).toEqual([
    ...words.map(() => true),
    ...temporary.map(() => false),
  ])
})

test('other codes are left out, and so is what is no code among codes', () => {
  const { skipped } = planOf(
    'source,target,code\n/a,/services,301\n/b,/services,410\n/c,/services,200\n/d,/services,?\n',
    makeRoutes(),
  )
  expect(skipped.map(({ line, text }) => `${line} ${text}`)).toEqual([
    '3 /b,/services,410',
    '4 /c,/services,200',
    '5 /d,/services,?',
  ])
})

test('the editor may say that another host is this site', () => {
  const text = 'source,target\nhttps://www.old.example/a,https://old.example/our-story\nhttps://b.example/,/services\n'
  expect(planOf(text, makeRoutes())).toMatchObject({ changes: [], otherHosts: ['old.example', 'b.example'] })
  const { changes, skipped } = planOf(text, makeRoutes(), ['site.example', 'old.example'])
  expect(changes.map(({ after }) => after)).toMatchObject([{ source: '/a', target: '/our-story' }])
  expect(skipped.map(({ line }) => line)).toEqual([3])
})

test('what an editor may not expect is said before it is written', () => {
  const text = `${HEAD}/a,/gone,,\n/b,/one,,\n/c–d,/services,,\n/e,/services,,\n`
  const { changes, skipped } = planOf(text, makeRoutes(redirectRow('one', '/one', '/services')))
  expect(skipped).toEqual([])
  expect(changes.map(({ warnings }) => warnings)).toEqual([
    ['New address: There is no page and no article at /gone.'],
    [expect.stringMatching(/^New address: \/one is itself redirected/)],
    ['Old address: Word processors write “–” for a plain sign. Is it really so?'],
    [],
  ])
})

test('10,000 rows are planned in seconds', () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `https://site.example/old/${index},/gone/${index % 50}`)
  const begun = process.cpuUsage()
  expect(planOf(`source,target\n${lines.join('\n')}\n`, makeRoutes()).changes).toHaveLength(10_000)
  // About one, of this process alone; an effort that grows with the square of the rows takes minutes.
  expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(20)
})

test('a file may dissolve a stored loop', () => {
  const stored = [redirectRow('one', '/one', '/two'), redirectRow('two', '/two', '/one')]
  expect(skippedIn('/one,/services,,\n', ...stored)).toEqual([])
})

test('unpublished changes of colleagues are not overwritten', () => {
  const stored = [redirectRow('one', '/one', '/services'), redirectRow('drafts.one', '/here', '/services')]
  expect(skippedIn('/one,/our-story,,\n', ...stored)).toEqual([
    [2, 'This redirect has changes that are not published yet. Publish or discard them first.'],
  ])
  expect(skippedIn('/one,/services,,\n', ...stored)).toEqual([])
})

test('of several stored redirects with one source the effective one counts, and none is changed', () => {
  const later = redirectRow('later', '/X/', '/our-story', { _createdAt: '2026-02-01' })
  const stored = [later, redirectRow('first', '/x', '/services')]
  expect(planOf(`${HEAD}/x,/services,,\n`, makeRoutes(...stored))).toMatchObject({ same: 1, skipped: [] })
  expect(skippedIn('/x,/our-story?a=b,,\n', ...stored)).toEqual([
    [2, 'Old address: Another redirect already starts at this address.'],
  ])
})

/** Few segments, so that redirects often collide. */
const step = fc.constantFrom('a', 'b', 'services', 'A', ':x', ':y', '*', 'our-story', '%2F', 'é', 'a,b;c')
const path = fc.array(step, { maxLength: 3 }).map((steps) => `/${steps.join('/')}`)
const targetByKind: Record<TargetKind, fc.Arbitrary<Partial<StoredTarget>>> = {
  path: path.map((to) => ({ kind: 'path', path: to })),
  page: fc.constantFrom('page-services', 'page-story', 'page-coming').map((pageId) => ({ kind: 'page', pageId })),
  external: fc.webUrl().map((url) => ({ kind: 'external', url })),
}
const target = fc.oneof(...Object.values(targetByKind))
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
  )
})

/** The redirects after the plan has been written. */
function applied(rows: LakeRow[], { changes }: ImportPlan): LakeRow[] {
  const changed = new Map(changes.map(({ stored, fields: to }) => [stored?._id, to]))
  const created = changes.filter(({ stored }) => !stored)
  return [
    ...rows.map((row) => ({ ...row, ...changed.get(row._id) })),
    ...created.map(({ row, fields: to }) => ({ ...redirectRow(`new-${row.line}`, '', ''), ...to, _createdAt: '2027' })),
  ]
}

test('once a plan is written, the same file changes nothing, also where rows were left out', () => {
  fc.assert(
    fc.property(redirects, redirects, (rows, wished) => {
      const text = fileOf(wished)
      const plan = planOf(text, makeRoutes(...rows))
      const again = planOf(text, makeRoutes(...applied(rows, plan)))
      expect(plan.changes.length + plan.same + plan.skipped.length).toBe(wished.length)
      if (plan.skipped.length === 0) expect([again.changes, again.skipped]).toEqual([[], []])
    }),
  )
})

test('what is written works, whatever is left out', () => {
  fc.assert(
    fc.property(redirects, redirects, (rows, wished) => {
      const plan = planOf(fileOf(wished), makeRoutes(...rows))
      const after = makeRoutes(...applied(rows, plan))
      const ids = new Set(plan.changes.map(({ row, stored }) => stored?._id ?? `new-${row.line}`))
      const findings = lintRedirects(after.published, sitePaths(after.pages, null), (id) => ids.has(id))
      expect(findings.filter(({ level }) => level === 'error')).toEqual([])
    }),
  )
})
