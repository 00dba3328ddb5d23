/** The editors' guide names what the Studio shows, and says its limits (B240, B241). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DESCRIPTION_LENGTH, SHORTEST_DESCRIPTION, TITLE_LENGTH } from '@/studio/form/seo/search-texts'
import { tooManyBytes, tooManyPixels } from '@/studio/uploads/limits'

const GUIDE = readFileSync('docs/EDITING.md', 'utf8').replace(/\s+/g, ' ')

/** What is said in the Studio, and what the site says of a preview. */
const SOURCES = ['studio', 'lib/words', 'lib/facts', 'lib/routing/redirects', 'components/draft']

/** Generated folders below them. */
const GENERATED = /^(?:dist[^/]*|node_modules|\.sanity)\//

/** Names and messages that Sanity's own code shows, in the files that hold them. */
const SANITY = ['node_modules/sanity/lib', 'node_modules/@sanity/table/dist']

function filesBelow(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name) && !GENERATED.test(name))
    .map((name) => join(folder, name))
}

function sourceOf(folders: readonly string[], pattern: RegExp): string {
  return folders
    .flatMap((folder) => filesBelow(folder, pattern))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
}

/** With one space for each break, as in the guide. */
const OURS = sourceOf(SOURCES, /\.(?:tsx?|js)$/).replace(/\s+/g, ' ')
const THEIRS = sourceOf(SANITY, /\.js$/)
const CONTENT = readFileSync('local/demo/content/data.ndjson', 'utf8')

/** What the guide takes as an example of something typed. */
const TYPED = ['$']

/** Whether a text is a whole string of a source, or all that stands between two tags. */
function isWhole(text: string, source: string): boolean {
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${text}${quote}`)) || source.includes(`>${text}<`)
}

/** The parts of a name or message between what differs from case to case. */
const partsOf = (text: string) => text.split(/\s*(?:\{…\}|…|\.\.\.)\s*/).filter(Boolean)

const starts = (part: string) => ["'", '"', '`', '>', '> '].some((start) => OURS.includes(start + part))
const stands = (part: string) => OURS.includes(part)

/** Written as it stands there: a label that goes on (such as “Apply 2 changes”) at least begins so. */
function isName(name: string): boolean {
  if (isWhole(name, OURS) || isWhole(name, THEIRS) || TYPED.includes(name)) return true
  const [first = '', ...others] = partsOf(name)
  return (starts(first) && others.every(stands)) || CONTENT.includes(JSON.stringify(name))
}

/** A message of the Studio; of an example, such as “Promo banner: Start with $300”, each half stands somewhere. */
function isMessage(message: string): boolean {
  if (partsOf(message).every(stands)) return true
  const [title = '', example] = message.split(': ')
  return example !== undefined && isWhole(title, OURS) && CONTENT.includes(JSON.stringify(example))
}

const found = (pattern: RegExp) => [...new Set(Array.from(GUIDE.matchAll(pattern), ([, text = '']) => text.trim()))]

test('each name in bold is one that the Studio shows (B240)', () => {
  const names = found(/\*\*([^*]+)\*\*/g)
  expect(names.length).toBeGreaterThan(150)
  expect(names.filter((name) => !isName(name))).toEqual([])
  expect(isName('Publish everything')).toBe(false)
})

test('each message in quotation marks is one of the Studio, to the letter (B240)', () => {
  const messages = found(/“([^”]+)”/g)
  expect(messages.length).toBeGreaterThan(15)
  expect(messages.filter((message) => !isMessage(message))).toEqual([])
  expect(isMessage('Six entries fit: and no more.')).toBe(false)
})

/** The numbers of a sentence of the guide. */
function numbersOf(sentence: RegExp): number[] {
  const [, ...numbers] = sentence.exec(GUIDE) ?? []
  return numbers.map((number) => Number(number.replace(',', '')))
}

test('the limits of uploads are those of the Studio (B241)', () => {
  const MB = 1_000_000
  const [picture = 0, pixels = 0] = numbersOf(/a picture above (\d+) MB, or with more than ([\d,]+) pixels on a side/)
  const [sound = 0, film = 0] = numbersOf(/a sound above (\d+) MB, a film above (\d+) MB/)
  for (const [kind, most] of [
    ['picture', picture],
    ['sound', sound],
    ['film', film],
  ] as const) {
    expect([kind, tooManyBytes(kind, most * MB), tooManyBytes(kind, most * MB + 1)]).toEqual([
      kind,
      null,
      expect.any(String),
    ])
  }
  expect(tooManyPixels({ width: pixels, height: pixels })).toBeNull()
  expect(tooManyPixels({ width: pixels + 1, height: 1 })).toEqual(expect.any(String))
})

test('the lengths of search texts are those of the Studio (B241)', () => {
  expect(numbersOf(/\d+ to \d+ characters, never above (\d+)/)).toEqual([TITLE_LENGTH])
  const [least, most] = numbersOf(/\| \*\*Description\*\* \| (\d+) to (\d+) characters/)
  expect([least, most]).toEqual([SHORTEST_DESCRIPTION, DESCRIPTION_LENGTH])
})

test.each([
  [/nobody asks for in (\d+) days falls off the list/, 'lib/broken-links/server/merge.ts', 'RETENTION_DAYS = $'],
  [/an MP3, best under (\d+) MB/, 'studio/schema/documents/sample.ts', 'best under $ MB'],
  [/an MP4, best under (\d+) MB/, 'studio/schema/parts/recording-fields.ts', 'best under $ MB'],
])('what it says with %s is what %s says (B241)', (sentence, path, source) => {
  const [number] = numbersOf(sentence)
  expect(readFileSync(path, 'utf8')).toContain(source.replace('$', String(number)))
})
