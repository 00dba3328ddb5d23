/** The README's table of what is tried at every change is made from the cases: `UPDATE_README=true npx jest readme`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { ACTIONS } from '../client/actions.ts'
import { ASSETS } from '../client/assets.ts'
import { LISTENING } from '../client/listening.ts'
import { MANAGEMENT } from '../client/management.ts'
import { MUTATIONS } from '../client/mutations.ts'
import { PATCHES } from '../client/patches.ts'
import { PERSPECTIVES } from '../client/perspectives.ts'
import { READING } from '../client/reading.ts'
import { CASES as GROQ } from '../groq/cases.ts'

const README = 'packages/content-lake/README.md'
const TABLE = /(?<=<!-- cases -->\n).*?(?=<!-- \/cases -->)/s

const PARTS: readonly (readonly [name: string, cases: object])[] = [
  ['Reading', READING],
  ['Perspectives', PERSPECTIVES],
  ['Mutations', MUTATIONS],
  ['Patches', PATCHES],
  ['Assets', ASSETS],
  ['Actions and releases', ACTIONS],
  ['Projects, datasets, users', MANAGEMENT],
  ['Listening, live content', LISTENING],
]

/** Three of them as examples. */
function rowOf(name: string, cases: readonly string[]): string {
  return `| ${name} | ${cases.length} | ${cases.slice(0, 3).join('; ')} |\n`
}

function table(): string {
  const queries = Object.values(GROQ).reduce((sum, rows) => sum + rows.length, 0)
  const rows = PARTS.map(([name, cases]) => rowOf(name, Object.keys(cases))).join('')
  return `| part | cases | such as |\n| --- | --- | --- |\n${rows}| GROQ | ${queries} | ${Object.keys(GROQ).join(', ')} |\n`
}

test('the table of what is tried lists the cases that are', () => {
  const text = readFileSync(README, 'utf8')
  if (process.env.UPDATE_README === 'true') writeFileSync(README, text.replace(TABLE, table()))
  expect(TABLE.exec(readFileSync(README, 'utf8'))?.[0]).toBe(table())
})

test('it says nothing of the site that it was made for', () => {
  expect(readFileSync(README, 'utf8')).not.toMatch(/\bthis site\b|stand-in|local\/stack|LOCAL_[A-Z]/i)
})
