/**
 * Checks the packages that package-lock.json has and that of `main` has not: each was published a week ago or earlier, because most
 * malicious releases are found and removed within days, and the registry has signed what is installed. While the registry cannot
 * be asked it says so and passes; without a change it asks nothing. Part of `npm run check`.
 */
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const LOCK = 'package-lock.json'
const MIN_AGE_DAYS = 7
const DAY_MS = 86_400_000

/** The registry of the environment, asked once and not for long. */
const NPM_OPTIONS = ['--json', '--fetch-retries=0', '--fetch-timeout=5000']

export type Lock = { packages: Readonly<Record<string, { version?: string; link?: boolean }>> }

export type PackageVersion = { name: string; version: string }

function versionsIn({ packages }: Lock): Map<string, PackageVersion> {
  const installed = Object.entries(packages).flatMap(([path, { version, link }]): PackageVersion[] => {
    const name = path.split('node_modules/').at(-1)
    return path.includes('node_modules/') && name && version && !link ? [{ name, version }] : []
  })
  return new Map(installed.map((each) => [`${each.name}@${each.version}`, each]))
}

/** @returns the versions that the second lock has and the first has not */
export function newVersions(before: Lock, after: Lock): PackageVersion[] {
  const known = versionsIn(before)
  return Array.from(versionsIn(after)).flatMap(([key, version]) => (known.has(key) ? [] : [version]))
}

/** What npm prints as JSON; undefined when it prints none, as without a registry. */
function runNpm(words: readonly string[], env: NodeJS.ProcessEnv): Promise<unknown> {
  return new Promise((resolve) => {
    const child = spawn('npm', [...words, ...NPM_OPTIONS], { env, stdio: ['ignore', 'pipe', 'ignore'] })
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += String(chunk)
    })
    child.once('error', () => resolve(undefined))
    child.once('close', () => {
      try {
        resolve(JSON.parse(text))
      } catch {
        resolve(undefined)
      }
    })
  })
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}

export type Finding = { isProblem: boolean; text: string }

/** What is to be said of the age of a version; null when it is old enough. @param times of all versions, as npm shows them */
function ageFinding({ name, version }: PackageVersion, times: unknown): Finding | null {
  const publishedAt = Date.parse(String(property(times, version)))
  if (Number.isNaN(publishedAt)) {
    return { isProblem: false, text: `${name}@${version}: the registry does not say when it was published` }
  }
  const days = (Date.now() - publishedAt) / DAY_MS
  if (days >= MIN_AGE_DAYS) return null
  return { isProblem: true, text: `${name}@${version} is ${days.toFixed(1)} days old, less than ${MIN_AGE_DAYS}` }
}

/** The packages whose signature is wrong. Those without one are of a registry that does not sign. */
async function signatureFindings(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const invalid = property(await runNpm(['audit', 'signatures'], env), 'invalid')
  if (!Array.isArray(invalid)) return [{ isProblem: false, text: 'the registry could not be asked for its signatures' }]
  return invalid.map((each) => ({
    isProblem: true,
    text: `${property(each, 'name')}@${property(each, 'version')} has a signature that is wrong`,
  }))
}

/** What is to be said of new packages. @param env has the registry, as npm reads it */
export async function checkVersions(versions: readonly PackageVersion[], env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const findings: Finding[] = []
  // One after the other, so that a registry gets no flood.
  for (const [name, ofName] of Map.groupBy(versions, (version) => version.name)) {
    const times = await runNpm(['view', name, 'time'], env)
    if (times === undefined || property(times, 'error') !== undefined) {
      return [...findings, { isProblem: false, text: `the registry could not be asked for ${name} and what follows` }]
    }
    findings.push(...ofName.flatMap((version) => ageFinding(version, times) ?? []))
  }
  return versions.length === 0 ? findings : [...findings, ...(await signatureFindings(env))]
}

/** The lock of `main`, or of the last commit where there is no such branch; null outside of a repository. */
function lockOfMain(): Lock | null {
  for (const revision of ['main', 'HEAD']) {
    const { status, stdout } = spawnSync('git', ['show', `${revision}:${LOCK}`], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
    if (status === 0) return JSON.parse(stdout)
  }
  return null
}

async function checkProject(): Promise<void> {
  const before = lockOfMain()
  const after: Lock = JSON.parse(readFileSync(LOCK, 'utf8'))
  const findings = await checkVersions(before ? newVersions(before, after) : [], process.env)
  for (const { text } of findings) console.log(text)
  if (findings.some(({ isProblem }) => isProblem)) process.exitCode = 1
}

if (import.meta.main) void checkProject()
