/** Requests sent as they are given: fetch() would normalise paths, and refuse some headers. */
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http'

export type RawResponse = {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  /** The body, also when it is not JSON. */
  text: string
  json: () => unknown
}

export function rawRequest(
  { port, path, ...options }: Pick<RequestOptions, 'port' | 'path' | 'method' | 'headers'>,
  body?: string | Buffer,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent: false, ...options }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const text = bytes.toString()
        const json = (): unknown => JSON.parse(text)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text, json })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
