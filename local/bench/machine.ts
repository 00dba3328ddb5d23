/** Describes the machine of a run, without which its numbers cannot be compared. */
import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'

function git(...args: string[]): string {
  return spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? ''
}

/** One paragraph: date, commit (which pins the packages), processor, versions. */
export function describeMachine(chromiumVersion: string): string {
  const commit = git('rev-parse', '--short', 'HEAD')
  // Apart from the report, into which this is being written.
  const changed = git('status', '--porcelain', '--', ':!docs/BENCHMARK.md') ? ' with uncommitted changes' : ''
  const processors = cpus()
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)} at ${commit ? `commit ${commit}${changed}` : 'an unknown commit'}:`,
    `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node},`,
    `Chromium ${chromiumVersion}.`,
    'KB are 1000 bytes.',
  ].join(' ')
}
