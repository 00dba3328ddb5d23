import { audioType, contentDisposition, extensionOf, sampleFileName } from '@/lib/samples/file-name'

const bytes = (text: string) => Buffer.byteLength(text)

test('the file name is pseudonym, hyphen, category', () => {
  expect(sampleFileName('Tamsin Reed', 'Commercial', 'mp3')).toBe('Tamsin Reed-Commercial.mp3')
})

test.each([
  ['מיכל לוי', 'Narration', 'מיכל לוי-Narration.mp3'],
  ['山田 太郎', '映画', '山田 太郎-映画.mp3'],
  ["O'Brien & <b>Co</b>", 'On Hold', "O'Brien & b Co b-On Hold.mp3"],
  ['Zoë 🎙️', 'eLearning', 'Zoë 🎙️-eLearning.mp3'],
])('a name in any script is kept: %s', (pseudonym, category, expected) => {
  expect(sampleFileName(pseudonym, category, 'mp3')).toBe(expected)
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
  expect(sampleFileName(pseudonym, category, 'mp3')).toBe(expected)
})

test("200 letters are kept whole, longer names are cut between characters to the file systems' limit", () => {
  expect(sampleFileName('W'.repeat(200), 'Commercial', 'mp3')).toBe(`${'W'.repeat(200)}-Commercial.mp3`)
  const wide = sampleFileName('山'.repeat(200), 'Commercial', 'mp3')
  expect(bytes(wide)).toBeLessThanOrEqual(240)
  expect(wide).toMatch(/^山{70,}-Commercial\.mp3$/)
  const family = sampleFileName('👩‍👩‍👧'.repeat(60), 'Commercial', 'mp3')
  expect(bytes(family)).toBeLessThanOrEqual(240)
  expect(family).toMatch(/^(👩‍👩‍👧)+-Commercial\.mp3$/u)
  expect(bytes(sampleFileName('a', '類'.repeat(200), 'mp3'))).toBeLessThanOrEqual(240)
})

test('the header carries an ASCII name for old clients and the full name for all others', () => {
  expect(contentDisposition('attachment', 'Zoë "Z" 山-100%.mp3')).toBe(
    `attachment; filename="Zoe _Z_ _-100_.mp3"; filename*=UTF-8''Zo%C3%AB%20%22Z%22%20%E5%B1%B1-100%25.mp3`,
  )
  expect(contentDisposition('inline', "It's (a) *.mp3")).toContain("filename*=UTF-8''It%27s%20%28a%29%20%2A.mp3")
})

test('type and extension match', () => {
  expect(extensionOf('audio/mpeg', 'https://cdn.test/a')).toBe('mp3')
  expect(extensionOf('application/octet-stream', 'https://cdn.test/a.WAV?x=.exe')).toBe('wav')
  expect(extensionOf('application/octet-stream', 'https://cdn.test/a.exe')).toBe('mp3')
  expect(extensionOf('video/mp4', 'https://cdn.test/a.mp4')).toBe('m4a')
  expect(audioType('application/octet-stream', 'wav')).toBe('audio/wav')
  expect(audioType('video/mp4', 'm4a')).toBe('audio/mp4')
  expect(audioType('audio/x-odd', 'mp3')).toBe('audio/x-odd')
})
