/**
 * `npm run enquiries -- list [--json] | release <id> … | discard <id> …`: what spam checks have caught and the site holds
 * back. It uses the environment of the site, and works whether or not the site runs (docs/OPERATING.md).
 */
import { accessSync, constants, existsSync } from 'node:fs'
import { postEnquiry, UpstreamError } from '../../lib/api/server/call-api.ts'
import { createForwardOnce } from '../../lib/enquiry/server/forward-once.ts'
import { configuredHeldEnquiries } from '../../lib/enquiry/server/held/configured.ts'
import type { HeldEnquiries } from '../../lib/enquiry/server/held/held-enquiries.ts'
import { releaseHeld } from '../../lib/enquiry/server/held/release.ts'
import { readEnv, type SiteEnv } from '../../lib/env.ts'
import { logWarning } from '../../lib/log.ts'
import { configuredRedis } from '../../lib/server/redis/shared-redis.ts'
import { heldEnquiriesFile, stateStore } from '../../lib/server/state/stores.ts'
import { type Arguments, CommandError, UsageError } from '../command.mjs'
import { jsonOfHeld, textOfHeld } from './print-held.ts'

export const usage = {
  name: 'enquiries',
  description: 'lists, forwards or discards the enquiries that spam checks have held back.',
  options: { json: { type: 'boolean', description: 'lists them as JSON' } },
  words: 'list | release <id> … | discard <id> …',
} as const

/** Milliseconds for Redis to respond. */
const REDIS_TIMEOUT_MS = 3000

const OTHER_KEY = 'It cannot be read with this ENQUIRY_KEY: set the key that it was stored with, or discard it.'

async function requireRedis(): Promise<void> {
  const redis = configuredRedis()
  if (!redis) return
  const deadline = Date.now() + REDIS_TIMEOUT_MS
  while (!redis.client.isReady && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20))
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, REDIS_TIMEOUT_MS, new Error('timeout')).unref())
  await Promise.race([redis.client.ping(), timeout]).catch((error: unknown) => {
    throw new CommandError('The Redis of REDIS_URL does not respond: enquiries may be held there.', error)
  })
}

/** @returns null when the site has never held any @throws CommandError when this command would see less than the site */
async function openHeld({ stateDir, redisUrl }: SiteEnv): Promise<HeldEnquiries | null> {
  await requireRedis()
  if (stateDir === ':memory:') {
    if (redisUrl !== null) return configuredHeldEnquiries()
    throw new CommandError('STATE_DIR is ":memory:": what the site holds back is in its process, and ends with it.')
  }
  const file = heldEnquiriesFile()
  // Another user's file would otherwise be made here, which the site could not use.
  if (!existsSync(file)) return redisUrl === null ? null : configuredHeldEnquiries()
  try {
    accessSync(file, constants.R_OK | constants.W_OK)
    accessSync(stateDir, constants.W_OK)
  } catch (error) {
    throw new CommandError(`${file} cannot be used: run this command as the user of the site.`, error)
  }
  return configuredHeldEnquiries()
}

function reasonOf(error: unknown): string {
  if (!(error instanceof UpstreamError)) return 'the API did not take it'
  return error.status === null ? `the API is ${error.reason}` : `the API responded ${error.status}`
}

/** @returns a line about what happened, and whether it was done */
async function release(held: HeldEnquiries, id: string, apiBaseUrl: string): Promise<[boolean, string]> {
  const forwardOnce = createForwardOnce({ store: stateStore('enquiries'), log: logWarning })
  const outcome = await releaseHeld({ held, forwardOnce, send: (enquiry) => postEnquiry(apiBaseUrl, enquiry) }, id)
  switch (outcome.kind) {
    case 'released':
      return [true, `${id}: released, it is with the API.`]
    case 'unknown':
      return [false, `${id}: no enquiry with this id is held.`]
    case 'unreadable':
      return [false, `${id}: not released. ${OTHER_KEY}`]
    case 'failed':
      return [false, `${id}: not released, ${reasonOf(outcome.error)}. It is still held.`]
  }
}

async function discard(held: HeldEnquiries, id: string): Promise<[boolean, string]> {
  if (!(await held.find(id))) return [false, `${id}: no enquiry with this id is held.`]
  await held.remove(id)
  return [true, `${id}: discarded.`]
}

async function list(held: HeldEnquiries | null, isJson: boolean): Promise<number> {
  const entries = (await held?.list()) ?? []
  const readable = entries.filter((entry) => entry.held !== null)
  console.log(isJson ? jsonOfHeld(readable) : textOfHeld(readable))
  const unreadable = entries.filter((entry) => entry.held === null)
  for (const { id } of unreadable) console.error(`${id}: ${OTHER_KEY}`)
  return unreadable.length > 0 ? 1 : 0
}

export async function run({ values, words: [command, ...ids] }: Arguments<typeof usage>): Promise<number> {
  if (command !== 'list' && command !== 'release' && command !== 'discard') {
    throw new UsageError(command === undefined ? 'Say what to do.' : `Unknown command "${command}".`)
  }
  if (command === 'list' && ids.length > 0) throw new UsageError('list takes no id.')
  if (command !== 'list' && ids.length === 0) throw new UsageError(`Name the id of an enquiry to ${command}.`)
  const site = readEnv(process.env)
  const held = await openHeld(site)
  // While the site is stopped nobody else deletes what has ended.
  await held?.prune()
  if (command === 'list') return list(held, values.json ?? false)
  let code = 0
  for (const id of ids) {
    const [isDone, line] = held
      ? await (command === 'release' ? release(held, id, site.apiBaseUrl) : discard(held, id))
      : [false, `${id}: no enquiry with this id is held.`]
    if (isDone) console.log(line)
    else console.error(line)
    if (!isDone) code = 1
  }
  return code
}
