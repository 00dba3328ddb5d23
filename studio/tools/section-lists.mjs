/**
 * Generates the two lists of sections from the files beside them: the schema types for the Studio, and the GROQ
 * projections for the page query. `npm run typegen` writes them, `npm run check` fails when they are stale.
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const SCHEMA = path.join(root, 'studio/schema/sections')
const PROJECTIONS = path.join(root, 'lib/content/sections')

/** File names without extension, `index` apart. */
function modulesIn(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -3))
    .sort()
}

const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
const constantCase = (name) => name.replaceAll('-', '_').toUpperCase()

function schemaList() {
  const names = modulesIn(SCHEMA)
  return [
    '/** All section types. Generated from the files of this folder by `npm run typegen`. */',
    ...names.map((name) => `import { ${camelCase(name)} } from './${name}.ts'`),
    '',
    `export const sections = [`,
    ...names.map((name) => `  ${camelCase(name)},`),
    ']',
    '',
  ].join('\n')
}

function projectionList() {
  const names = modulesIn(PROJECTIONS)
  return [
    '/** GROQ projections of all section types. Generated from the files of this folder by `npm run typegen`. */',
    ...names.map((name) => `import { ${constantCase(name)} } from './${name}.ts'`),
    '',
    'export const SECTION_PROJECTIONS = /* groq */ `',
    names.map((name) => `  \${${constantCase(name)}}`).join(',\n'),
    '`',
    '',
  ].join('\n')
}

/** The generated files: their paths and what they must hold. @returns {{ file: string, text: string }[]} */
export function sectionLists() {
  return [
    { file: path.join(SCHEMA, 'index.ts'), text: schemaList() },
    { file: path.join(PROJECTIONS, 'index.ts'), text: projectionList() },
  ]
}
