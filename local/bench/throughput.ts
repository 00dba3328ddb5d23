/** Measures cached pages per second with a small load generator on keep-alive connections, over loopback. */
import { Agent, get } from 'node:http'

export type Load = { connections: number; seconds: number }

/** One request; resolves when the whole response has been read. */
function fetchPage(url: string, agent: Agent, encoding: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': encoding } }, (response) => {
      response.once('error', reject)
      response.once('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${url} answered ${response.statusCode}`))
      })
      response.resume()
    })
    request.once('error', reject)
  })
}

/**
 * Complete responses per second while every connection sends its next request as soon as it has its response.
 * @param encoding value of Accept-Encoding: gzip as browsers send, identity to leave compression out
 * @throws Error when a response is not 200
 */
export async function pagesPerSecond(url: string, encoding: 'gzip' | 'identity', load: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections })
  const startedAt = performance.now()
  const deadline = startedAt + load.seconds * 1000
  let answers = 0
  async function askOn() {
    while (performance.now() < deadline) {
      await fetchPage(url, agent, encoding)
      answers++
    }
  }
  try {
    await Promise.all(Array.from({ length: load.connections }, askOn))
    return answers / ((performance.now() - startedAt) / 1000)
  } finally {
    agent.destroy()
  }
}
