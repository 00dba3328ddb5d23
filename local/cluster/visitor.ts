/** Requests of visitors, each from an address of its own because limits count addresses, and counts of their outcomes. */
import { Agent, request } from 'node:http'

/** What a visitor got: a status, or why there was none. */
export type Outcome = { status: number; text: string }

/** Longer than nginx waits for both sites, twice (deploy/nginx.conf): an outcome is what a visitor is shown at last. */
const TIMEOUT_MS = 45_000

const agent = new Agent({ keepAlive: false })

/** A loopback address. @param index any number */
export function loopbackIp(index: number): string {
  return `127.1.${Math.floor(index / 200) % 200}.${(index % 200) + 1}`
}

/** @param body sent as JSON @returns status 0 when there was no response */
export function send(
  url: string,
  options: { localAddress?: string; headers?: Record<string, string>; body?: object } = {},
): Promise<Outcome> {
  const { localAddress, headers = {}, body } = options
  const content = body && JSON.stringify(body)
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ status: 0, text: error.message })
    const sent = request(
      url.replace('localhost', '127.0.0.1'),
      {
        agent,
        localAddress,
        method: content ? 'POST' : 'GET',
        headers: { host: new URL(url).host, ...(content && { 'content-type': 'application/json' }), ...headers },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          text += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
        response.on('error', fail)
      },
    )
    sent.on('error', fail)
    sent.end(content)
  })
}

/** Outcomes by kind. */
export type Counts = Record<string, number>

/** Adds `times`. */
export function addTo(counts: Counts, kind: string, times = 1): void {
  counts[kind] = (counts[kind] ?? 0) + times
}

/** Adds one. */
export function count(counts: Counts, { status, text }: Outcome): void {
  addTo(counts, status === 0 ? text : `status ${status}`)
}

/** For a table. */
export function describeCounts(counts: Counts): string {
  const parts = Object.entries(counts).map(([kind, times]) => `${times} × ${kind}`)
  return parts.join(', ') || 'none'
}
