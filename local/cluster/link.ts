/**
 * A connection between two processes that can be cut: it passes on what it gets from one port of this machine to another one. While
 * this process is stopped (SIGSTOP) nothing gets through and nobody is told, as when a cable is pulled.
 *
 * Run as `node local/cluster/link.ts <port> <port to pass on to>`.
 */
import { connect, createServer } from 'node:net'
import { pipeline } from 'node:stream'

const [port, to] = process.argv.slice(2).map(Number)

createServer((client) => {
  const target = connect({ port: Number(to), host: '127.0.0.1' })
  // When one side ends or fails, both do.
  pipeline(client, target, client, () => {})
}).listen(port, '127.0.0.1')
