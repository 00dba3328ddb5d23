/** Every section, part and page names the tables of words that its components use: no more, and none is missing. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DEFINITIONS } from '@/components/sections/definitions'
import { FRAME_WORDS } from '@/lib/words/words'
import { sectionTypes } from '../../helpers/data/section-fixtures'

const ENDINGS = ['.tsx', '.ts', '/index.tsx', '/index.ts']

/** The file of an import; null for a package, a style sheet and what webpack replaces. */
function resolve(from: string, name: string): string | null {
  if (!name.startsWith('@/') && !name.startsWith('.')) return null
  const path = name.startsWith('@/') ? name.slice(2) : join(dirname(from), name)
  return (
    ['', ...ENDINGS].map((ending) => path + ending).find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null
  )
}

/** The tables of every `useWords(…)` in a file and in what it imports. */
function tablesUsed(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  const own = Array.from(source.matchAll(/useWords\(([^)]*)\)/g), ([, names = '']) => names.match(/\w+/g) ?? [])
  const imports = Array.from(source.matchAll(/^import (?!type ).*?from '(.+?)'|import\('(.+?)'\)/gms), (match) =>
    resolve(file, match[1] ?? match[2] ?? ''),
  )
  return [...own.flat(), ...imports.flatMap((path) => (path ? tablesUsed(path, seen) : []))]
}

/** The tables beside those of the frame, in order and each once. */
function ownTables(file: string): string[] {
  const frame: readonly string[] = FRAME_WORDS
  return Array.from(new Set(tablesUsed(file).filter((table) => !frame.includes(table)))).sort()
}

const folderOf = (type: string) => type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const words = new Map(Object.entries(DEFINITIONS).map(([type, definition]) => [type, definition.words ?? []]))

test.each(sectionTypes)('%s', (type) => {
  const declared = Array.from(words.get(type) ?? []).sort()
  expect(declared).toEqual(ownTables(`components/sections/${folderOf(type)}/index.tsx`))
})

test.each([
  ['pages/404.tsx', 'components/not-found/index.tsx'],
  ['pages/500.tsx', 'components/not-found/server-error.tsx'],
  ['pages/admin.tsx', 'components/session/leave.tsx'],
  ['pages/profile.tsx', 'components/session/profile.tsx'],
  ['lib/page/server/article-page.ts', 'components/knowledge-base/post-view.tsx'],
  ['lib/page/server/unavailable-page.ts', 'components/not-found/unavailable-page.tsx'],
  ['lib/page/server/voice-page.ts', 'components/voices/page/voice-view.tsx'],
])('%s, which shows %s', (page, part) => {
  const [, declared = ''] =
    /(?:\bwords:|WORDS: readonly WordTable\[\] =) \[(.*)\]/.exec(readFileSync(page, 'utf8')) ?? []
  expect((declared.match(/\w+/g) ?? []).sort()).toEqual(ownTables(part))
})

test.each([
  'frame/header/index',
  'frame/footer/index',
  'frame/statistics-band',
  'frame/logo-strip',
  'enquiry/dialog/dialog-island',
  'enquiry/form/enquiry-page',
  'audio/player/now-playing',
])('components/%s needs those of the frame', (part) => {
  expect(ownTables(`components/${part}.tsx`)).toEqual([])
})
