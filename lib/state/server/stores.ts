/**
 * The stores of this process: one SQLite file each in STATE_DIR, and before it the Redis of REDIS_URL. Also
 * run directly by Node.
 */

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '../../env.ts'
import { errorMessage, logWarning } from '../../log.ts'
import { singleton } from '../../singleton.ts'
import { createListedRedisStore } from './listed-redis-store.ts'
import { createListedSqliteStore } from './listed-sqlite-store.ts'
import { createRedisStore } from './redis-store.ts'
import { configuredRedis } from './shared-redis.ts'
import { createSqliteStore } from './sqlite-store.ts'
import type { ListedStore, StateStore } from './state-store'

const IN_MEMORY = ':memory:'

/** Number of entries of each store: an enquiry is some 100 bytes, a response of the API up to some 100 KB. */
const CAPACITIES = { enquiries: 50_000, 'api-responses': 1000, launches: 1000, routes: 10 }

/** Some tens of megabytes in Redis and in a file at most, however many bots write. */
const HELD_CAPACITY = { entries: 1000, bytes: 16 * 1024 * 1024 }

const HELD = 'held-enquiries'

/** Opens a file in STATE_DIR; in memory instead where that is not possible. */
function openOwn<Store>(name: string, create: (file: string) => Store): Store {
  const { stateDir } = env()
  if (stateDir === IN_MEMORY) return create(IN_MEMORY)
  try {
    mkdirSync(stateDir, { recursive: true })
    return create(stateFile(name))
  } catch (error) {
    const fix = 'Set STATE_DIR to a folder that the site may write to.'
    logWarning('state.not_durable', { store: name, reason: errorMessage(error), fix })
    return create(IN_MEMORY)
  }
}

function stateFile(name: string): string {
  return join(env().stateDir, `${name}.sqlite`)
}

function open(name: keyof typeof CAPACITIES): StateStore {
  const own = openOwn(name, (file) => createSqliteStore(file, { capacity: CAPACITIES[name] }))
  const redis = configuredRedis()
  return redis ? createRedisStore(redis, `${name}:`, own) : own
}

const stores = singleton<Partial<Record<keyof typeof CAPACITIES, StateStore>>>('stores', () => ({}))

/** Without a folder that can be written to, it lasts as long as the process, which is logged once. */
export function stateStore(name: keyof typeof CAPACITIES): StateStore {
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
  const own = openOwn(HELD, (file) => createListedSqliteStore(file, HELD_CAPACITY))
  const redis = configuredRedis()
  return redis ? createListedRedisStore(redis, { name: HELD, own, isShared, capacity: HELD_CAPACITY }) : own
}
