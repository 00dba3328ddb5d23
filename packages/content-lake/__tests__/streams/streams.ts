/** Reads server-sent events from the wire. */

import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { waitFor } from '../../server/wait-for.ts'
import { isRecord } from '../../src/dataset.ts'
import { later } from '../../testing/lake.ts'

export type Received = { event: string; id: string; data: Record<string, unknown> }

export type RawStream = {
  status: number
  headers: IncomingHttpHeaders
  /** The next event; rejects when none arrives within two seconds. */
  next: () => Promise<Received>
  /** Received events that were not read yet. */
  rest: () => Received[]
  ended: Promise<void>
  response: IncomingMessage
  close: () => void
}

export function openStream(
  { origin }: { origin: string },
  path: string,
  headers: Record<string, string> = {},
): Promise<RawStream> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { agent: false, headers }, (response) => {
      const received: Received[] = []
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        const blocks = `${text}${chunk}`.split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) {
          const event = parseBlock(block)
          if (event !== undefined) received.push(event)
        }
      })
      response.on('error', () => undefined)
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        response,
        next: async () => {
          await waitFor(() => received.length > 0, { timeoutMs: 2000 })
          const [first] = received.splice(0, 1)
          if (first === undefined) throw new Error('No event came')
          return first
        },
        rest: () => received.splice(0),
        ended: new Promise((done) => response.on('close', () => done())),
        close: () => sent.destroy(),
      })
    })
    sent.on('error', reject)
    later(() => sent.destroy())
    sent.end()
  })
}

function parseBlock(block: string): Received | undefined {
  const fields = new Map(
    block.split('\n').flatMap((line) => {
      const colon = line.indexOf(': ')
      return colon <= 0 ? [] : [[line.slice(0, colon), line.slice(colon + 2)] as const]
    }),
  )
  const data = fields.get('data')
  if (data === undefined) return undefined
  const value: unknown = JSON.parse(data)
  return { event: fields.get('event') ?? 'message', id: fields.get('id') ?? '', data: isRecord(value) ? value : {} }
}

export function listenPath(query: string, options: Record<string, string> = {}, version = 'v2025-02-19'): string {
  return `/${version}/data/listen/production?${new URLSearchParams({ query, ...options })}`
}
