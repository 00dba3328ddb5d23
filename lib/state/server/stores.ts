/**
 * The stores of this process: one SQLite file each in STATE_DIR, and before it the Redis of REDIS_URL. Also
 * run directly by Node.
 */

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '../../env.ts'
import { errorMessage, logWarning } from '../../log.ts'
import { singleton } from '../../singleton.ts'
import type { KeyedStore, ListedStore } from './keyed-store.ts'
import { createListedRedisStore } from './listed-redis-store.ts'
import { createRedisStore } from './redis-store.ts'
import { configuredRedis } from './shared-redis.ts'
import { createSqliteStore } from './sqlite-store.ts'

const IN_MEMORY = ':memory:'

/** What each store holds at most: a key of an enquiry is some 100 bytes, a response of the API up to some 100 KB. */
const STORES = {
  enquiries: { capacity: { entries: 50_000 } },
  'api-responses': { capacity: { entries: 1000 } },
  launches: { capacity: { entries: 1000 } },
  routes: { capacity: { entries: 10 } },
  // Some tens of megabytes in Redis and in a file at most, however many bots write.
  'held-enquiries': { capacity: { entries: 1000, bytes: 16 * 1024 * 1024 }, isPrivate: true },
}

type StoreName = keyof typeof STORES

const HELD = 'held-enquiries'

function stateFile(name: StoreName): string {
  return join(env().stateDir, `${name}.sqlite`)
}

/** Opens the file of this machine; in memory instead where that is not possible. */
function openOwn(name: StoreName): KeyedStore & ListedStore {
  const { stateDir } = env()
  if (stateDir === IN_MEMORY) return createSqliteStore(IN_MEMORY, STORES[name])
  try {
    mkdirSync(stateDir, { recursive: true })
    return createSqliteStore(stateFile(name), STORES[name])
  } catch (error) {
    const fix = 'Set STATE_DIR to a folder that the site may write to.'
    logWarning('state.not_durable', { store: name, reason: errorMessage(error), fix })
    return createSqliteStore(IN_MEMORY, STORES[name])
  }
}

function open(name: StoreName): KeyedStore {
  const own = openOwn(name)
  const redis = configuredRedis()
  return redis ? createRedisStore(redis, `${name}:`, own) : own
}

const stores = singleton<Partial<Record<StoreName, KeyedStore>>>('stores', () => ({}))

/** Without a folder that can be written to, it lasts as long as the process, which is logged once. */
export function stateStore(name: Exclude<StoreName, typeof HELD>): KeyedStore {
  const known = stores.get()
  known[name] ??= open(name)
  return known[name]
}

/** The file of the enquiries that this machine holds back. */
export function heldEnquiriesFile(): string {
  return stateFile(HELD)
}

/**
 * Opens the store of the enquiries that are held back.
 * @param isShared whether a value may be in Redis; others stay on this machine
 */
export function openHeldEnquiriesStore(isShared: (value: string) => boolean): ListedStore {
  const own = openOwn(HELD)
  const redis = configuredRedis()
  return redis ? createListedRedisStore(redis, { name: HELD, own, isShared, ...STORES[HELD] }) : own
}
