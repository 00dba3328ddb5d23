import { globSync } from 'node:fs'
import { VISIT_ROUTES } from '@/lib/reports/read-visit-report'

/** Of Next itself, and the Studio, which is an application of its own. */
const NO_PAGES = /^(_app|_document|studio\/)/

test('a visit can be reported of every page in pages/, and of nothing else', () => {
  const files = globSync('**/*.tsx', { cwd: 'pages' }).filter((file) => !NO_PAGES.test(file))
  expect(files.map((file) => `/${file.replace(/\.tsx$/, '')}`).sort()).toEqual(Array.from(VISIT_ROUTES).sort())
})
