/** The stand-ins of this machine as sockets in a folder, which containers can see without a network. */
import { chmodSync, mkdirSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'

/** @param ports by the name of the socket */
export async function openSockets(folder: string, ports: Readonly<Record<string, number>>): Promise<Server[]> {
  mkdirSync(folder)
  return Promise.all(
    Object.entries(ports).map(async ([name, port]) => {
      const server = createServer((incoming) => {
        const outgoing = connect(port, '127.0.0.1')
        incoming.on('error', () => outgoing.destroy())
        outgoing.on('error', () => incoming.destroy())
        incoming.pipe(outgoing).pipe(incoming)
      })
      const path = join(folder, name)
      await new Promise<void>((resolve) => server.listen(path, resolve))
      // The site is another user.
      chmodSync(path, 0o777)
      return server
    }),
  )
}
