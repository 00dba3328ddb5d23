/**
 * Generates the list of sections in the schema from their files, then lib/content/sanity.types.ts from the schema and the
 * queries, with Sanity's own CLI and without a network. Of the schema's types those stay that the results of queries use.
 *
 *   node studio/tools/typegen.mjs           writes the list and the types
 *   node studio/tools/typegen.mjs --check   fails with one line for each committed file that is stale
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const studio = fileURLToPath(new URL('..', import.meta.url))
const schemaList = path.join(studio, 'schema/sections/index.ts')
const committed = path.join(studio, '../lib/content/sanity.types.ts')
const cli = path.join(studio, '../node_modules/sanity/bin/sanity')
const check = process.argv.includes('--check')

/** What the list of the schema's section types must hold. */
function listOfSections() {
  const names = readdirSync(path.dirname(schemaList)).map((file) => path.basename(file, '.ts'))
  return [
    '/** All section types. Generated from the files of this folder by `npm run typegen`. */',
    ...names
      .filter((name) => name !== 'index')
      .sort()
      .map((name) => `export * from './${name}.ts'`),
    '',
  ].join('\n')
}

/** Runs a command of the Sanity CLI in the Studio's folder; prints its output only on failure. */
function sanity(args, environment = {}) {
  const run = spawnSync(process.execPath, [cli, ...args], {
    cwd: studio,
    env: { ...process.env, DO_NOT_TRACK: '1', NO_COLOR: '1', ...environment },
    encoding: 'utf8',
  })
  // Typegen skips a query it cannot parse and still succeeds, so its output is checked too.
  const output = `${run.stdout ?? ''}${run.stderr ?? ''}`
  if (run.status !== 0 || /error|failed/i.test(output)) {
    process.stderr.write(`sanity ${args.join(' ')} failed.\n${output}${run.error?.message ?? ''}\n`)
    process.exit(1)
  }
}

/** Leaves out the types of the schema that no result of a query needs. */
function withoutUnusedTypes(text) {
  const start = text.indexOf('// Source: ../lib/content/queries.ts')
  const [head, ...types] = text.slice(0, start).split(/^(?=export )/m)
  let kept = text.slice(start)
  let open = types
  for (;;) {
    const isUsed = (type) => new RegExp(`\\b${/^export (?:declare const|type) (\w+)/.exec(type)?.[1]}\\b`).test(kept)
    const used = open.filter(isUsed)
    if (used.length === 0) return head + kept
    kept = used.join('') + kept
    open = open.filter((type) => !used.includes(type))
  }
}

function reportStale(file) {
  process.stderr.write(`${path.relative(path.dirname(studio), file)} is stale: run npm run typegen and commit it.\n`)
  process.exitCode = 1
}

if (!check) writeFileSync(schemaList, listOfSections())
else if (readFileSync(schemaList, 'utf8') !== listOfSections()) reportStale(schemaList)

const folder = mkdtempSync(path.join(tmpdir(), 'typegen-'))
try {
  const output = check ? path.join(folder, 'sanity.types.ts') : committed
  sanity(['schema', 'extract', '--force'])
  sanity(['typegen', 'generate'], { TYPEGEN_OUTPUT: path.relative(studio, output) })
  writeFileSync(output, withoutUnusedTypes(readFileSync(output, 'utf8')))
  if (check && readFileSync(output, 'utf8') !== readFileSync(committed, 'utf8')) reportStale(committed)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
