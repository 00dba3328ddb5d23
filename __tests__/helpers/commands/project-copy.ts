/** A copy of the project, in which a test runs npm commands that write files. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

type Installed = { dev?: boolean }

/** Links the packages that `npm ci --omit=dev` installs, with npm's record of them. */
function linkProductionPackages(copy: string): void {
  const record = join('node_modules', '.package-lock.json')
  const { packages }: { packages: Record<string, Installed> } = JSON.parse(readFileSync(record, 'utf8'))
  // Those that an earlier installation has left there are in no lockfile.
  const locked: { packages: Record<string, Installed> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const paths = Object.keys(packages).filter((path) => path.startsWith('node_modules/'))
  const isProduction = (path: string) => locked.packages[path] !== undefined && locked.packages[path].dev !== true
  for (const path of paths.filter(isProduction)) {
    if (existsSync(join(copy, path)) || !existsSync(path)) continue
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    linkFolder(path, join(copy, path))
  }
  for (const path of paths.filter((name) => !isProduction(name)))
    rmSync(join(copy, path), { recursive: true, force: true })
  const remaining = Object.entries(packages).filter(([path]) => !path.startsWith('node_modules/') || isProduction(path))
  writeFileSync(join(copy, record), JSON.stringify({ packages: Object.fromEntries(remaining) }))
}

/**
 * Copies the files that git knows or would add, with the packages and the built Studio. Packages are linked: a bundler
 * follows no link that leads out of the project.
 * @param packages all, or only those that a deployed site has
 * @returns the folder, which the caller deletes
 */
export function copyProject(packages: 'all' | 'production' = 'all'): string {
  const copy = mkdtempSync(join(tmpdir(), 'bowerbird-copy-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(file, join(copy, file))
  }
  if (packages === 'all') linkFolder('node_modules', join(copy, 'node_modules'))
  else linkProductionPackages(copy)
  if (existsSync('studio/dist')) linkFolder('studio/dist', join(copy, 'studio', 'dist'))
  return copy
}
