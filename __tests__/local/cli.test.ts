/** The table of commands: each says what it does, and refuses what it does not know. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Runs the command lines that its first argument has as JSON. Prints their outcomes as JSON. */
const RUN_ALL = `
  import { runCommand } from './local/cli.ts'
  const outcomes = []
  for (const [name, ...given] of JSON.parse(process.argv[1])) {
    const outcome = { code: null, output: '', errors: '' }
    console.log = (line) => { outcome.output += line + '\\n' }
    console.error = (line) => { outcome.errors += line + '\\n' }
    outcome.code = await runCommand(name, given)
    outcomes.push(outcome)
  }
  process.stdout.write(JSON.stringify(outcomes))`

type Outcome = { code: number; output: string; errors: string }

/** Runs commands one after the other in one process of Node, which loads them as they are. */
function runAll(commandLines: readonly (readonly string[])[], variables: Record<string, string> = {}): Outcome[] {
  // No command needs a valid configuration to say what it does, or to refuse its arguments.
  const env = { ...process.env, API_BASE_URL: 'example', ...variables }
  const args = ['--input-type=module', '--eval', RUN_ALL, JSON.stringify(commandLines)]
  return JSON.parse(
    execFileSync(process.execPath, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
  )
}

const REFUSED: [name: string, given: string[], problem: string][] = [
  ['bench', ['--only', 'nothing'], '--only is "nothing".'],
  ['screenshots', ['page'], 'There is no part "page".'],
  ['screenshots', ['pages', 'contact-us'], 'There is no page or state "contact-us".'],
  ['new:section', ['Two', 'words'], 'Give one name in lower case with hyphens, such as "opening-hours".'],
  ['dev', ['3001'], "Unexpected argument '3001'."],
  ['content:import', [], 'Name one dataset.'],
  ['content:export', ['--to'], "Option '--to <value>' argument missing."],
  ['drill', [], 'Name a drill.'],
  ['drill', ['nothing'], 'There is no drill "nothing".'],
  ['mirror', ['http://localhost'], 'Name the URL of one site and one folder.'],
  ['mirror', ['ftp://localhost', 'folder'], '"ftp://localhost" is no URL of a site.'],
  ['mirror', ['--every', '9', 'http://localhost', 'folder'], '--every is "9".'],
  ['smoke', [], 'Name the URL of one site.'],
  ['smoke', ['http://localhost', '--canonical', 'localhost'], '"localhost" is no URL of a site.'],
  ['enquiries', [], 'Say what to do.'],
  ['enquiries', ['lst'], 'Unknown command "lst".'],
  ['enquiries', ['list', 'abc'], 'list takes no id.'],
  ['enquiries', ['release'], 'Name the id of an enquiry to release.'],
]

const names = Object.keys(scripts)
let helped: Outcome[]
let unknown: Outcome[]
let refused: Outcome[]

beforeAll(() => {
  const outcomes = runAll([
    ...names.map((name) => [name, '--help']),
    ...names.map((name) => [name, '--no-such-option']),
    ...REFUSED.map(([name, given]) => [name, ...given]),
  ])
  helped = outcomes.slice(0, names.length)
  unknown = outcomes.slice(names.length, 2 * names.length)
  refused = outcomes.slice(2 * names.length)
})

test.each(names.map((name, index) => [name, index] as const))(
  '%s has help, and refuses unknown options in one line',
  (name, index) => {
    expect(scripts[name]).toBe(`node local/cli.mjs ${name}`)
    expect(helped[index]).toEqual({
      code: 0,
      errors: '',
      output: expect.stringMatching(new RegExp(`^npm run ${name}: .+\n\nUsage: npm run ${name} -- `)),
    })
    expect(unknown[index]).toEqual({
      code: 2,
      output: '',
      errors: expect.stringMatching(
        new RegExp(`^Unknown option '--no-such-option'\\. Usage: npm run ${name} -- .+\n$`),
      ),
    })
  },
)

test('a benchmark without wrk says so before it builds and measures for half an hour', () => {
  expect(runAll([['bench']], { PATH: '' })).toEqual([
    { code: 1, output: '', errors: 'wrk is not installed (Debian: "sudo apt-get install wrk").\n' },
  ])
})

test('the help names every option, and what follows it', () => {
  expect(helped[names.indexOf('content:import')]?.output).toMatch(
    /Usage: npm run content:import -- \[--replace\] \[--confirm <project>\/<dataset>\] <.*\n\n {2}--replace .*\n {2}--confirm <project>\/<dataset> /,
  )
})

test.each(REFUSED.map(([name, given, problem], index) => [name, given, problem, index] as const))(
  '%s %j is refused in one line',
  (name, _given, problem, index) => {
    const { code, output, errors } = refused[index] ?? {}
    expect([code, output, errors?.split('\n').length]).toEqual([2, '', 2])
    expect(errors).toContain(`${problem} Usage: npm run ${name} -- `)
  },
)

test('the tests run whatever the configuration is', () => {
  const [outcome] = runAll([['test', 'no-path-has-this-word']])
  expect(outcome).toEqual({ code: 1, output: '', errors: 'No test file has a path with no-path-has-this-word.\n' })
})

test('an unknown command is refused with the names of all', () => {
  const [outcome] = runAll([['toString']])
  expect(outcome).toEqual({
    code: 2,
    output: '',
    errors: expect.stringMatching(/^There is no command "toString"\. Usage: .*\bsite \| dev\b/),
  })
})

test('the README names every command', () => {
  const readme = readFileSync('README.md', 'utf8')
  const missing = names.filter((name) => !new RegExp(`\`(npm (run )?)?${name}\\b`).test(readme))
  expect(missing).toEqual([])
})
