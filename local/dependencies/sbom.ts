/**
 * `npm run sbom`: lists what a deployed site consists of (CycloneDX), from package-lock.json. `npm sbom --omit dev` leaves out
 * every package on which one of development depends as well, Next and React among them (npm 11.19), so npm is given a project
 * without those of development.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Arguments, CommandError } from '../processes/command.mjs'

type Project = { devDependencies?: object; workspaces?: object }
type Lock = { packages: Record<string, Project & { dev?: boolean; link?: boolean }> }

const NPM = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only']

export const usage = {
  name: 'sbom',
  description: 'lists the packages of a deployed site with their versions and licences (CycloneDX).',
  options: { to: { type: 'string', value: '<file>', description: 'writes it there instead of printing it' } },
} as const

function withoutDevelopment({ devDependencies: _, workspaces: __, ...project }: Project): Project {
  return project
}

/** Writes package.json and its lock without what a deployed site does not need. */
function writeProject(folder: string): void {
  const project: Project = JSON.parse(readFileSync('package.json', 'utf8'))
  const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const entries = Object.entries(lock.packages).filter(([path, { dev, link }]) => path === '' || !(dev || link))
  const packages = Object.fromEntries(entries.filter(([path]) => path === '' || path.startsWith('node_modules/')))
  const own = { ...lock, packages: { ...packages, '': withoutDevelopment(packages[''] ?? {}) } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(withoutDevelopment(project)))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(own))
}

export async function run({ values: { to } }: Arguments<typeof usage>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-'))
  try {
    writeProject(folder)
    const { status, stdout, stderr } = spawnSync('npm', NPM, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 })
    if (status !== 0) throw new CommandError(`npm could not list the packages: ${stderr.trim()}`)
    if (to === undefined) process.stdout.write(stdout)
    else writeFileSync(to, stdout)
    return 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
