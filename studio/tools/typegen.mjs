/**
 * Generates the lists of sections in the schema and of the site from their files, then lib/content/sanity.types.ts from the
 * schema and the queries, with Sanity's own CLI and without a network. Of the schema's types those stay that the results of
 * queries use.
 *
 *   node studio/tools/typegen.mjs           writes the lists and the types
 *   node studio/tools/typegen.mjs --check   fails with one line for each committed file that is stale
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const studio = fileURLToPath(new URL('..', import.meta.url))
const schemaList = path.join(studio, 'schema/sections/index.ts')
const siteSections = path.join(studio, '../components/sections')
const registry = path.join(siteSections, 'registry.ts')
const components = path.join(siteSections, 'islands.ts')
const definitions = path.join(siteSections, 'definitions.ts')
const committed = path.join(studio, '../lib/content/sanity.types.ts')
const cli = path.join(studio, '../node_modules/sanity/bin/sanity')
const formatter = path.join(studio, '../node_modules/@biomejs/biome/bin/biome')
const check = process.argv.includes('--check')

/** The files of the schema's sections without ending, such as "page-banner". */
const sections = readdirSync(path.dirname(schemaList))
  .map((file) => path.basename(file, '.ts'))
  .filter((name) => name !== 'index')
  .sort()

/** What the list of the schema's section types must hold. */
function listOfSchemas() {
  return [
    '/** All section types. Generated from the files of this folder by `npm run typegen`. */',
    ...sections.map((name) => `export * from './${name}.ts'`),
    '',
  ].join('\n')
}

const typeOf = (section) => section.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())

const defined = sections.filter((name) => existsSync(path.join(siteSections, name, 'definition.ts')))

/** What the list of the islands of sections must hold: each by its definition, or as a section that never hydrates. */
function listOfIslands() {
  const islandOf = (name) =>
    defined.includes(name)
      ? typeOf(name)
      : `${typeOf(name)}: { load: () => import(/* webpackChunkName: "static" */ './${name}'), hydrates: 'never' }`
  return [
    '/**',
    ' * All sections: what the browser knows of each. Generated from the folders beside it by `npm run typegen`. The list is',
    ' * exhaustive: a section type of the schema without a component does not compile.',
    ' */',
    "import type { SectionType } from '@/lib/content/section-types'",
    ...defined.map((name) => `import { island as ${typeOf(name)} } from './${name}/definition'`),
    "import type { SectionIsland } from './definition'",
    '',
    'export const SECTIONS: { readonly [T in SectionType]: SectionIsland<T> } = {',
    ...sections.map((name) => `  ${islandOf(name)},`),
    '}',
    '',
  ].join('\n')
}

/** What the list of the components of sections must hold. */
function listOfComponents() {
  return [
    '/** The component of each section, which the server renders. Generated from the list in registry.ts by `npm run typegen`. */',
    "import type { ComponentType } from 'react'",
    "import { island } from '@/components/island'",
    "import type { SectionType } from '@/lib/content/section-types'",
    "import type { SectionProps } from './definition'",
    "import { SECTIONS } from './registry'",
    '',
    'export const SECTION_ISLANDS: { readonly [T in SectionType]: ComponentType<SectionProps<T>> } = {',
    ...sections.map(typeOf).map((type) => `  ${type}: island({ ...SECTIONS.${type}, name: '${type}' }),`),
    '}',
    '',
  ].join('\n')
}

/** What the list of the definitions of sections must hold. */
function listOfDefinitions() {
  return [
    '/**',
    ' * The definitions of sections, with what they need of the server: not for the browser, which would load all of it.',
    ' * Generated from the folders beside it by `npm run typegen`.',
    ' */',
    "import type { SectionType } from '@/lib/content/section-types'",
    ...defined.map((name) => `import * as ${typeOf(name)} from './${name}/definition'`),
    "import type { SectionDefinition } from './definition'",
    '',
    'export const DEFINITIONS: { readonly [T in SectionType]?: SectionDefinition<T> } = {',
    ...defined.map((name) => `  ${typeOf(name)},`),
    '}',
    '',
  ].join('\n')
}

/** The content of a file as the project's formatter writes it. */
function formatted(file, content) {
  const run = spawnSync(process.execPath, [formatter, 'check', '--write', `--stdin-file-path=${file}`], {
    cwd: path.dirname(studio),
    encoding: 'utf8',
    input: content,
  })
  if (run.status === 0) return run.stdout
  process.stderr.write(`${file} cannot be formatted.\n${run.stderr ?? ''}${run.error?.message ?? ''}\n`)
  process.exit(1)
}

/** Runs a command of the Sanity CLI in the Studio's folder; prints its output only on failure. */
function sanity(args, environment = {}) {
  const run = spawnSync(process.execPath, [cli, ...args], {
    cwd: studio,
    // On a new machine its first command tells that it collects usage and errors, unless it runs in CI.
    env: { ...process.env, DO_NOT_TRACK: '1', NO_COLOR: '1', CI: 'true', ...environment },
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
  let result = text.slice(start)
  let open = types
  for (;;) {
    const isUsed = (type) => new RegExp(`\\b${/^export (?:declare const|type) (\w+)/.exec(type)?.[1]}\\b`).test(result)
    const used = open.filter(isUsed)
    if (used.length === 0) return head + result
    result = used.join('') + result
    open = open.filter((type) => !used.includes(type))
  }
}

function reportStale(file) {
  process.stderr.write(`${path.relative(path.dirname(studio), file)} is stale: run npm run typegen and commit it.\n`)
  process.exitCode = 1
}

for (const [file, content] of [
  [schemaList, listOfSchemas()],
  [registry, formatted(registry, listOfIslands())],
  [components, formatted(components, listOfComponents())],
  [definitions, formatted(definitions, listOfDefinitions())],
]) {
  if (!check) writeFileSync(file, content)
  else if (readFileSync(file, 'utf8') !== content) reportStale(file)
}

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
