/**
 * Loaded by each Node in a container of the test: what it asks its own loopback interface for, where the stand-ins would be,
 * reaches those of the machine through sockets in a folder that both see.
 */
import { connect, createServer } from 'node:net'

const SOCKETS = { 3333: '/stand-ins/lake', 4000: '/stand-ins/api' }

for (const [port, path] of Object.entries(SOCKETS)) {
  const server = createServer((incoming) => {
    const outgoing = connect(path)
    incoming.on('error', () => outgoing.destroy())
    outgoing.on('error', () => incoming.destroy())
    incoming.pipe(outgoing).pipe(incoming)
  })
  // Another process of the container, its health check, finds the port taken.
  server.on('error', () => {})
  server.listen(Number(port), '127.0.0.1').unref()
}
