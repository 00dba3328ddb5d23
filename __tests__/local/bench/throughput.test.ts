import { createServer } from 'node:http'
import { pagesPerSecond } from '../../../local/bench/throughput'

const LOAD = { connections: 4, seconds: 0.2 }

/** A server that counts its connections and records the accepted encodings. */
async function counting(status: number) {
  const seen = { connections: 0, answers: 0, encodings: new Set<string | undefined>() }
  const server = createServer((request, response) => {
    seen.answers++
    seen.encodings.add(request.headers['accept-encoding']?.toString())
    response.writeHead(status).end('page')
  })
  server.on('connection', () => {
    seen.connections++
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    seen,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

test('responses are counted over as many keep-alive connections as requested', async () => {
  const server = await counting(200)
  const startedAt = performance.now()
  const rate = await pagesPerSecond(server.url, 'gzip', LOAD)
  const seconds = (performance.now() - startedAt) / 1000
  await server.close()
  expect(server.seen.connections).toBe(LOAD.connections)
  expect([...server.seen.encodings]).toEqual(['gzip'])
  // The rate is measured over a shorter time than the one here.
  expect(rate).toBeGreaterThanOrEqual(server.seen.answers / seconds)
})

test('a response that is no page ends the measurement', async () => {
  const server = await counting(500)
  await expect(pagesPerSecond(server.url, 'identity', LOAD)).rejects.toThrow('answered 500')
  await server.close()
})
