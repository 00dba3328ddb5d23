/**
 * Checks the names that the code declares against the words of docs/GLOSSARY.md that it does without, because they have
 * several meanings: its table "Words that no name uses". Part of `npm run check`.
 *
 *   node local/check/names.ts
 */
import { globSync, readFileSync } from 'node:fs'

const GLOSSARY = 'docs/GLOSSARY.md'
const HEADING = '## Words that no name uses'
const SOURCES = ['*.{js,ts}', '{components,lib,local,packages,pages,studio}/**/*.{js,mjs,ts,tsx}']
/** What is generated, and tests. */
const NOT_CHECKED = /(?:^|\/)(?:node_modules|dist|__tests__|testing|\.\w[^/]*)\/|sanity\.types\.ts$/

const DECLARED = /\b(?:class|const|enum|function|interface|let|type)\s+([A-Za-z_$][\w$]*)/g

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

/** What is wrong with the names of a file, a line each. */
export function lintNames(file: string, source: string, words: readonly Word[]): string[] {
  return source
    .split('\n')
    .flatMap((line, index) =>
      Array.from(line.matchAll(DECLARED)).flatMap(([, name = '']) =>
        words
          .filter(({ word, except }) => !except.has(name) && wordsIn(name).some((one) => isWord(word, one)))
          .map(({ word, instead }) => `${file}:${index + 1} ${name}: "${word}" has several meanings: write ${instead}`),
      ),
    )
}

/** What is wrong with the names of the project, a line each. */
export function lintProject(): string[] {
  const words = readWords(readFileSync(GLOSSARY, 'utf8'))
  const files = SOURCES.flatMap((pattern) => globSync(pattern)).filter((file) => !NOT_CHECKED.test(file))
  return files.flatMap((file) => lintNames(file, readFileSync(file, 'utf8'), words))
}

if (import.meta.main) {
  const findings = lintProject()
  for (const finding of findings) console.error(finding)
  if (findings.length > 0) process.exitCode = 1
}
