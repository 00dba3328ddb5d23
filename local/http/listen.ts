import type { Server } from 'node:http'

/** Where a server listens, and how to stop it. `close` may be called more than once. */
export type Listening = { origin: string; port: number; close: () => Promise<void> }

/** A server that could not start; the message is one clear line for the person at the terminal. */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StartError'
  }
}

/**
 * Milliseconds for which a connection is kept on which nothing happens. Node's own five seconds end just when the next question of an editor or
 * a visitor is on its way.
 */
const KEEP_ALIVE = 65_000

/** How long answers under way may take to end when a server is closed, in milliseconds. */
const CLOSE_GRACE = 2000

/**
 * Listens on IPv4 loopback.
 * @param options `port`: 0 for any free one; `service`: its name in messages; `variable`: the environment variable that
 *   moves it, named when the port is taken.
 * @throws StartError when the port is taken or may not be used.
 */
export function listen(
  server: Server,
  options: { port: number; service: string; variable: string },
): Promise<Listening> {
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
    server.listen({ port: options.port, host: '127.0.0.1' }, () => {
      server.off('error', refuse)
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : options.port
      let closing: Promise<void> | undefined
      resolve({
        origin: `http://127.0.0.1:${port}`,
        port,
        close: () => {
          closing ??= closeServer(server)
          return closing
        },
      })
    })
  })
}

/** Stops accepting, lets answers under way end, and cuts what is still open after a grace period. */
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
 * The port an environment variable names.
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
 * Runs a server as a process: prints `ready <origin>` when it listens, closes it on SIGTERM or SIGINT, and ends with
 * exit code 1 and one line on standard error when it cannot start.
 *
 * Started by another command it has a channel to it; when that breaks, the command has been killed, and the server goes too.
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
