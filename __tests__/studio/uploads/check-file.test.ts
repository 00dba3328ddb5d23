/** A file is taken for what is in it, and not for what its name says; a refusal says what to do (B206, B432). */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { checkFile, type Store } from '@/studio/uploads/check-file'
import { isComplete } from '@/studio/uploads/is-complete'
import { tooManyBytes, tooManyPixels } from '@/studio/uploads/limits'

const FILES = 'local/demo/content/files'

/** The first bytes of a file of this kind. */
const ascii = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const box = (brand: string) => ascii(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`)
const wav = ascii('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x44\xac\0\0\x88\x58\x01\0\x02\0\x10\0data\0\0\0\0')
const captions = ascii('WEBVTT\n\n00:00.000 --> 00:02.000\nHello.\n')

async function checked(bytes: Uint8Array<ArrayBuffer>, type: string, store: Store): Promise<string> {
  const result = await checkFile(new Blob([bytes], { type }), store)
  return 'refusal' in result ? result.refusal : 'taken'
}

test.each([
  ['a wav renamed mp3', wav, 'audio/mpeg', 'files', /^it is a WAV sound, .*Save it as an MP3/],
  ['an empty file', ascii(''), 'image/jpeg', 'images', /^it is empty \(0 bytes\)/],
  ['a picture of an iPhone', box('heic'), 'image/heic', 'images', /^it is a HEIC picture, .*save it as a JPG/],
  ['such a picture renamed jpg', box('heic'), 'image/jpeg', 'images', /^it is a HEIC picture/],
  ['an AVIF', box('avif'), 'image/avif', 'images', /^it is an AVIF picture/],
  ['a QuickTime film', box('qt  '), 'video/mp4', 'files', /^it is a QuickTime film/],
  ['a PDF', ascii('%PDF-1.7\n'), 'application/pdf', 'files', /^it is a PDF/],
  ['a note', ascii('Hello'), 'text/plain', 'files', /^it is nothing that the site can show/],
  ['a note renamed jpg', ascii('Hello'), 'image/jpeg', 'images', /^it is damaged/],
  ['captions', captions, 'text/vtt', 'files', /^taken$/],
  ['captions without a type', captions, '', 'files', /^taken$/],
] as const)('%s', async (_name, bytes, type, store, expected) => {
  expect(await checked(bytes, type, store)).toMatch(expected)
})

const TYPES: Readonly<Record<string, string>> = { '.mp3': 'audio/mpeg', '.mp4': 'video/mp4', '.vtt': 'text/vtt' }

test('the recordings, films and captions of the site are taken, and none for another', async () => {
  const names = readdirSync(FILES)
  const read = (name: string) => Uint8Array.from(readFileSync(join(FILES, name)))
  for (const name of names) {
    expect([name, await checked(read(name), TYPES[extname(name)] ?? '', 'files')]).toEqual([name, 'taken'])
  }
  const first = (extension: string) => read(names.find((name) => extname(name) === extension) ?? '')
  expect(await checked(first('.mp4'), 'audio/mpeg', 'files')).toMatch(/^it is a film, whatever its name says/)
  expect(await checked(first('.mp3'), 'image/png', 'images')).toMatch(/^it is a sound, whatever its name says/)
})

test('each kind has its size', () => {
  expect(tooManyBytes('picture', 10_000_000)).toBeNull()
  expect(tooManyBytes('picture', 12_900_000)).toMatch(/^it has 13 MB\. Save it as a JPG of at most 10 MB/)
  expect(tooManyBytes('sound', 20_000_001)).toContain('128 kbit/s')
  expect(tooManyBytes('film', 20_000_001)).toBeNull()
  expect(tooManyBytes('captions', 2_000_000)).toContain('.vtt')
  expect(tooManyPixels({ width: 6000, height: 6000 })).toBeNull()
  expect(tooManyPixels({ width: 400, height: 6001 })).toMatch(/^it has 400 × 6,001 pixels/)
})

const picture = () => sharp({ create: { width: 64, height: 64, channels: 3, background: '#7a3' } })
const asPictures = {
  'image/jpeg': () => picture().jpeg(),
  'image/png': () => picture().png(),
  'image/webp': () => picture().webp(),
  'image/gif': () => picture().gif(),
}

test.each(Object.entries(asPictures))(
  'a cut-off %s is called what it is, and a whole one is not (B328)',
  async (type, make) => {
    const bytes = Uint8Array.from(await make().toBuffer())
    const isWhole = (part: Uint8Array<ArrayBuffer>) => isComplete(new Blob([part]), type)
    for (const share of [0.3, 0.6, 0.95]) {
      const part = bytes.slice(0, Math.floor(bytes.length * share))
      expect(await checked(part, type, 'images')).toMatch(/^its end is missing: only a part of it has arrived/)
    }
    expect(await isWhole(bytes)).toBe(true)
    // What other programs write behind the end.
    expect(await isWhole(Uint8Array.from([...bytes, 0, 0]))).toBe(true)
  },
)

test('a JPG whose header holds a whole thumbnail is cut off all the same (B328)', async () => {
  const small = await picture().resize(8).jpeg().toBuffer()
  const header = Buffer.from([0xff, 0xe1, (small.length + 2) >> 8, (small.length + 2) & 0xff])
  const whole = await picture().jpeg().toBuffer()
  const bytes = Uint8Array.from(Buffer.concat([whole.subarray(0, 2), header, small, whole.subarray(2)]))
  expect(await isComplete(new Blob([bytes]), 'image/jpeg')).toBe(true)
  expect(await isComplete(new Blob([bytes.slice(0, -40)]), 'image/jpeg')).toBe(false)
})

test('a cut-off film is called what it is (B328)', async () => {
  const name = readdirSync(FILES).find((file) => extname(file) === '.mp4') ?? ''
  const bytes = Uint8Array.from(readFileSync(join(FILES, name)))
  expect(await checked(bytes.slice(0, bytes.length / 2), 'video/mp4', 'files')).toMatch(/^its end is missing/)
})
