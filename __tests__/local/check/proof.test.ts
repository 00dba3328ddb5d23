/** Each requirement of the security standard has a proof that exists, or says why it has none. */
import { readFileSync } from 'node:fs'
import { lintProjectProof, lintProof, type Project } from '../../../local/check/proof'

const DOCUMENT = readFileSync('docs/SECURITY-PROOF.md', 'utf8')
const FIRST = /^\| V1\.1\.1 .*$/m

const project: Project = {
  read: (path) => ({ 'a.test.ts': "test('what it shows (B1)', () => {})", '__tests__/': '' })[path],
  rules: new Set(['B1', 'B2']),
  cited: new Set(['B1']),
}

/** The problems of the first requirement, with another row in its place. */
function problemsOf(row: string): string[] {
  const problems = lintProof(DOCUMENT.replace(FIRST, row), project)
  return problems.filter((problem) => /^V1\.1\.1|^V1:|^a row/.test(problem))
}

test('the document of the project passes', () => {
  expect(lintProjectProof()).toEqual([])
})

test.each([
  '| V1.1.1 | Decoded once | `a.test.ts` "what it shows" (B1) |',
  '| V1.1.1 | Decoded once | `a.test.ts`, `__tests__/`: the rest |',
  '| V1.1.1 | Decoded once | not applicable, because nothing is decoded |',
  '| V1.1.1 | Decoded once | open: nobody has looked at `/admin`, `SITE_KEY` and `npm audit` |',
])('%s passes', (row) => {
  expect(problemsOf(row)).toEqual([])
})

test.each([
  ['| V1.1.1 | Decoded once |  |', 'V1.1.1: it names no file that proves it'],
  ['| V1.1.1 | Decoded once | it is safe |', 'V1.1.1: it names no file that proves it'],
  ['| V1.1.1 | Decoded once | `SITE_KEY` |', 'V1.1.1: it names no file that proves it'],
  ['| V1.1.1 |  | open: all of it |', 'V1.1.1: the requirement is missing'],
  ['| V1.1.1 | Decoded once | `b.test.ts` |', 'V1.1.1: there is no file b.test.ts'],
  ['| V1.1.1 | Decoded once | `a.test.ts` "what it showed" |', 'V1.1.1: a.test.ts has no "what it showed"'],
  ['| V1.1.1 | Decoded once | `a.test.ts` (B3) |', 'V1.1.1: docs/BEHAVIOUR.md has no rule B3'],
  ['| V1.1.1 | Decoded once | `a.test.ts` (B2) |', 'V1.1.1: no test cites B2'],
  ['', 'V1: 26 rows, expected 27'],
  ['| V1.1.1 | Decoded once |', 'a row without three columns: | V1.1.1 | Decoded once |'],
  ['| V1.1.1 | a | open: b |\n| V1.1.1 | a | open: b |', 'V1.1.1: stands there twice'],
])('%s fails', (row, problem) => {
  expect(problemsOf(row)).toContain(problem)
})

test('a sum that is no longer right fails', () => {
  const problems = lintProof(DOCUMENT.replace(FIRST, '| V1.1.1 | Decoded once | open: b |'), project)
  expect(problems.at(-1)).toMatch(
    /^the sum is wrong\. Write: 157 requirements: \d+ proven, \d+ not applicable, \d+ open\.$/,
  )
})
