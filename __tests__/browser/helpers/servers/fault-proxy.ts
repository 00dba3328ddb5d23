/** A proxy before the real site that changes what some paths respond, as a faulty deployment would. */
import { createServer, type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Certificate } from '../../../../local/cluster/certificate.ts'

export type Exchange = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** Changes a response. */
export type Fault = { path: RegExp; change: (exchange: Exchange) => void }

export type FaultProxy = { origin: string; setFaults(faults: readonly Fault[]): void; close(): void }

function forward(origin: string, incoming: IncomingMessage): Promise<Exchange> {
  const { method, url, headers } = incoming
  return new Promise((resolve, reject) => {
    const sent = request(origin + url, { method, headers: { ...headers, 'accept-encoding': 'identity' } }, (response) =>
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: { ...response.headers }, body }),
        reject,
      ),
    )
    incoming.pipe(sent.on('error', reject))
  })
}

function send(response: ServerResponse, { status, headers, body }: Exchange): void {
  const { 'transfer-encoding': _, ...remaining } = headers
  response.writeHead(status, { ...remaining, 'content-length': body.length }).end(body)
}

/** @param certificate makes it speak https */
export async function startFaultProxy(origin: string, certificate?: Certificate): Promise<FaultProxy> {
  let faults: readonly Fault[] = []
  const known = new Map<string, Exchange>()
  /** While there are faults the site renders each response once, whatever the number of faults. */
  async function respond(incoming: IncomingMessage): Promise<Exchange> {
    const { method, url = '', headers } = incoming
    const key = `${url} ${headers.range}`
    const isCacheable = method === 'GET' && faults.length > 0
    const exchange = (isCacheable && known.get(key)) || (await forward(origin, incoming))
    if (isCacheable) known.set(key, exchange)
    return { ...exchange, headers: { ...exchange.headers } }
  }
  const listener: RequestListener = async (incoming, response) => {
    try {
      const exchange = await respond(incoming)
      for (const { path, change } of faults) if (path.test(incoming.url ?? '')) change(exchange)
      // As a site whose public URL is https.
      if (certificate) exchange.headers['strict-transport-security'] ??= 'max-age=31536000'
      send(response, exchange)
    } catch {
      response.destroy()
    }
  }
  const server = certificate ? createSecureServer(certificate, listener) : createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object.assign({ port: 0, family: '', address: '' }, server.address())
  return {
    origin: `${certificate ? 'https' : 'http'}://localhost:${port}`,
    setFaults(next) {
      faults = next
    },
    close: () => void server.close(),
  }
}
