/** Free ports of this machine. */
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/**
 * Below the ports that systems give to outgoing connections (from 32768 on Linux, 49152 elsewhere): one of those could
 * take a port between this search and its use.
 */
const LOWEST = 20_000
const HIGHEST = 32_767

async function listenAnywhere(): Promise<{ port: number; probe: Server }> {
  const port = randomInt(LOWEST, HIGHEST + 1)
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
    return { port, probe }
  } catch {
    return await listenAnywhere()
  }
}

/** Finds free loopback ports. All stay open until all are known, so that they differ. */
export async function freePorts(count: number): Promise<number[]> {
  const found = await Promise.all(Array.from({ length: count }, listenAnywhere))
  return await Promise.all(
    found.map(async ({ port, probe }) => {
      await once(probe.close(), 'close')
      return port
    }),
  )
}
