import { contentDisposition, sampleFileName } from '@/lib/samples/server/file-name'

const nameOf = (pseudonym: string, category: string, url = 'https://cdn.test/a.mp3') =>
  sampleFileName({ pseudonym }, { category, url })

test('the file name is pseudonym, hyphen, category', () => {
  expect(nameOf('Tamsin Reed', 'Commercial')).toBe('Tamsin Reed-Commercial.mp3')
})

test.each([
  ['מיכל לוי', 'Narration', 'מיכל לוי-Narration.mp3'],
  ['山田 太郎', '映画', '山田 太郎-映画.mp3'],
  ["O'Brien & <b>Co</b>", 'On Hold', "O'Brien & b Co b-On Hold.mp3"],
  ['Zoë 🎙️', 'eLearning', 'Zoë 🎙️-eLearning.mp3'],
])('a name in any script is kept: %s', (pseudonym, category, expected) => {
  expect(nameOf(pseudonym, category)).toBe(expected)
})

test.each([
  ['../../etc/passwd', 'x', 'etc passwd-x.mp3'],
  ['..\\..\\boot', 'a/b', 'boot-a b.mp3'],
  ['a\r\nSet-Cookie: x=1', 'b', 'a Set-Cookie x=1-b.mp3'],
  ['.hidden', '..', 'hidden.mp3'],
  ['evil\u202egpj', 'x', 'evil gpj-x.mp3'],
  ['\u0000', '', 'Voice.mp3'],
  ['C:*?"<>|', 'y', 'C-y.mp3'],
  ['half \ud83d', 'z', 'half \ufffd-z.mp3'],
])('%j and %j give a safe file name', (pseudonym, category, expected) => {
  expect(nameOf(pseudonym, category)).toBe(expected)
})

test('200 letters are kept whole', () => {
  expect(nameOf('W'.repeat(200), 'Commercial')).toBe(`${'W'.repeat(200)}-Commercial.mp3`)
})

test('the header carries an ASCII name for old clients and the full name for all others', () => {
  expect(contentDisposition('Zoë "Z" 山-100%.mp3')).toBe(
    `attachment; filename="Zoe _Z_ _-100_.mp3"; filename*=UTF-8''Zo%C3%AB%20%22Z%22%20%E5%B1%B1-100%25.mp3`,
  )
  expect(contentDisposition("It's (a) *.mp3")).toContain("filename*=UTF-8''It%27s%20%28a%29%20%2A.mp3")
})

test('the extension is that of the file, and mp3 for one without a known extension', () => {
  expect(nameOf('Reed', 'x', 'https://cdn.test/a.WAV?x=.exe')).toBe('Reed-x.wav')
  expect(nameOf('Reed', 'x', 'https://cdn.test/a.exe')).toBe('Reed-x.mp3')
})
