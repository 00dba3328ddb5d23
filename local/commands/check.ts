/** `npm run check`: format, lint, types, stale generated files, unused code. Every check runs, so one go shows everything that is wrong. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const bin = (name: string, ...path: string[]) => join('node_modules', name, ...path)

const checks: { name: string; args: string[] }[] = [
  { name: 'format and lint', args: [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'types', args: [bin('typescript', 'bin', 'tsc'), '--noEmit'] },
  { name: 'generated content types', args: ['studio/tools/typegen.mjs', '--check'] },
  { name: 'unused code', args: [bin('knip', 'bin', 'knip.js'), '--no-progress'] },
]

const failed = checks.filter(({ name, args }) => {
  const startedAt = Date.now()
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
  return status !== 0
})

if (failed.length > 0) {
  console.error(`Failed: ${failed.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}
