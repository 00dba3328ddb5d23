/** Reads a request's body from the raw stream with a size limit; Next's body parser has to be off. Server only. */
import type { IncomingMessage } from 'node:http'

/** The client disconnected before the body was complete, so no response can be sent. */
export class ClientGone extends Error {}

/** The whole body as text, or null when it is larger than `limit` bytes. Rejects with ClientGone. */
export function readBody(request: IncomingMessage, limit: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) {
        chunks.length = 0
        resolve(null)
      } else chunks.push(chunk)
    })
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    const gone = () => reject(new ClientGone())
    request.on('error', gone)
    request.on('close', gone)
    if (request.destroyed) gone()
  })
}
