/** Reads a request's body from the raw stream with a size limit; Next's body parser has to be off. */
import type { IncomingMessage } from 'node:http'

/** The client disconnected before the body was complete, so no response can be sent. */
export class ClientDisconnected extends Error {}

export type BodyStart = {
  text: string
  /** The body was longer than the limit, and its rest is lost. */
  isCut: boolean
}

/** The first `limit` bytes of a body as text. Rejects with ClientDisconnected. */
export function readBodyStart(request: IncomingMessage, limit: number): Promise<BodyStart> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const start = () => Buffer.concat(chunks).subarray(0, limit).toString('utf8')
    request.on('data', (chunk: Buffer) => {
      // Read on, but not kept: a client that is still sending would not read the response.
      if (size > limit) return
      chunks.push(chunk)
      size += chunk.length
      if (size > limit) resolve({ text: start(), isCut: true })
    })
    request.on('end', () => resolve({ text: start(), isCut: false }))
    const onDisconnect = () => reject(new ClientDisconnected())
    request.on('error', onDisconnect)
    request.on('close', onDisconnect)
    if (request.destroyed) onDisconnect()
  })
}

/** The whole body as text, or null when it is larger than `limit` bytes. Rejects with ClientDisconnected. */
export async function readBody(request: IncomingMessage, limit: number): Promise<string | null> {
  const { text, isCut } = await readBodyStart(request, limit)
  return isCut ? null : text
}
