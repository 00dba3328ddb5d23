/** A real Redis on a free port, for tests. */

import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitFor } from '@bowerbird/content-lake/server/wait-for'
import { createSharedRedis, type SharedRedis } from '@/lib/state/server/shared-redis'
import { freePorts } from '../../../local/processes/free-ports'
import { stopProcess } from '../../../local/processes/processes'
import { startRedis } from '../../../local/system-packages/redis'

export type TestRedis = {
  /** Its `host:port`. */
  host: string
  /** The connection of one more instance, once it is there. */
  connect(): Promise<SharedRedis>
  kill(): Promise<void>
  /** Starts it again with what it had. */
  restart(): Promise<void>
  hang(): void
  stop(): Promise<void>
}

export async function startTestRedis(): Promise<TestRedis> {
  const [port = 0] = await freePorts(1)
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-redis-'))
  const connections: SharedRedis[] = []
  let server: ChildProcess = await startRedis(port, folder)
  const host = `127.0.0.1:${port}`
  return {
    host,
    async connect() {
      const redis = createSharedRedis(`redis://${host}`)
      connections.push(redis)
      await waitFor(() => redis.client.isReady)
      return redis
    },
    async kill() {
      const exited = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGKILL')
      await exited
    },
    async restart() {
      server = await startRedis(port, folder)
    },
    hang: () => void server.kill('SIGSTOP'),
    async stop() {
      for (const redis of connections) redis.close()
      server.kill('SIGCONT')
      await stopProcess(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Whether work ends within a time. The deadline is an event of this process, like the timeouts within the work: a busy
 * machine delays both, and their order stays.
 */
export function endsWithin(milliseconds: number, work: () => Promise<void>): Promise<boolean> {
  const deadline = new Promise<boolean>((resolve) => setTimeout(() => setImmediate(resolve, false), milliseconds))
  return Promise.race([work().then(() => true), deadline])
}
