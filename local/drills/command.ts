/**
 * `npm run drill -- <name> …`: breaks one thing of the built site as a cluster and mends it, and says what was lost and how long
 * it took (docs/OPERATING.md). Each drill is a test of that name, which runs here alone, on the build of the tests.
 */
import { join } from 'node:path'
import { type Arguments, UsageError } from '../processes/command.mjs'
import { exitCode, startNode } from '../processes/processes.ts'

const PLAYWRIGHT = join('node_modules', '@playwright', 'test', 'cli.js')

/** The tests of the drills. */
const FOLDER = join('__tests__', 'browser', 'operations', 'drills')

/** What each does. */
const DRILLS: Readonly<Record<string, string>> = {
  content: 'the content is restored into an empty Content Lake',
  redis: 'Redis dies and comes back',
  api: 'the API dies and comes back',
  lake: 'the Content Lake dies and comes back',
  certificate: 'nginx gets a new certificate',
  sites: 'both sites die, and the mirror is served',
  'roll-back': 'another build is released and rolled back',
}

const NAMES = Object.keys(DRILLS)
const ALL = 'all'

export const usage = {
  name: 'drill',
  description: `breaks one thing of the built site as a cluster and mends it: ${NAMES.map((name) => `${name} (${DRILLS[name]})`).join(', ')}; or ${ALL}.`,
  words: `${NAMES.join(' | ')} | ${ALL} …`,
}

export async function run({ words }: Arguments): Promise<number> {
  const unknown = words.find((word) => word !== ALL && !NAMES.includes(word))
  if (unknown !== undefined) throw new UsageError(`There is no drill "${unknown}".`)
  if (words.length === 0) throw new UsageError('Name a drill.')
  const files = (words.includes(ALL) ? NAMES : words).map((name) => join(FOLDER, `${name}.ci.test.ts`))
  const reporter = join(import.meta.dirname, 'reporter.ts')
  const options = ['--workers', '1', '--reporter', reporter, '--output', join('.local', 'drills')]
  return exitCode(startNode([PLAYWRIGHT, 'test', ...files, ...options]))
}
