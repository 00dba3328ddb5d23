import { decodeFile } from '@/studio/common/csv/decode-file'

const TEXT = 'source,target\r\n/café,/services\r\n'

function utf16(text: string, isBigEndian: boolean): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(text, 'utf16le')
  return isBigEndian ? bytes.swap16() : bytes
}

async function decode(bytes: BlobPart) {
  return decodeFile(new File([bytes], 'my.csv'))
}

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['"Unicode text" of Excel', utf16(`\uFEFF${TEXT}`, false)],
  ['UTF-16 without a byte order mark', utf16(TEXT, false)],
  ['UTF-16 of another byte order', utf16(`\uFEFF${TEXT}`, true)],
])('reads %s', async (_, bytes) => expect(await decode(bytes)).toEqual({ text: TEXT, remarks: [] }))

test('reads the encoding of older Excel, and names the letters to check', async () => {
  expect(await decode(Buffer.from(TEXT, 'latin1'))).toEqual({
    text: TEXT,
    remarks: ['The file is not UTF-8; its letters were read as older Excel writes them. Check these: é'],
  })
})

test.each([
  ['a workbook', Buffer.from('PK\x03\x04…'), /^This is a workbook .* save it as CSV UTF-8/],
  ['an older workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /^This is a workbook/],
  ['a PDF', Buffer.from('%PDF-1.7'), /^This is a workbook or a document/],
  // é and è of older Macs.
  ['another encoding', Buffer.from([0x2f, 0x8e, 0x8f]), /^Its encoding is not known. Save it as CSV UTF-8\.$/],
  ['bytes that are no text', Buffer.from([0x2f, 0xff, 0x00, 0x01]), /^Its encoding is not known/],
  ['more than can be sent', new Uint8Array(4_000_001), /^It has more than 4 MB/],
])('refuses %s, and says why', async (_, bytes, problem) => expect(await decode(bytes)).toMatch(problem))
