/** Each rule of docs/BEHAVIOUR.md is cited by a test. */
import { globSync, readFileSync } from 'node:fs'

const SOURCES = ['__tests__/**/*.{ts,tsx}', 'packages/*/__tests__/**/*.ts']

test('every rule is cited', () => {
  const tests = SOURCES.flatMap((pattern) => globSync(pattern)).map((file) => readFileSync(file, 'utf8'))
  const cited = new Set(tests.flatMap((text) => text.match(/\bB\d+\b/g) ?? []))
  const rules = readFileSync('docs/BEHAVIOUR.md', 'utf8').matchAll(/^- \*\*(B\d+)\.\*\*/gm)
  const uncited = Array.from(rules, ([, rule = '']) => rule).filter((rule) => !cited.has(rule))
  expect(uncited).toEqual([])
})
