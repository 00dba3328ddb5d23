/** Forwards requests for Sanity's API to a lake, for commands whose connections the preloaded module brings here. */
import { createServer, type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http'
import { request as requestHttps } from 'node:https'
import { pipeline } from 'node:stream'
import { HttpError, sendHttpError } from '../../server/json.ts'
import { type Listening, listen } from '../../server/listen.ts'
import type { LakeConnection } from '../connection.ts'
import { apiHostOf } from './hosts.ts'

/** Headers of one connection, which are not passed on. */
const OWN_HEADERS = ['connection', 'keep-alive', 'proxy-connection', 'upgrade', 'expect']

/** Listens on any free port of loopback. It serves host names of Sanity's API only, which no web page can use for it. */
export function startGateway(lake: LakeConnection): Promise<Listening> {
  const server = createServer((request, response) => {
    try {
      checkHost(request, lake)
      forward(request, response, lake)
    } catch (error) {
      sendHttpError(response, error instanceof HttpError ? error : new HttpError(500, String(error)))
    }
  })
  // Uploads take as long as they take.
  server.requestTimeout = 0
  return listen(server, { port: 0, service: 'Gateway of content-lake exec', variable: '--port' })
}

/** @throws HttpError 403 for any other host, 404 when the host names another project than that of the lake */
function checkHost({ headers }: IncomingMessage, { project }: LakeConnection): void {
  const host = apiHostOf(headers.host ?? '')
  if (host === undefined) throw new HttpError(403, `The gateway serves Sanity's API only, not ${headers.host}`)
  if (host.project === undefined || host.project === project) return
  const message = `Project not found: the lake holds ${project}, and the command wants ${host.project}. Start the lake with --project ${host.project}, or configure ${project}`
  throw new HttpError(404, message, { body: { statusCode: 404, error: 'Not Found', message } })
}

function forward(request: IncomingMessage, response: ServerResponse, { origin, certificate }: LakeConnection): void {
  const { host, protocol } = new URL(origin)
  const forwarded = Object.entries(request.headers).filter(([name]) => !OWN_HEADERS.includes(name))
  const options = { method: request.method, headers: { ...Object.fromEntries(forwarded), host }, ca: certificate }
  const send = protocol === 'https:' ? requestHttps : requestHttp
  const sent = send(`${origin}${request.url}`, options, (received) => {
    response.writeHead(received.statusCode ?? 502, received.headers)
    // The first comment of a stream is sent at once.
    response.flushHeaders()
    pipeline(received, response, () => undefined)
  })
  sent.on('error', (error) =>
    sendHttpError(response, new HttpError(502, `The lake does not respond: ${error.message}`)),
  )
  response.on('close', () => sent.destroy())
  pipeline(request, sent, () => undefined)
}
