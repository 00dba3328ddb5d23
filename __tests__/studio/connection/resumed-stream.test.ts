/** A stream of events that breaks off, and goes on. */
import { resumedStream } from '@/studio/connection/resumed-stream'

const encode = (text: string) => new TextEncoder().encode(text)

/** A response that sends these chunks, and then ends, or breaks off. */
function streamOf(chunks: readonly string[], end: 'ends' | 'breaks' | 'stays open'): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encode(chunk))
      if (end === 'ends') controller.close()
    },
    pull(controller) {
      if (end === 'breaks') controller.error(new TypeError('network error'))
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

const ready = () => Promise.resolve()

/** Reads until the text has these words. */
async function readUntil({ body }: Response, words: string): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (reader && !text.includes(words)) {
    const { done, value } = await reader.read()
    if (done) break
    text += decoder.decode(value, { stream: true })
  }
  return text
}

test('goes on after it broke off, from its last whole event', async () => {
  const requests: (string | null)[] = []
  const responses = [
    streamOf(['id: 1\nevent: welcome\ndata: {}\n\n', 'id: 2\nevent: mutation\nda'], 'breaks'),
    streamOf(['id: 1\nevent: welcomeback\ndata: {}\n\nid: 2\nevent: mutation\ndata: {"whole":true}\n\n'], 'stays open'),
  ]
  const response = await resumedStream(
    async (headers) => {
      requests.push(headers?.get('Last-Event-ID') ?? null)
      return responses.shift() ?? Response.error()
    },
    {},
    ready,
  )
  const text = await readUntil(response, 'whole')
  expect(requests).toEqual([null, '1'])
  expect(text.match(/event: \w+/g)).toEqual(['event: welcome', 'event: welcomeback', 'event: mutation'])
})

test('connects again only when the edits have been sent', async () => {
  let areSent = false
  const responses = [streamOf(['id: 1\ndata: {}\n\n'], 'ends'), streamOf(['id: 2\ndata: "again"\n\n'], 'stays open')]
  const response = await resumedStream(
    async (headers) => {
      if (headers) expect(areSent).toBe(true)
      return responses.shift() ?? Response.error()
    },
    {},
    async () => {
      areSent = true
    },
  )
  expect(await readUntil(response, 'again')).toContain('again')
})

test('a refusal ends it, so that the client sees it itself', async () => {
  const responses = [streamOf(['id: 1\ndata: {}\n\n'], 'ends'), new Response(null, { status: 401 })]
  const response = await resumedStream(async () => responses.shift() ?? Response.error(), {}, ready)
  await expect(readUntil(response, 'never')).rejects.toThrow('refused with 401')
})

test('a reader that goes away leaves no connection behind', async () => {
  let isCancelled = false
  const body = new ReadableStream({
    cancel() {
      isCancelled = true
    },
  })
  const response = await resumedStream(async () => new Response(body), {}, ready)
  await response.body?.cancel()
  expect(isCancelled).toBe(true)
})
