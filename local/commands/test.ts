/**
 * `npm test`: the checks, the unit tests, then the browser tests against a real build. Arguments are passed to Jest and
 * skip the checks: `npm test -- quote` runs every test file whose path contains "quote".
 */
import { join } from 'node:path'
import { ensureChromium } from '../chromium.ts'
import { exitCode, startNode } from '../processes.ts'
import { runCommand } from '../start.ts'

const JEST = join('node_modules', 'jest', 'bin', 'jest.js')

await runCommand(async () => {
  const given = process.argv.slice(2)
  const env = { ...process.env, CHROMIUM_PATH: ensureChromium(), NODE_ENV: 'test' as const }
  /** The commands of one step run in parallel. */
  const steps: string[][][] =
    given.length > 0
      ? [[[JEST, ...given]]]
      : [
          [
            // Mostly limited to one core.
            ['local/commands/check.ts'],
            // Jest reserves one core for itself, which on a machine with two would mean one worker.
            [JEST, '--selectProjects', 'unit', '--maxWorkers', '100%'],
          ],
          // Three sites with a browser each: the tests mostly wait.
          [[JEST, '--selectProjects', 'browser', '--maxWorkers', '3']],
        ]
  for (const commands of steps) {
    const codes = await Promise.all(commands.map((args) => exitCode(startNode(args, { env }))))
    const failed = codes.find((code) => code !== 0)
    if (failed !== undefined) return failed
  }
  return 0
})
