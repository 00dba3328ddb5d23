/**
 * The stand-ins of this machine as sockets in a folder, which containers can see without a network. A process of its own:
 * that of a test waits for podman. `node sockets.ts <folder> <name>=<port> …`
 */
import { chmodSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'

const [, , folder = '', ...sockets] = process.argv

for (const socket of sockets) {
  const [name = '', port] = socket.split('=')
  const server = createServer((incoming) => {
    const outgoing = connect(Number(port), '127.0.0.1')
    incoming.on('error', () => outgoing.destroy())
    outgoing.on('error', () => incoming.destroy())
    incoming.pipe(outgoing).pipe(incoming)
  })
  const path = join(folder, name)
  // The site is another user.
  server.listen(path, () => chmodSync(path, 0o777))
}
