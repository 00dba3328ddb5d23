import { decodeText } from '@/studio/redirects/tool/csv/decode'

test('reads files as spreadsheets save them', () => {
  const text = 'source,note\n/café,naïve'
  expect(decodeText(new TextEncoder().encode(text))).toBe(text)
  expect(decodeText(new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(text)]))).toBe(text)
  const wide = Uint8Array.from([0xff, 0xfe, ...Array.from(text).flatMap((sign) => [sign.charCodeAt(0), 0])])
  expect(decodeText(wide)).toBe(text)
  const swapped = Uint8Array.from([0xfe, 0xff, ...Array.from(text).flatMap((sign) => [0, sign.charCodeAt(0)])])
  expect(decodeText(swapped)).toBe(text)
  // An older Excel on Windows writes one byte a letter.
  expect(decodeText(Uint8Array.from(text, (sign) => sign.charCodeAt(0)))).toBe(text)
})
