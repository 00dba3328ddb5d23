/** A real HTTP server on loopback, for tests of code that speaks HTTP. */
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'

export type TestServer = { origin: string; close(): Promise<void> }

const servers: TestServer[] = []

afterAll(() => Promise.all(servers.map(({ close }) => close())))

/** Listens until it is closed, at the latest after the tests of the file. @param port any free one by default */
export async function startHttpServer(listener: RequestListener, port = 0): Promise<TestServer> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The test server has no port')
  const started: TestServer = {
    origin: `http://127.0.0.1:${bound.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  servers.push(started)
  return started
}

/** Forwards every request with its body to another server. @param handleRequest is called before each, and may drop it */
export function startProxy(origin: string, handleRequest: (request: IncomingMessage) => void): Promise<TestServer> {
  return startHttpServer(async (request, response) => {
    handleRequest(request)
    if (request.socket.destroyed) return
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined
    // What is still asked for when a test ends finds the server closed.
    const forwarded = await fetch(origin + request.url, { method: request.method, body }).catch(() => null)
    if (!forwarded) return void request.socket.destroy()
    response.writeHead(forwarded.status, { 'content-type': 'application/json' }).end(await forwarded.text())
  })
}
