/**
 * Provides `fetch` for jsdom over real HTTP to a test server, with the parts of Response that the site uses, so
 * that browser and server code are tested against each other.
 */
import { request } from 'node:http'

type Answer = { ok: boolean; status: number; json(): Promise<unknown>; text(): Promise<string> }

function aborted(): Error {
  return new DOMException('The operation was aborted.', 'AbortError')
}

/** Puts `fetch` into the window; relative URLs are resolved against `origin`. */
export function installFetch(origin: string): void {
  function fetchOverHttp(url: string, options: RequestInit = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const { method = 'GET', body, headers, signal } = options
      if (signal?.aborted) return reject(aborted())
      const outgoing = request(new URL(url, origin), { method, headers: { ...Object(headers) } }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          text += part
        })
        response.on('error', reject)
        response.on('end', () => {
          const status = response.statusCode ?? 0
          resolve({
            ok: status >= 200 && status < 300,
            status,
            text: async () => text,
            json: async () => JSON.parse(text),
          })
        })
      })
      outgoing.on('error', () => reject(signal?.aborted ? aborted() : new TypeError('Failed to fetch')))
      signal?.addEventListener('abort', () => outgoing.destroy())
      outgoing.end(typeof body === 'string' ? body : undefined)
    })
  }
  Object.defineProperty(window, 'fetch', { value: fetchOverHttp, configurable: true, writable: true })
}
