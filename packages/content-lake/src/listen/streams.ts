/** Server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
import type { ServerResponse } from 'node:http'

/** Interval of keep-alive comments, in milliseconds. */
const KEEP_ALIVE = 10_000

/** Bytes that may wait for a slow reader before it is disconnected. It reconnects and resumes. */
const MAX_BUFFERED_BYTES = 32 * 1024 * 1024

/** How long a browser waits before it reconnects, in milliseconds. */
const RETRY = 1000

export type StreamEvent = { event?: string; id: string; data: unknown }

export type EventStream = {
  /** Aborts when the client disconnects, the lake closes, or all documents are replaced. */
  signal: AbortSignal
  /** Does nothing after the end. */
  send: (event: StreamEvent) => void
  end: () => void
}

/**
 * @param closing aborts when the lake closes, or its documents are replaced. Streams just end then, and clients reconnect;
 *   after an event `disconnect` @sanity/client would never do so.
 */
export function openEventStream(response: ServerResponse, closing: AbortSignal): EventStream {
  const closed = new AbortController()
  const alive = setInterval(() => response.write(':\n\n'), KEEP_ALIVE)
  function end() {
    clearInterval(alive)
    response.end()
    closed.abort()
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
  else closing.addEventListener('abort', end, { signal: closed.signal })
  return {
    signal: closed.signal,
    end,
    send: ({ event, id, data }) => {
      if (closed.signal.aborted) return
      // JSON contains no raw line breaks, so the data are one line.
      const name = event === undefined ? '' : `event: ${event}\n`
      response.write(`${name}id: ${id}\ndata: ${JSON.stringify(data)}\n\n`)
      if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy()
    },
  }
}
