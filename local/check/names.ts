/**
 * Checks the names that the code declares (variables, parameters, functions, types, and the properties of types, classes and object
 * literals) against the words of docs/GLOSSARY.md that it does without, because they have several meanings: its table "Words that no
 * name uses". Part of `npm run check`.
 *
 *   node local/check/names.ts
 */
import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

const GLOSSARY = 'docs/GLOSSARY.md'
const HEADING = '## Words that no name uses'
const SOURCES = ['*.{js,ts}', '{__tests__,components,lib,local,packages,pages,studio}/**/*.{js,mjs,ts,tsx}']
/** Their keys are names of stored content, or placeholders in it. */
const CONTENT = /^studio\/schema\/|^lib\/words\/default-words\.ts$|^components\/content\/rich-text\.tsx$/
const FILLS_PLACEHOLDERS = 'fillIn'

const GENERATED = /(?:^|\/)(?:node_modules|dist|\.\w[^/]*)\/|sanity\.types\.ts$/

/** By the type of a node in the syntax tree: its property with the name that it declares. */
const NAMED_BY: Readonly<Record<string, string>> = {
  VariableDeclarator: 'id',
  FunctionDeclaration: 'id',
  FunctionExpression: 'id',
  TSDeclareFunction: 'id',
  ClassDeclaration: 'id',
  TSTypeAliasDeclaration: 'id',
  TSInterfaceDeclaration: 'id',
  TSPropertySignature: 'key',
  TSMethodSignature: 'key',
  PropertyDefinition: 'key',
  MethodDefinition: 'key',
}

type Node = { type: string; start: number; name?: string } & Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The identifiers of a variable or parameter: several where it is taken apart. */
function boundIn(pattern: unknown): Node[] {
  if (!isNode(pattern)) return []
  switch (pattern.type) {
    case 'Identifier':
      return [pattern]
    case 'ObjectPattern':
      return [pattern.properties].flat().flatMap((property) => boundIn(property))
    case 'ArrayPattern':
      return [pattern.elements].flat().flatMap((element) => boundIn(element))
    case 'Property':
      return boundIn(pattern.value)
    case 'AssignmentPattern':
      return boundIn(pattern.left)
    case 'RestElement':
      return boundIn(pattern.argument)
    case 'TSParameterProperty':
      return boundIn(pattern.parameter)
    default:
      return []
  }
}

/** The keys of object literals, where they are names of the code. */
function keysIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(keysIn)
  if (!isNode(value)) return []
  if (value.type === 'CallExpression' && isNode(value.callee) && value.callee.name === FILLS_PLACEHOLDERS) return []
  const entries = value.type === 'ObjectExpression' ? [value.properties].flat().filter(isNode) : []
  const own = entries.flatMap(({ shorthand, computed, key }) => (shorthand || computed ? [] : boundIn(key)))
  return [...own, ...Object.values(value).flatMap(keysIn)]
}

/** The identifiers that a part of a syntax tree declares. */
function declaredIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(declaredIn)
  if (!isNode(value)) return []
  const own = [...boundIn(value[NAMED_BY[value.type] ?? '']), ...[value.params].flat().flatMap((each) => boundIn(each))]
  return [...own, ...Object.values(value).flatMap(declaredIn)]
}

/** A word that names do without: what to write instead, and the names that may have it. */
type Word = { word: string; instead: string; except: ReadonlySet<string> }

/** @throws when the glossary has no such table */
export function readWords(glossary: string): Word[] {
  const table = glossary.split(`${HEADING}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
  if (rows.length === 0) throw new Error(`${GLOSSARY} has no table below "${HEADING}"`)
  return rows.map((row) => {
    const [, word = '', instead = '', except = ''] = row.split('|').map((cell) => cell.trim())
    return { word, instead, except: new Set(Array.from(except.matchAll(/`([^`]+)`/g), ([, name = '']) => name)) }
  })
}

/** `clientAddresses` has the words client and address. */
function wordsIn(name: string): string[] {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase())
}

const isWord = (word: string, one: string) => [word, `${word}s`, `${word}es`].includes(one)

/** What is wrong with the names of a file, a line each. @throws for a file that cannot be parsed */
export function lintNames(file: string, source: string, words: readonly Word[]): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const keys = CONTENT.test(file) ? [] : keysIn(program)
  return [...declaredIn(program), ...keys].flatMap(({ name = '', start }) =>
    words
      .filter(({ word, except }) => !except.has(name) && wordsIn(name).some((one) => isWord(word, one)))
      .map(({ word, instead }) => {
        const line = source.slice(0, start).split('\n').length
        return `${file}:${line} ${name}: "${word}" has several meanings: write ${instead}`
      }),
  )
}

/** What is wrong with the names of the project, a line each. */
export function lintProject(): string[] {
  const words = readWords(readFileSync(GLOSSARY, 'utf8'))
  const files = SOURCES.flatMap((pattern) => globSync(pattern)).filter((file) => !GENERATED.test(file))
  return files.flatMap((file) => lintNames(file, readFileSync(file, 'utf8'), words))
}

if (import.meta.main) {
  const findings = lintProject()
  for (const finding of findings) console.error(finding)
  if (findings.length > 0) process.exitCode = 1
}
