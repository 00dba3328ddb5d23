/** Server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html) with backpressure. */
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'

/** Interval of keep-alive comments on an idle stream, in milliseconds. */
const KEEP_ALIVE = 10_000

/** How long a reader may stall before it is disconnected, in milliseconds. It reconnects and resumes. */
const STALLED = 60_000

/** How long a browser waits before it reconnects, in milliseconds. */
const RETRY = 1000

export type StreamEvent = { event?: string; id: string; data: unknown }

export type EventStream = {
  /** Aborts when the client disconnects or the lake closes. */
  signal: AbortSignal
  /** Resolves when the client can accept more; does nothing after the end. */
  send: (event: StreamEvent) => Promise<void>
  end: () => void
}

/**
 * @param closing aborts when the lake closes. Streams just end then, and clients reconnect; after an event `disconnect`
 *   @sanity/client would never do so.
 */
export function openEventStream(response: ServerResponse, closing: AbortSignal): EventStream {
  const gone = new AbortController()
  const alive = setInterval(() => {
    if (!response.writableNeedDrain) response.write(':\n\n')
  }, KEEP_ALIVE)
  function end() {
    clearInterval(alive)
    response.end()
    gone.abort()
  }
  response.once('close', end)
  response.on('error', end)
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  })
  response.write(`:\nretry: ${RETRY}\n\n`)
  if (closing.aborted) end()
  else closing.addEventListener('abort', end, { signal: gone.signal })
  return {
    signal: gone.signal,
    end,
    send: async ({ event, id, data }) => {
      if (gone.signal.aborted) return
      // JSON contains no raw line breaks, so the data are one line.
      const name = event === undefined ? '' : `event: ${event}\n`
      const isTaken = response.write(`${name}id: ${id}\ndata: ${JSON.stringify(data)}\n\n`)
      if (!isTaken) await drained(response, gone.signal)
    },
  }
}

async function drained(response: ServerResponse, signal: AbortSignal): Promise<void> {
  const stalled = setTimeout(() => response.destroy(), STALLED)
  await once(response, 'drain', { signal }).catch(() => undefined)
  clearTimeout(stalled)
}
