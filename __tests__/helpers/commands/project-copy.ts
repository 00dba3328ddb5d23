/** A copy of the project, in which a test runs npm commands that write files. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Takes no space where both are on one file system, which hard links need. */
function linkFolder(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' })
  } catch {
    cpSync(from, to, { recursive: true })
  }
}

/**
 * Copies the files that git knows or would add, with the packages and the built Studio. Packages are linked: a bundler
 * follows no link that leads out of the project.
 * @returns the folder, which the caller deletes
 */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'bowerbird-copy-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(file, join(copy, file))
  }
  linkFolder('node_modules', join(copy, 'node_modules'))
  if (existsSync('studio/dist')) linkFolder('studio/dist', join(copy, 'studio', 'dist'))
  return copy
}
