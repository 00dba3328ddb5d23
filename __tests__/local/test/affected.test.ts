/** Which tests `npm test -- --affected` chooses, of those that there are. */
import { selectAffected } from '@/local/test/affected'
import { findTestFiles, needServers } from '@/local/test/test-files'

const files = findTestFiles()
const RELATED = '__tests__/components/sections/faq-list.test.tsx'

function select(...changed: string[]) {
  const { browser, ...rest } = selectAffected(changed, files, () => [RELATED])
  return { ...rest, browser: browser.map((file) => file.replace(/^__tests__\/browser\/|(\.ci)?\.test\.ts$/g, '')) }
}

test.each([
  ['components/sections/estimator/index.tsx', 'enquiry/estimator', 'studio/studio'],
  ['components/enquiry/enquiry-dialog.tsx', 'enquiry/journey', 'pages/menu'],
  ['lib/knowledge-base/slug.ts', 'knowledge-base/knowledge-base', 'enquiry/journey'],
  ['lib/routing/redirects/lint/index.ts', 'redirects/redirects', 'audio/samples'],
  ['studio/redirects/tool/index.tsx', 'studio/redirects', 'studio/preview'],
  ['studio/uploads/check-file.ts', 'studio/studio', 'pages/menu'],
  ['deploy/nginx.conf', 'operations/cluster', 'studio/studio'],
  ['packages/content-lake/src/groq/plan.ts', 'studio/lake-streams', 'pages/menu'],
  ['__tests__/browser/helpers/page/enquiry.ts', 'enquiry/journey', 'studio/studio'],
])('%s needs %s, and not %s', (path, wanted, other) => {
  const { browser, everything } = select(path)
  expect(everything).toBe(false)
  expect(browser).toContain(wanted)
  expect(browser).not.toContain(other)
})

test('a change in the documents needs no browser, but the unit tests that read the document', () => {
  const { unit, browser, everything } = select('docs/EDITING.md', 'README.md')
  expect([browser, everything]).toEqual([[], false])
  expect(unit.length).toBeLessThan(20)
  expect(unit).toContain('__tests__/studio/guide.test.ts')
})

test.each([
  'package-lock.json',
  'lib/server/http/microcache.ts',
  'lib/page/server/static-page.ts',
  'components/ui/theme/tokens.ts',
  'lib/unnamed/file.ts',
])('%s needs everything, and says why', (path) => {
  const { everything, reasons } = select(path)
  expect(everything).toBe(true)
  expect(reasons[0]).toContain(path)
})

test('the tests of the lake run when packages/ has changed, and not with everything else', () => {
  const ofLake = (paths: string[]) => paths.filter((path) => path.startsWith('packages/')).length
  expect(ofLake(select('lib/server/http/microcache.ts').unit)).toBe(0)
  expect(ofLake(select('packages/content-lake/src/store/log.ts').unit)).toBe(ofLake(files.unit))
})

test('only tests that start servers, or whose helpers do, need their packages', () => {
  const named = (word: string) => [...files.unit, ...files.browser].filter((file) => file.includes(word))
  expect(named('menu').length).toBeGreaterThan(0)
  expect(needServers(named('menu'))).toBe(false)
  expect(needServers(named('operations/cluster'))).toBe(true)
  expect(needServers(named('redis-store'))).toBe(true)
})
