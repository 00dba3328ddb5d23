/**
 * Keyed state that several machines share, in Redis, with this machine's own store behind it.
 *
 * Values are written to both. While Redis is away the own store answers; what was written meanwhile is written to Redis
 * before the next command.
 */
import { LRUCache } from 'lru-cache'
import type { SharedRedis } from './shared-redis.ts'
import type { StateStore } from './state-store'

/** Writes that Redis has missed, at most. */
const MAX_MISSED = 10_000

type Missed = { value: string; expires: number } | 'deleted'

/** @param prefix of the keys @param own the store of this machine */
export function createRedisStore({ run }: SharedRedis, prefix: string, own: StateStore): StateStore {
  const missed = new LRUCache<string, Missed>({ max: MAX_MISSED })

  /** Runs a command after what Redis has missed. */
  function shared<T>(command: Parameters<typeof run<T>>[0]): Promise<T> {
    return run(async (client) => {
      for (const [key, write] of [...missed.entries()].slice(0, 100)) {
        if (write === 'deleted') await client.del(prefix + key)
        else if (write.expires > Date.now()) await client.set(prefix + key, write.value, { PXAT: write.expires })
        if (missed.get(key) === write) missed.delete(key)
      }
      return command(client)
    })
  }

  return {
    async get(key) {
      const value = await shared((client) => client.get(prefix + key)).catch(() => null)
      return value ?? own.get(key)
    },
    async add(key, value, ttlMs) {
      // Ask the local store first: Redis may have evicted the key.
      if (!(await own.add(key, value, ttlMs))) return false
      try {
        const options = { condition: 'NX', expiration: { type: 'PX', value: ttlMs } } as const
        const isAdded = (await shared((client) => client.set(prefix + key, value, options))) !== null
        if (!isAdded) await own.delete(key)
        return isAdded
      } catch {
        missed.set(key, { value, expires: Date.now() + ttlMs })
        return true
      }
    },
    async set(key, value, ttlMs) {
      await own.set(key, value, ttlMs)
      const write = { value, expires: Date.now() + ttlMs }
      missed.set(key, write)
      await shared(async () => undefined).catch(() => {})
    },
    async delete(key) {
      await own.delete(key)
      missed.set(key, 'deleted')
      await shared(async () => undefined).catch(() => {})
    },
  }
}
