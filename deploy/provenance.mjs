/**
 * The origin of an image's files, as an in-toto statement (https://in-toto.io/Statement/v1) with SLSA's provenance
 * (https://slsa.dev/spec/v1.0/provenance): the commit, the lock of the packages, the values and the Node.js of the build, and the
 * SHA-256 of each file. It is not signed, so keep a copy outside the image. In the folder of the files:
 *
 *   node provenance.mjs                   prints the statement
 *   node provenance.mjs verify <file>     names the files that differ from the statement; exits with 1 if there are any
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/** The statement itself. */
const OWN_FILE = 'provenance.json'

/** What the build reads of its environment, without secrets (deploy/Dockerfile). */
const VALUES = [
  'API_BASE_URL',
  'NEXT_PUBLIC_SITE_URL',
  'NEXT_PUBLIC_SANITY_PROJECT_ID',
  'NEXT_PUBLIC_SANITY_DATASET',
  'SITE_INDEXING',
]

function digest(content) {
  return createHash('sha256').update(content).digest('hex')
}

/** @returns the name of each file below the working folder, and its digest; of a link that of the path to which it leads */
function files() {
  const entries = readdirSync('.', { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const name = join(entry.parentPath, entry.name)
      return [name, digest(entry.isSymbolicLink() ? readlinkSync(name) : readFileSync(name))]
    })
    .filter(([name]) => name !== OWN_FILE)
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

function statement() {
  const { SOURCE_COMMIT: commit = '', LOCK_SHA256: lock } = process.env
  const values = Object.fromEntries(VALUES.map((name) => [name, process.env[name] ?? null]))
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: files().map(([name, sha256]) => ({ name, digest: { sha256 } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:bowerbird:deploy/Dockerfile',
        externalParameters: values,
        resolvedDependencies: [
          ...(/^[\da-f]{40,64}$/.test(commit) ? [{ name: 'source', digest: { gitCommit: commit } }] : []),
          ...(lock ? [{ name: 'package-lock.json', digest: { sha256: lock } }] : []),
          { name: 'node', annotations: { version: process.version } },
        ],
      },
      runDetails: {
        builder: { id: 'urn:bowerbird:image-build' },
        metadata: { finishedOn: new Date().toISOString() },
      },
    },
  }
}

/** @returns a line for each file that is not as the statement says */
function differences({ subject }) {
  const expected = new Map(subject.map(({ name, digest: { sha256 } }) => [name, sha256]))
  const found = new Map(files())
  const changed = Array.from(expected).flatMap(([name, sha256]) => {
    if (!found.has(name)) return [`missing: ${name}`]
    return found.get(name) === sha256 ? [] : [`changed: ${name}`]
  })
  const added = Array.from(found.keys()).filter((name) => !expected.has(name))
  return [...changed, ...added.map((name) => `not named: ${name}`)]
}

const print = (text) => process.stdout.write(`${text}\n`)

const [command, file] = process.argv.slice(2)
if (command === undefined) {
  print(JSON.stringify(statement()))
} else if (command === 'verify' && file !== undefined) {
  const lines = differences(JSON.parse(readFileSync(file, 'utf8')))
  for (const line of lines) print(line)
  print(lines.length === 0 ? 'Every file is as the statement says.' : `Files that differ: ${lines.length}`)
  process.exitCode = lines.length === 0 ? 0 : 1
} else {
  process.stderr.write('Usage: node provenance.mjs [verify <file>]\n')
  process.exitCode = 2
}
