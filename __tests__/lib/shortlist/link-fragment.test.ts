/** What a link carries in its fragment (B714). */
import fc from '@/__tests__/helpers/fast-check'
import { decodeFragment, encodeFragment } from '@/lib/shortlist/link-fragment'

const NOTES = new Map([
  ['101', 'Warm, and slower than the others'],
  ['a:b%/c', 'Zu schnell? „Nein“ 声優 🎙️'],
])

test('notes and a script come out as they went in, in a fragment that is shorter than the text', async () => {
  const script = JSON.stringify({ text: 'Fresh bread, every morning. '.repeat(100) })
  const fragment = await encodeFragment({ notes: NOTES, script })
  expect(fragment).toMatch(/^#list=[\w-]+$/)
  expect(fragment?.length).toBeLessThan(500)
  expect(await decodeFragment(fragment ?? '')).toEqual({ notes: NOTES, script })
})

test('any text does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.string(), fc.string({ unit: 'grapheme' })),
      fc.option(fc.string()),
      async (all, script) => {
        const notes = new Map(Object.entries(all).filter(([, note]) => note.trim() !== ''))
        expect(await decodeFragment((await encodeFragment({ notes, script })) ?? '')).toEqual({ notes, script })
      },
    ),
  )
})

test('without notes and script a link has no fragment; blank notes are none', async () => {
  expect(await encodeFragment({ notes: new Map([['101', ' ']]), script: null })).toBe('')
})

test('what does not fit into 8 KB is refused, however it is compressed', async () => {
  const random = Array.from({ length: 9000 }, (_, index) =>
    ((index * 7919 + (index % 13) * 104729) % 65521).toString(36),
  ).join('')
  expect(await encodeFragment({ notes: NOTES, script: random })).toBeNull()
})

test.each([
  ['none', ''],
  ['another', '#main'],
  ['an empty one', '#list='],
  ['one that was cut', '#list=q1bKyy9JVbJSMjQwVNJR'],
  ['no base64', '#list=%%%'],
  ['no JSON', '#list=SywuLgEA'],
])('%s carries nothing', async (_, hash) => {
  expect(await decodeFragment(hash)).toEqual({ notes: new Map(), script: null })
})

test('notes that are no text are left out', async () => {
  const fragment = await encodeFragment({ notes: new Map(Object.entries({ a: 'yes' })), script: null })
  expect(fragment).not.toBe('')
  const bytes = await new Response(
    new Blob(['{"notes":{"a":"yes","b":5,"c":null},"script":{}}'])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw')),
  ).arrayBuffer()
  expect(await decodeFragment(`#list=${Buffer.from(bytes).toString('base64url')}`)).toEqual({
    notes: new Map([['a', 'yes']]),
    script: null,
  })
})

test('a small fragment that unpacks to much is not read', async () => {
  const bytes = await new Response(
    new Blob([`{"notes":{},"script":"${' '.repeat(300_000)}"}`])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw')),
  ).arrayBuffer()
  const hash = `#list=${Buffer.from(bytes).toString('base64url')}`
  expect(hash.length).toBeLessThan(1000)
  expect(await decodeFragment(hash)).toEqual({ notes: new Map(), script: null })
})
