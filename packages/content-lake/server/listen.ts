/** Listens on a port, and runs a server as a process that ends with its parent. */
import type { Server } from 'node:http'

/** A server that could not start; the message is a single line for the terminal. */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StartError'
  }
}

/** A listening server, and how to stop it. */
export type Listening = { origin: string; port: number; close: () => Promise<void> }

/**
 * Keep-alive timeout of idle connections, in milliseconds. Node's default of 5 s tends to close a connection just when
 * an editor's or a visitor's next request is sent.
 */
const KEEP_ALIVE = 65_000

/** How long pending responses may take when a server is closed, in milliseconds. */
const CLOSE_GRACE = 2000

/**
 * Listens on IPv4 loopback, or where `host` says.
 * @param options `port`: 0 for any free one; `service`: its name in messages; `variable`: the environment variable of
 *   the port, named in the message when the port is taken.
 * @throws StartError when the port is taken or not permitted.
 */
export function listen(
  server: Server,
  options: { port: number; service: string; variable: string; host?: string; protocol?: 'http' | 'https' },
): Promise<Listening> {
  const { host = '127.0.0.1', protocol = 'http' } = options
  return new Promise((resolve, reject) => {
    function refuse(error: NodeJS.ErrnoException) {
      const reason = error.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${error.code ?? error.message})`
      reject(
        new StartError(
          `${options.service}: port ${options.port} ${reason}. Set ${options.variable} to a free port.`,
          error,
        ),
      )
    }
    server.keepAliveTimeout = KEEP_ALIVE
    server.once('error', refuse)
    server.listen({ port: options.port, host }, () => {
      server.off('error', refuse)
      const bound = server.address()
      const port = typeof bound === 'object' && bound !== null ? bound.port : options.port
      resolve({ origin: `${protocol}://${nameOf(host)}:${port}`, port, close: () => closeServer(server) })
    })
  })
}

/** The name of this machine in URLs. `0.0.0.0` and `::` listen everywhere, but are no names. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

/** A function that does its work on the first call; later calls return the same promise. */
export function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= work()
    return done
  }
}

/** Stops accepting connections, waits for pending responses, and closes the rest after a grace period. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/**
 * Parses a port from an environment variable.
 * @throws StartError when it is not a whole number from 0 to 65535.
 */
export function portFrom(variable: string, value: string | undefined, fallback: number): number {
  if (value === undefined || value.trim() === '') return fallback
  const port = Number(value)
  if (!/^\d{1,5}$/.test(value.trim()) || port > 65535) {
    throw new StartError(`${variable} must be a port from 0 to 65535, not "${value}".`)
  }
  return port
}

/**
 * Runs a server as a process: prints `ready <origin>` when it listens, closes it on SIGTERM or SIGINT, and exits with
 * code 1 and one line on standard error when it cannot start.
 *
 * Started by another command it has an IPC channel; when that closes, the command has been killed, and the server exits
 * too.
 */
export async function runServer(start: () => Promise<{ origin: string; close: () => Promise<void> }>): Promise<void> {
  try {
    const server = await start()
    const stop = () => void server.close().then(() => process.exit(0))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
    process.once('disconnect', stop)
    console.log(`ready ${server.origin}`)
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exitCode = 1
  }
}
