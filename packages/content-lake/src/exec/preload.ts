/**
 * Preloaded into a command by `content-lake exec` (with Node's `--import`, and so in its threads and child processes too):
 * connections to Sanity's API go to the gateway on this machine instead, without TLS.
 *
 * `tls.connect` is where all clients meet: Node's `fetch` and `https`, and the package undici with agents of its own, as
 * in get-it. Sanity's command line has no option for another API host.
 */
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import tls from 'node:tls'
import { apiHostOf, GATEWAY_PORT } from './hosts.ts'

const port = Number(process.env[GATEWAY_PORT])
const connect = tls.connect

/** The host of a call of `tls.connect`, which takes options, or a port and a host. */
function hostOf([first, second]: readonly unknown[]): string | undefined {
  const host =
    typeof first === 'object' && first !== null
      ? 'servername' in first && first.servername
        ? first.servername
        : 'host' in first && first.host
      : second
  return typeof host === 'string' ? host : undefined
}

function connectToGateway(args: readonly unknown[]): net.Socket {
  const socket = net.connect({ port, host: '127.0.0.1' })
  // What those who wait for a socket with TLS expect of it.
  Object.assign(socket, { encrypted: true, authorized: true, alpnProtocol: false, getSession: () => undefined })
  socket.once('connect', () => socket.emit('secureConnect'))
  const callback = args.at(-1)
  if (typeof callback === 'function') socket.once('secureConnect', () => callback())
  return socket
}

if (port > 0) {
  Object.assign(tls, {
    connect: (...args: unknown[]) => {
      const host = hostOf(args)
      if (host !== undefined && apiHostOf(host) !== undefined) return connectToGateway(args)
      return Reflect.apply(connect, tls, args)
    },
  })
  syncBuiltinESMExports()
}
