import { createServer } from 'node:net'

/** Finds free loopback ports. All stay open until all are known, so that they differ. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(
    Array.from({ length: count }, async () => {
      const probe = createServer()
      await new Promise<void>((resolve, reject) => {
        probe.once('error', reject)
        probe.listen(0, '127.0.0.1', resolve)
      })
      return probe
    }),
  )
  return Promise.all(
    probes.map(async (probe) => {
      const address = probe.address()
      await new Promise<void>((resolve) => probe.close(() => resolve()))
      if (address === null || typeof address === 'string') throw new Error('A probe has no port')
      return address.port
    }),
  )
}
