/**
 * Keyed state that several machines share, in Redis, with this machine's own store behind it. Server only.
 *
 * Values are written to both. While Redis is away the own store answers.
 */
import type { SharedRedis } from '../redis/shared-redis.ts'
import type { StateStore } from './state-store'

/** @param prefix of the keys @param own the store of this machine */
export function createRedisStore({ ask }: SharedRedis, prefix: string, own: StateStore): StateStore {
  return {
    async get(key) {
      const value = await ask((client) => client.get(prefix + key)).catch(() => null)
      return value ?? own.get(key)
    },
    async add(key, value, ttlMs) {
      // Its own answer first: Redis may have lost what this machine knows.
      if (!(await own.add(key, value, ttlMs))) return false
      try {
        const options = { condition: 'NX', expiration: { type: 'PX', value: ttlMs } } as const
        const isAdded = (await ask((client) => client.set(prefix + key, value, options))) !== null
        if (!isAdded) await own.delete(key)
        return isAdded
      } catch {
        return true
      }
    },
    async set(key, value, ttlMs) {
      await own.set(key, value, ttlMs)
      await ask((client) => client.set(prefix + key, value, { PX: ttlMs })).catch(() => {})
    },
    async delete(key) {
      await own.delete(key)
      await ask((client) => client.del(prefix + key)).catch(() => {})
    },
  }
}
