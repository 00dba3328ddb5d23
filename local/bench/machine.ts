/** Describes the machine and the software versions of a run, without which its numbers cannot be compared. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'

function versionOf(name: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'))
  return version
}

function git(...args: string[]): string {
  return spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? ''
}

/** One paragraph: date, commit, processor, versions. */
export function describeMachine(chromiumVersion: string): string {
  const commit = git('rev-parse', '--short', 'HEAD')
  const changed = git('status', '--porcelain') ? ' with uncommitted changes' : ''
  const processors = cpus()
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)} at ${commit ? `commit ${commit}${changed}` : 'an unknown commit'}:`,
    `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node},`,
    `Next ${versionOf('next')}, React ${versionOf('react')}, Chromium ${chromiumVersion}, Lighthouse ${versionOf('lighthouse')}.`,
    'KB are 1000 bytes.',
  ].join(' ')
}
