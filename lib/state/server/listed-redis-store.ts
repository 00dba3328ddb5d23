/**
 * Keyed state that several machines share and can list, in Redis. Also run directly by Node.
 *
 * Redis holds each value once. While it is away the store of this machine takes what is added, and hands it over later.
 * Values have no expiry in Redis, so that it does not evict them when it is full; the list in a hash says when each
 * expires, and `prune` deletes them. The list is beside the values, because each addition reads it whole (docs/decisions/0017).
 */

import type { Capacity, ListedStore } from './keyed-store.ts'
import type { SharedRedis } from './shared-redis.ts'

type Client = SharedRedis['client']

type Listed = { key: string; expires: number; bytes: number }

/** The last to expire first. */
function byExpiry(one: Listed, other: Listed): number {
  return other.expires - one.expires || (one.key < other.key ? -1 : 1)
}

type Options = {
  /** Name of the list; values are at `<name>:<key>`. */
  name: string
  /** The store of this machine. */
  own: ListedStore
  /** Whether a value may be in Redis; others stay on this machine. */
  isShared(value: string): boolean
  capacity: Required<Capacity>
}

export function createListedRedisStore({ client, run }: SharedRedis, options: Options): ListedStore {
  const { name, own, isShared, capacity } = options
  const valueAt = (key: string) => `${name}:${key}`

  /** All in the list, also expired. */
  async function readList(redis: Client): Promise<Listed[]> {
    const fields = Object.entries(await redis.hGetAll(name))
    return fields.map(([key, field]) => {
      const [expires = 0, bytes = 0] = String(field).split(' ').map(Number)
      return { key, expires, bytes }
    })
  }

  async function remove(redis: Client, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return
    await redis
      .multi()
      .hDel(name, [...keys])
      .del(keys.map(valueAt))
      .exec()
  }

  /** Adds a value and deletes what is then too much. @returns false when the key is there */
  async function share(redis: Client, key: string, value: string, expires: number): Promise<boolean> {
    const listed = await readList(redis)
    const live = listed.filter((entry) => entry.expires > Date.now())
    if (live.some((entry) => entry.key === key)) return false
    if (listed.some((entry) => entry.key === key)) await remove(redis, [key])
    const bytes = Buffer.byteLength(value)
    // Of several machines at the same moment one adds it.
    const [isAdded] = await redis.multi().hSetNX(name, key, `${expires} ${bytes}`).setNX(valueAt(key), value).exec()
    if (!isAdded) return false
    let total = 0
    const excess = [...live, { key, expires, bytes }].sort(byExpiry).filter((entry, index) => {
      total += entry.bytes
      return index >= capacity.entries || total > capacity.bytes
    })
    await remove(
      redis,
      excess.map((entry) => entry.key),
    )
    return true
  }

  /** Moves to Redis what this machine took while Redis was away. */
  async function handOver(): Promise<void> {
    for (const { key, expires } of await own.list()) {
      const value = await own.get(key)
      if (value === null || !isShared(value)) continue
      await share(client, key, value, expires)
      await own.delete(key)
    }
  }

  return {
    async list() {
      const entries = new Map((await own.list()).map((entry) => [entry.key, entry]))
      for (const { key, expires } of await readList(client)) {
        if (expires > Date.now()) entries.set(key, { key, expires })
      }
      return [...entries.values()].sort((one, other) => one.expires - other.expires)
    },
    async get(key) {
      const field = await client.hGet(name, key)
      const isLive = Number.parseInt(field ?? '0', 10) > Date.now()
      return (isLive ? await client.get(valueAt(key)) : null) ?? own.get(key)
    },
    async add(key, value, ttlMs) {
      if (!isShared(value)) return own.add(key, value, ttlMs)
      try {
        return await run((redis) => share(redis, key, value, Date.now() + ttlMs))
      } catch {
        return own.add(key, value, ttlMs)
      }
    },
    async delete(key) {
      await remove(client, [key])
      await own.delete(key)
    },
    async prune() {
      await own.prune()
      await handOver()
      const expired = (await readList(client)).filter(({ expires }) => expires <= Date.now())
      await remove(
        client,
        expired.map(({ key }) => key),
      )
    },
  }
}
