/**
 * `npm run sbom`: lists what a deployed site consists of (CycloneDX), from package-lock.json. `npm sbom --omit dev` leaves out
 * every package on which one of development depends as well, Next and React among them (npm 11.19), so npm is given a project
 * without those of development.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '../../processes/arguments.mjs'
import { runCommand } from '../../processes/start.ts'
import { StartError } from '../../processes/start-error.ts'

type Project = { devDependencies?: object; workspaces?: object }
type Lock = { packages: Record<string, Project & { dev?: boolean; link?: boolean }> }

const NPM = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only']

const {
  values: { to },
} = readArguments({
  name: 'sbom',
  description: 'lists the packages of a deployed site with their versions and licences (CycloneDX).',
  options: { to: { type: 'string', value: '<file>', description: 'writes it there instead of printing it' } },
})

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

await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-'))
  try {
    writeProject(folder)
    const { status, stdout, stderr } = spawnSync('npm', NPM, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 })
    if (status !== 0) throw new StartError(`npm could not list the packages: ${stderr.trim()}`)
    // The command ends the process, which would cut what a pipe has not taken yet.
    if (to === undefined) await new Promise<void>((resolve) => process.stdout.write(stdout, () => resolve()))
    else writeFileSync(to, stdout)
    return 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
