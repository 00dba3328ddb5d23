/** Serves the metrics on a port of their own, which must not be reachable from outside. */

import { createServer, type Server } from 'node:http'
import { Registry } from 'prom-client'
import { errorMessage, logError } from '@/lib/log'
import { createMetrics } from './create-metrics'
import { setMetrics } from './metrics'

/** Begins to count, and serves `/metrics`. A port that is taken costs the metrics, not the site. */
export function serveMetrics(port: number, host: string): Server {
  const registry = new Registry()
  setMetrics(createMetrics(registry))
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.on('error', (error) => logError('metrics.not_served', { port, reason: errorMessage(error) }))
  // Does not keep a stopping process alive.
  return server.listen(port, host).unref()
}
