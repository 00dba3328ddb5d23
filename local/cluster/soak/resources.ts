/** Memory and open files of the sites, from their metrics. */
import type { Cluster } from '../cluster.ts'
import { send } from '../visitor.ts'

/** Of each site; null when it did not respond. */
export type Resources = { memoryMb: (number | null)[]; descriptors: (number | null)[] }

function metricOf({ sites }: Cluster, name: string, unit = 1): Promise<(number | null)[]> {
  return Promise.all(
    sites.map(async ({ metrics }) => {
      const { text } = await send(metrics)
      const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]
      return value === undefined ? null : Math.round(Number(value) / unit)
    }),
  )
}

export async function readResources(cluster: Cluster): Promise<Resources> {
  return {
    memoryMb: await metricOf(cluster, 'process_resident_memory_bytes', 2 ** 20),
    descriptors: await metricOf(cluster, 'process_open_fds'),
  }
}
