/** The stacks of browser tests know nothing of a developer's own settings. */
import { readFileSync } from 'node:fs'
import { stackEnvironment } from '@/local/stack/stack-environment'

/** Programs of the machine, which tests need too. */
const OF_THE_MACHINE = ['CHROMIUM_PATH']

const OWN = 'of the developer'

const documented = Array.from(
  readFileSync('.env.example', 'utf8').matchAll(/^# ?([A-Z][A-Z_]+)=/gm),
  ([, name = '']) => name,
)

test('no variable that .env.example names passes from .env.local to a stack', () => {
  const before = { ...process.env }
  for (const name of documented) process.env[name] = OWN
  try {
    const environment = stackEnvironment({ site: 1, api: 2, lake: 3 }, '.next-test', '/tmp/data')
    const passed = documented.filter((name) => environment[name] === OWN)
    expect(passed).toEqual(OF_THE_MACHINE)
  } finally {
    process.env = before
  }
})
