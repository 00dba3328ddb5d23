/**
 * Checks docs/SECURITY-PROOF.md: each requirement of OWASP ASVS 5.0, levels 1 and 2, of the chapters that apply has one row, which
 * names what proves it, or says why it does not apply or what is open. Files, titles of tests and rules that a row names exist. Part
 * of `npm run check`.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'

const DOCUMENT = 'docs/SECURITY-PROOF.md'
const RULES = 'docs/BEHAVIOUR.md'
const TESTS = '{__tests__,packages/*/__tests__}/**/*.test.{ts,tsx}'

/** How many requirements of levels 1 and 2 the standard has in each chapter that applies. */
const CHAPTERS: Readonly<Record<string, number>> = {
  V1: 27,
  V2: 11,
  V3: 19,
  V4: 10,
  V5: 9,
  V8: 7,
  V11: 14,
  V12: 9,
  V13: 13,
  V14: 9,
  V15: 13,
  V16: 16,
}

const ROW = /^\| (V\d+\.\d+\.\d+) \|([^|]*)\|([^|]*)\|$/

type Row = { number: string; requirement: string; proof: string }

/** What the rows are compared with. */
export type Project = {
  /** @returns the text of a file, '' for a folder, undefined when there is neither */
  read(path: string): string | undefined
  /** Numbers of rules, such as B12. */
  rules: ReadonlySet<string>
  /** Numbers of rules that a test cites. */
  cited: ReadonlySet<string>
}

type Verdict = 'proven' | 'not applicable' | 'open'

function verdictOf({ proof }: Row): Verdict {
  if (proof.startsWith('not applicable, because ')) return 'not applicable'
  return proof.startsWith('open: ') ? 'open' : 'proven'
}

/** Other words in backticks are variables, paths of URLs or commands. */
const FILE = /^\w[^\s:]*\/[^\s:]*$|^[\w.-]+\.(?:js|json|md|mjs|ts)$/

/** The files that a row names, each with the titles that stand behind it in quotation marks. */
function filesIn(proof: string): { path: string; titles: string[] }[] {
  return Array.from(proof.matchAll(/`([^`]+)`((?:,? "[^"]+")*)/g), ([, path = '', quoted = '']) => ({
    path,
    titles: Array.from(quoted.matchAll(/"([^"]+)"/g), ([, title = '']) => title),
  })).filter(({ path }) => FILE.test(path))
}

function rowProblems(row: Row, project: Project): string[] {
  const files = filesIn(row.proof)
  const problems = files.flatMap(({ path, titles }) => {
    const text = project.read(path)
    if (text === undefined) return [`there is no file ${path}`]
    return titles.filter((title) => !text.includes(title)).map((title) => `${path} has no "${title}"`)
  })
  for (const [rule] of row.proof.matchAll(/\bB\d+[a-z]?\b/g)) {
    if (!project.rules.has(rule)) problems.push(`${RULES} has no rule ${rule}`)
    else if (!project.cited.has(rule)) problems.push(`no test cites ${rule}`)
  }
  if (row.requirement === '') problems.push('the requirement is missing')
  if (verdictOf(row) === 'proven' && files.length === 0) problems.push('it names no file that proves it')
  return problems.map((problem) => `${row.number}: ${problem}`)
}

/** Whether there are as many rows of each chapter as the standard has, each once. */
function countProblems(rows: readonly Row[]): string[] {
  const numbers = rows.map(({ number }) => number)
  const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index)
  const chapters = new Set([...Object.keys(CHAPTERS), ...numbers.map((number) => number.split('.')[0] ?? '')])
  return [
    ...twice.map((number) => `${number}: stands there twice`),
    ...Array.from(chapters).flatMap((chapter) => {
      const count = numbers.filter((number) => number.startsWith(`${chapter}.`)).length
      const expected = CHAPTERS[chapter] ?? 0
      return count === expected ? [] : [`${chapter}: ${count} rows, expected ${expected}`]
    }),
  ]
}

/** @param document text of docs/SECURITY-PROOF.md @returns a line for each problem */
export function lintProof(document: string, project: Project): string[] {
  const lines = document.split('\n').filter((line) => /^\| V\d/.test(line))
  const rows = lines.flatMap((line): Row[] => {
    const [, number = '', requirement = '', proof = ''] = ROW.exec(line) ?? []
    return number ? [{ number, requirement: requirement.trim(), proof: proof.trim() }] : []
  })
  const broken = lines.filter((line) => !ROW.test(line)).map((line) => `a row without three columns: ${line}`)
  const count = (verdict: Verdict) => rows.filter((row) => verdictOf(row) === verdict).length
  const sum = `${rows.length} requirements: ${count('proven')} proven, ${count('not applicable')} not applicable, ${count('open')} open.`
  const wrongSum = document.includes(sum) ? [] : [`the sum is wrong. Write: ${sum}`]
  return [...broken, ...countProblems(rows), ...rows.flatMap((row) => rowProblems(row, project)), ...wrongSum]
}

function readProject(): Project {
  const numbersIn = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, number = '']) => number)
  const tests = globSync(TESTS).map((file) => readFileSync(file, 'utf8'))
  return {
    read(path) {
      if (!existsSync(path)) return undefined
      return path.endsWith('/') ? '' : readFileSync(path, 'utf8')
    },
    rules: new Set(numbersIn(readFileSync(RULES, 'utf8'), /^- \*\*(B\d+[a-z]?)\./gm)),
    cited: new Set(tests.flatMap((text) => numbersIn(text, /\b(B\d+[a-z]?)\b/g))),
  }
}

/** What is wrong with the document of the project, a line each. */
export function lintProjectProof(): string[] {
  return lintProof(readFileSync(DOCUMENT, 'utf8'), readProject())
}

if (import.meta.main) {
  const problems = lintProjectProof()
  for (const problem of problems) console.error(`${DOCUMENT}: ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
