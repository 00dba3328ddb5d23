/** A stream of server-sent events that connects again by itself, so that its reader does not notice. */

/** The field that names an event, at the start of a line. */
const EVENT_ID = /^id: ?(.*)$/gm

/** The end of an event. */
const EVENT_END = '\n\n'

/** Pause in milliseconds before a stream that the server has ended is opened again. */
const PAUSE_MS = 500

type Connect = (headers?: Headers) => Promise<Response>

function isEventStream(response: Response): boolean {
  return response.ok && response.body !== null
}

/** The id of the last event in a text; undefined when none has one. */
function lastId(text: string): string | undefined {
  return Array.from(text.matchAll(EVENT_ID), ([, id]) => id?.trim()).at(-1)
}

/**
 * Opens a stream. When it breaks off or ends, it is opened again with the id of its last event; an event that was cut in
 * two is left out.
 * @param connect sends the request, and waits for a lost connection; with other headers than its own when given
 * @param request headers and signal of the first request
 * @param untilReady resolves when the stream may be opened again
 * @returns the response to the first request; its body goes on until it is cancelled, or the server refuses it
 */
export async function resumedStream(
  connect: Connect,
  request: Pick<RequestInit, 'headers' | 'signal'>,
  untilReady: () => Promise<void>,
): Promise<Response> {
  const first = await connect()
  if (!isEventStream(first)) return first
  let reader = first.body?.getReader()
  let isCancelled = false
  const isOver = () => isCancelled || request.signal?.aborted === true
  let seen: string | undefined

  /** @throws when the server refuses the stream */
  async function reopen(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    if (isOver()) return
    await untilReady()
    const resuming = new Headers(request.headers)
    if (seen !== undefined) resuming.set('Last-Event-ID', seen)
    const response = await connect(resuming)
    if (response.status >= 500) return reopen()
    if (!isEventStream(response)) throw new TypeError(`The stream was refused with ${response.status}`)
    reader = response.body?.getReader()
  }

  const encoder = new TextEncoder()
  let decoder = new TextDecoder()
  let begun = ''

  async function pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    const chunk = await reader?.read().catch(() => undefined)
    if (isOver()) return controller.close()
    if (!chunk || chunk.done) {
      begun = ''
      decoder = new TextDecoder()
      await reopen()
      return pull(controller)
    }
    begun += decoder.decode(chunk.value, { stream: true }).replaceAll('\r\n', '\n')
    const end = begun.lastIndexOf(EVENT_END)
    if (end < 0) return pull(controller)
    const whole = begun.slice(0, end + EVENT_END.length)
    begun = begun.slice(whole.length)
    seen = lastId(whole) ?? seen
    controller.enqueue(encoder.encode(whole))
  }

  const body = new ReadableStream<Uint8Array>({
    pull,
    async cancel(reason) {
      isCancelled = true
      await reader?.cancel(reason).catch(() => undefined)
    },
  })
  return new Response(body, { status: first.status, headers: first.headers })
}
