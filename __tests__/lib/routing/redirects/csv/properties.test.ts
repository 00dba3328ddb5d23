/** Property tests of CSV files of redirects, for any stored redirects and any file. */
import fc from 'fast-check'
import { type ImportPlan, sizeOf } from '@/lib/routing/redirects/csv/plan'
import { pagePaths, type Site, type StoredRedirect, tableRow } from '@/lib/routing/redirects/csv/stored'
import { writeRedirectFile } from '@/lib/routing/redirects/csv/write-file'
import { lintRedirects } from '@/lib/routing/redirects/lint'
import { knownAddresses } from '@/lib/routing/redirects/reserved-paths'
import { makeSite, planOf } from '../../../../helpers/redirect-site'

/** Few segments, so that redirects often collide: plain, odd, and with characters special to spreadsheets or CSV. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('a', 'b', 'services', 'A') },
  { weight: 2, arbitrary: fc.constantFrom(':x', ':y', '*') },
  { weight: 2, arbitrary: fc.constantFrom('', '..', '%2F', 'é', 'our-story', '?q=1', '#x', 'a,b;c', '"') },
)
const path = fc.array(step, { maxLength: 3 }).map((steps) => `/${steps.join('/')}`)
const awkward = fc.oneof(
  fc
    .array(
      fc.constantFrom('"', ',', ';', '\t', '\r', '\n', '\r\n', ' ', "'", '=', '+', '-', '@', 'x', '\uFEFF', '\uD800'),
    )
    .map((parts) => parts.join('')),
  fc.string(),
)
const address = fc.oneof({ weight: 4, arbitrary: path }, { weight: 1, arbitrary: awkward })

const stored: fc.Arbitrary<Omit<StoredRedirect, 'id'>> = fc.record({
  source: fc.option(address),
  target: fc.option(
    fc.record({
      kind: fc.constantFrom('page', 'path', 'external', null, 'nonsense'),
      pageId: fc.constantFrom('page-services', 'page-story', 'page-coming', 'page-gone', null),
      path: fc.option(address),
      anchor: fc.option(fc.oneof(fc.constantFrom('team', ''), awkward)),
      url: fc.option(fc.oneof(fc.webUrl(), awkward)),
    }),
  ),
  permanent: fc.boolean(),
  note: fc.option(awkward),
})

const redirects = fc
  .array(stored, { maxLength: 12 })
  .map((rows) => rows.map((row, index): StoredRedirect => ({ ...row, id: `r${index}` })))

test('an exported file changes nothing when imported, whatever the redirects are', () => {
  fc.assert(
    fc.property(redirects, redirects, (published, drafts) => {
      const site = makeSite(published, drafts)
      const plan = planOf(writeRedirectFile(site), site, true)
      expect(plan).toEqual({
        create: [],
        change: [],
        same: published.length,
        remove: [],
        refused: [],
        sideEffects: [],
        removalProblem: null,
      })
    }),
    { numRuns: 1000 },
  )
})

/** The site after the plan has been written. */
function applied(site: Site, { create, change, remove }: ImportPlan): Site {
  const changed = new Map(change.map(({ after }) => [after.id, after]))
  const removed = new Set(remove.map(({ id }) => id))
  return {
    ...site,
    redirects: [
      ...site.redirects.flatMap((redirect) => (removed.has(redirect.id) ? [] : [changed.get(redirect.id) ?? redirect])),
      ...create.map(({ after }) => after),
    ],
  }
}

test('a written plan works, and planning the file again finds nothing to do', () => {
  fc.assert(
    fc.property(redirects, redirects, redirects, fc.boolean(), (published, drafts, wished, removesMissing) => {
      const site = makeSite(published, drafts)
      const text = writeRedirectFile(makeSite(wished))
      const plan = planOf(text, site, removesMissing)
      const next = applied(site, plan)
      const again = planOf(text, next, removesMissing)
      expect(sizeOf(again)).toBe(0)
      expect(again.refused.map(({ line }) => line)).toEqual(plan.refused.map(({ line }) => line))

      const pages = pagePaths(next.pages)
      const paths = new Set(next.pages.flatMap((page) => (page.isPublished ? [page.path] : [])))
      const findings = lintRedirects(
        next.redirects.map((redirect) => tableRow(redirect, pages)),
        knownAddresses(paths, next.articles),
      )
      const written = new Set([...plan.create, ...plan.change].map(({ after }) => after.id))
      const errors = findings.filter(
        ({ id, level, kind }) => written.has(id) && level === 'error' && kind !== 'duplicate',
      )
      expect(errors).toEqual([])
      expect(
        plan.create.filter(({ after }) => findings.some((f) => f.id === after.id && f.kind === 'duplicate')),
      ).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('5,000 rows are planned against 5,000 redirects', () => {
  const published = Array.from(
    { length: 5000 },
    (_, index): StoredRedirect => ({
      id: `r${index}`,
      source: index % 50 === 0 ? `/folder-${index}/*` : `/old/${index % 100}/address-${index}`,
      target: {
        kind: index % 2 ? 'page' : 'path',
        pageId: 'page-story',
        path: index % 7 ? '/services' : `/old/${(index + 1) % 100}/address-${index + 1}`,
        anchor: null,
        url: null,
      },
      permanent: true,
      note: 'An address of the old site.',
    }),
  )
  const site = makeSite(published)
  // Every other one has another target, and a tenth has another source.
  const text = writeRedirectFile(site)
    .split('\r\n')
    .map((line, index) => (index % 2 && index > 1 ? line.replace(/,\/[^,]*,/, `,/services?row=${index},`) : line))
    .map((line, index) => (index % 10 ? line : line.replace('/old/', '/older/')))
    .join('\r\n')
  const plan = planOf(text, site, true)
  expect(plan.change.length).toBeGreaterThan(1500)
  expect(plan.create.length).toBeGreaterThan(400)
  expect(plan.remove.length).toBeGreaterThan(400)
})
