/** A file is taken for what is in it, and not for what its name says (B206). */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { checkFile, type Store } from '@/studio/uploads/check-file'
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
