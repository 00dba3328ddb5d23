/**
 * Keyed state that several machines share, in Redis, with this machine's own store behind it.
 *
 * Values are written to both. While Redis is away the own store answers; what was written meanwhile is written to Redis
 * as soon as it answers: a claim that was given up here would otherwise hold up the other machines. When the own store cannot
 * be written to, Redis alone answers; only without both a method rejects.
 */
import { LRUCache } from 'lru-cache'
import { MISSED_WRITE } from '../../retries.ts'
import type { KeyedStore } from './keyed-store.ts'
import type { SharedRedis } from './shared-redis.ts'

/** Writes that Redis has missed, at most. */
const MAX_MISSED = 10_000

type Missed = { value: string; expires: number } | 'deleted'

/** @param prefix of the keys @param own the store of this machine */
export function createRedisStore({ run }: SharedRedis, prefix: string, own: KeyedStore): KeyedStore {
  const missed = new LRUCache<string, Missed>({ max: MAX_MISSED })

  let isRetryDue = false

  /** Runs a command after what Redis has missed. */
  async function shared<T>(command: Parameters<typeof run<T>>[0]): Promise<T> {
    try {
      return await run(async (client) => {
        for (const [key, write] of [...missed.entries()].slice(0, 100)) {
          if (write === 'deleted') await client.del(prefix + key)
          else if (write.expires > Date.now()) await client.set(prefix + key, write.value, { PXAT: write.expires })
          if (missed.get(key) === write) missed.delete(key)
        }
        return command(client)
      })
    } finally {
      if (missed.size > 0) retryLater()
    }
  }

  function retryLater(): void {
    if (isRetryDue) return
    isRetryDue = true
    setTimeout(() => {
      isRetryDue = false
      shared(async () => undefined).catch(() => {})
    }, MISSED_WRITE.pauseMs).unref()
  }

  /** Writes to both. @throws when neither has it */
  async function write(key: string, write: Missed, toOwn: () => Promise<void>): Promise<void> {
    const failure = await toOwn().then(
      () => null,
      (error: unknown) => ({ error }),
    )
    missed.set(key, write)
    await shared(async () => undefined).catch(() => {
      if (failure) throw failure.error
    })
  }

  return {
    async get(key) {
      const value = await shared((client) => client.get(prefix + key)).catch(() => null)
      return value ?? own.get(key)
    },
    async add(key, value, ttlMs) {
      // Ask the local store first: Redis may have evicted the key.
      const known = await own.add(key, value, ttlMs).catch((error: unknown) => ({ error }))
      if (known === false) return false
      try {
        const options = { condition: 'NX', expiration: { type: 'PX', value: ttlMs } } as const
        const isAdded = (await shared((client) => client.set(prefix + key, value, options))) !== null
        if (!isAdded && known === true) await own.delete(key)
        return isAdded
      } catch {
        if (known !== true) throw known.error
        missed.set(key, { value, expires: Date.now() + ttlMs })
        retryLater()
        return true
      }
    },
    set: (key, value, ttlMs) => write(key, { value, expires: Date.now() + ttlMs }, () => own.set(key, value, ttlMs)),
    delete: (key) => write(key, 'deleted', () => own.delete(key)),
  }
}
