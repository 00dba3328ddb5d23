/**
 * Checks that labels in docs/EDITING.md exist in the schema, in the Studio's lists and actions, or in Sanity
 * itself.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { schemaTypes } from '@/studio/schema'

// The package is the whole browser application; these three only return their argument.
jest.mock('sanity', () => {
  const same = (definition: unknown) => definition
  return { defineType: same, defineField: same, defineArrayMember: same }
})

const PICTURES = 'screenshots/studio'
const MAX_BYTES = 60_000

const guide = readFileSync('docs/EDITING.md', 'utf8')

function matches(pattern: RegExp): string[] {
  return [...new Set(Array.from(guide.matchAll(pattern), ([, text = '']) => text.replaceAll('\n', ' ')))]
}

/** Every title in the schema: of types, fields, groups, fieldsets and options. */
function titles(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const own = Reflect.get(value, 'title')
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(value).flatMap((part) => titles(part, seen))]
}

function source(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/^(dist|\.sanity)/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

/** Labels that packages bring, each with the package whose English strings hold it. */
const OTHERS: Readonly<Record<string, string>> = {
  Saved: 'sanity',
  Publish: 'sanity',
  Unpublish: 'sanity',
  Published: 'sanity',
  Draft: 'sanity',
  'Discard changes': 'sanity',
  Duplicate: 'sanity',
  Delete: 'sanity',
  History: 'sanity',
  'Revert to revision': 'sanity',
  'Add item...': 'sanity',
  Upload: 'sanity',
  Edit: 'sanity',
  Media: 'sanity-plugin-media',
}

function packageText(name: string): string {
  const folder = join('node_modules', name, name === 'sanity' ? 'lib' : 'dist')
  return readdirSync(folder)
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}

const isQuoted = (text: string, words: string) => ['"', "'", '`'].some((quote) => text.includes(quote + words + quote))

const studio = source('studio') + source('lib/routing/redirects')
const labels = matches(/\*\*([^*]+)\*\*/g)

test('every label that it names exists in the Studio', () => {
  const known = new Set([...schemaTypes.flatMap((type) => titles(type)), ...Object.keys(OTHERS)])
  const draftBanner = readFileSync('components/draft/draft-banner.tsx', 'utf8')
  const isKnown = (label: string) => known.has(label) || isQuoted(studio, label) || draftBanner.includes(`>${label}<`)
  expect(labels.length).toBeGreaterThan(80)
  expect(labels.filter((label) => !isKnown(label))).toEqual([])
})

test('the labels of packages exist there, and all are listed', () => {
  const texts = new Map([...new Set(Object.values(OTHERS))].map((name) => [name, packageText(name)]))
  const missing = Object.entries(OTHERS).filter(([label, name]) => !isQuoted(texts.get(name) ?? '', label))
  expect(missing).toEqual([])
  expect(Object.keys(OTHERS).filter((label) => !labels.includes(label))).toEqual([])
})

test('every message that it explains exists in the Studio', () => {
  const messages = matches(/“([^”]+)”/g)
  expect(messages.length).toBeGreaterThan(8)
  expect(messages.filter((message) => !isQuoted(studio, message))).toEqual([])
})

test('its pictures exist, are small enough, and each is used', () => {
  const shown = matches(/!\[[^\]]+\]\(([^)]+)\)/g)
  expect(shown.length).toBeGreaterThanOrEqual(10)
  expect(shown.filter((picture) => !existsSync(join('docs', picture)))).toEqual([])
  expect(shown.filter((picture) => statSync(join('docs', picture)).size > MAX_BYTES)).toEqual([])
  const made = readdirSync(join('docs', PICTURES)).map((name) => `${PICTURES}/${name}`)
  expect(made.filter((picture) => !shown.includes(picture))).toEqual([])
})

test('its internal links match headings', () => {
  const slug = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-')
  const anchors = Array.from(guide.matchAll(/^#+ (.+)$/gm), ([, heading = '']) => slug(heading))
  const links = matches(/\]\(#([^)]+)\)/g)
  expect(links.length).toBeGreaterThan(15)
  expect(links.filter((link) => !anchors.includes(link))).toEqual([])
})
