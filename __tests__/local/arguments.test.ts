/** Every npm command as a process: it says what it does, and refuses what it does not know. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Runs what npm runs, on this Node: the project's own, so that no test installs packages. */
function run(name: string, ...given: string[]): Promise<{ code: unknown; output: string; errors: string }> {
  const [, ...script] = (scripts[name] ?? '').replace('local/commands/with-node.mjs ', '').split(' ')
  return new Promise((resolve) => {
    execFile(process.execPath, [...script, ...given], { encoding: 'utf8' }, (error, output, errors) =>
      resolve({ code: error ? error.code : 0, output, errors }),
    )
  })
}

test.each(Object.keys(scripts))('%s answers --help, and refuses unknown options in one line', async (name) => {
  const [help, unknown] = await Promise.all([run(name, '--help'), run(name, '--no-such-option')])
  expect(help).toEqual({
    code: 0,
    errors: '',
    output: expect.stringMatching(new RegExp(`^npm run ${name}: .+\n\nUsage: npm run ${name} -- `)),
  })
  expect(unknown).toEqual({
    code: 2,
    output: '',
    errors: expect.stringMatching(new RegExp(`^Unknown option '--no-such-option'\\. Usage: npm run ${name} -- .+\n$`)),
  })
})

test('the help names every option, and what follows it', async () => {
  expect((await run('content:import', '--help')).output).toMatch(
    /Usage: npm run content:import -- \[--replace\] \[--confirm <project>\/<dataset>\] <.*\n\n {2}--replace .*\n {2}--confirm <project>\/<dataset> /,
  )
})

test.each([
  ['bench', ['--only', 'nothing'], '--only is "nothing".'],
  ['screenshots', ['page'], 'There is no part "page".'],
  ['new:section', ['Two', 'words'], 'Give one name in lower case with hyphens, such as "opening-hours".'],
  ['dev', ['3001'], "Unexpected argument '3001'."],
  ['content:import', [], 'Name one dataset.'],
  ['content:export', ['--to'], "Option '--to <value>' argument missing."],
])('%s %j is refused in one line', async (name, given, problem) => {
  const { code, output, errors } = await run(name, ...given)
  expect([code, output, errors.split('\n').length]).toEqual([2, '', 2])
  expect(errors).toContain(`${problem} Usage: npm run ${name} -- `)
})

test('the README names every command', () => {
  const readme = readFileSync('README.md', 'utf8')
  const missing = Object.keys(scripts).filter((name) => !new RegExp(`\`(npm (run )?)?${name}\\b`).test(readme))
  expect(missing).toEqual([])
})
