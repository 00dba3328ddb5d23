/**
 * The stores of this process: one SQLite file each in STATE_DIR, and before it the Redis of REDIS_URL. Server only.
 *
 * They are on `globalThis`, because Next bundles pages and API routes separately.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '@/lib/env'
import { errorMessage, logWarning } from '@/lib/log'
import { configuredRedis } from '../redis/shared-redis'
import { createRedisStore } from './redis-store'
import { createSqliteStore } from './sqlite-store'
import type { StateStore } from './state-store'

const IN_MEMORY = ':memory:'

/** Number of entries of each store: an enquiry is some 100 bytes, a response of the API up to some 100 KB. */
const CAPACITIES = { enquiries: 50_000, 'api-responses': 1000 }

declare global {
  var stateStores: Partial<Record<keyof typeof CAPACITIES, StateStore>> | undefined
}

function openOwn(name: keyof typeof CAPACITIES): StateStore {
  const { stateDir } = env()
  const capacity = CAPACITIES[name]
  if (stateDir === IN_MEMORY) return createSqliteStore(IN_MEMORY, { capacity })
  try {
    mkdirSync(stateDir, { recursive: true })
    return createSqliteStore(join(stateDir, `${name}.sqlite`), { capacity })
  } catch (error) {
    const fix = 'Set STATE_DIR to a folder that the site may write to.'
    logWarning('state.not_durable', { store: name, reason: errorMessage(error), fix })
    return createSqliteStore(IN_MEMORY, { capacity })
  }
}

function open(name: keyof typeof CAPACITIES): StateStore {
  const own = openOwn(name)
  const redis = configuredRedis()
  return redis ? createRedisStore(redis, `${name}:`, own) : own
}

/** Without a folder that can be written to, it lasts as long as the process, which is logged once. */
export function stateStore(name: keyof typeof CAPACITIES): StateStore {
  globalThis.stateStores ??= {}
  globalThis.stateStores[name] ??= open(name)
  return globalThis.stateStores[name]
}
