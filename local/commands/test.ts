/**
 * `npm test`: the checks, the unit tests, then the browser tests against a real build. Arguments go to Jest and skip the checks:
 * `npm test -- quote` runs every test file whose path holds "quote".
 */
import { join } from 'node:path'
import { ensureChromium } from '../chromium.ts'
import { exitCode, startNode } from '../processes.ts'
import { runCommand } from '../start.ts'

const JEST = join('node_modules', 'jest', 'bin', 'jest.js')

await runCommand(async () => {
  const given = process.argv.slice(2)
  const env = { ...process.env, CHROMIUM_PATH: ensureChromium(), NODE_ENV: 'test' as const }
  const steps: string[][] =
    given.length > 0
      ? [[JEST, ...given]]
      : [
          ['local/commands/check.ts'],
          // Jest leaves one core to itself, which on a machine with two means one test file at a time.
          [JEST, '--selectProjects', 'unit', '--maxWorkers', '100%'],
          // Two sites with a browser each: most of their time the tests wait.
          [JEST, '--selectProjects', 'browser', '--maxWorkers', '2'],
        ]
  for (const args of steps) {
    const code = await exitCode(startNode(args, { env }))
    if (code !== 0) return code
  }
  return 0
})
