/**
 * Simulates Sanity's servers: an HTTPS proxy that connects every request of the process to a TLS server on this
 * machine, which records requests and responds from a local lake. The code under test is configured through
 * HTTPS_PROXY only, which its HTTP library reads.
 */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { connect, type Server, type Socket } from 'node:net'
import { createCertificate } from '../../../local/cluster/certificate'

export type SeenRequest = { host: string; method: string; url: URL; headers: IncomingHttpHeaders; body: string }

export type HostedSanity = {
  /** Value for HTTPS_PROXY. */
  proxy: string
  /** The certificate to trust. */
  certificate: string
  seen: SeenRequest[]
  close: () => Promise<void>
}

/** @param lakeOrigin lake that stands in for the project's dataset; its pictures get URLs of Sanity's CDN */
export async function startHostedSanity(projectId: string, lakeOrigin: string): Promise<HostedSanity> {
  const { key, cert } = createCertificate([
    `${projectId}.api.sanity.io`,
    `${projectId}.apicdn.sanity.io`,
    'cdn.sanity.io',
  ])
  const seen: SeenRequest[] = []
  const sockets = new Set<Socket>()

  const tls = createTlsServer({ key, cert }, (incoming, response) => {
    const host = incoming.headers.host ?? ''
    const url = new URL(incoming.url ?? '/', `https://${host}`)
    const seenRequest = { host, method: incoming.method ?? '', url, headers: incoming.headers, body: '' }
    incoming.on('data', (chunk: Buffer) => {
      seenRequest.body += chunk
    })
    seen.push(seenRequest)
    forward(incoming, response)
  })

  function forward(incoming: IncomingMessage, response: ServerResponse): void {
    const { host, 'accept-encoding': _, 'x-sanity-project-id': __, ...headers } = incoming.headers
    const path = (incoming.url ?? '/').replace(`/${projectId}/`, '/localdemo/')
    const isText = path.includes('/data/')
    const sent = request(lakeOrigin + path, { method: incoming.method, headers }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      const bytes = Buffer.concat(chunks)
      const body = isText ? withHostedUrls(bytes.toString()) : bytes
      const { 'content-length': ___, ...remaining } = answer.headers
      response.writeHead(answer.statusCode ?? 500, remaining).end(body)
    })
    sent.on('error', () => response.destroy())
    incoming.pipe(sent)
  }

  function withHostedUrls(text: string): string {
    return text.replaceAll(
      new RegExp(`${lakeOrigin}/(images|files)/localdemo`, 'g'),
      `https://cdn.sanity.io/$1/${projectId}`,
    )
  }

  const tunnel = createServer()
  tunnel.on('connect', (_request, socket: Socket) => {
    const address = tls.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    const server = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      server.pipe(socket).pipe(server)
    })
    for (const end of [server, socket]) {
      sockets.add(end)
      end.on('error', () => end.destroy()).on('close', () => sockets.delete(end))
    }
  })

  const proxy = `http://127.0.0.1:${await listenOn(tunnel)}`
  await listenOn(tls)
  return {
    proxy,
    certificate: cert,
    seen,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      tls.closeAllConnections()
      tunnel.closeAllConnections()
      await Promise.all([tls, tunnel].map((server) => new Promise((resolve) => server.close(resolve))))
    },
  }
}

async function listenOn(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}
