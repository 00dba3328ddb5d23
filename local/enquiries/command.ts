/**
 * `npm run enquiries -- list [--json] | release <id> … | discard <id> …`: what spam checks have caught or the API has not taken,
 * and the site holds back. It uses the environment of the site, and works whether or not the site runs (docs/OPERATING.md).
 */

import { accessSync, constants, existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { postEnquiry, UpstreamError } from '../../lib/api/server/call-api.ts'
import { createForwardOnce } from '../../lib/enquiry/server/forward-once.ts'
import type { HeldEnquiries } from '../../lib/enquiry/server/held/held-enquiries.ts'
import { configuredHeldEnquiries } from '../../lib/enquiry/server/held/held-enquiries.ts'
import { releaseHeld } from '../../lib/enquiry/server/held/release.ts'
import { readEnv, type SiteEnv } from '../../lib/env.ts'
import { logWarning } from '../../lib/log.ts'
import type { KeyedStore } from '../../lib/state/server/keyed-store'
import { configuredRedis } from '../../lib/state/server/shared-redis.ts'
import { heldEnquiriesFile, stateStore } from '../../lib/state/server/stores.ts'
import { type Arguments, CommandError, UsageError } from '../processes/command.mjs'
import { jsonOfHeld, textOfHeld } from './print-held.ts'

export const usage = {
  name: 'enquiries',
  description:
    'lists, forwards or discards the enquiries that the site holds back: taken for spam, or not taken by the API.',
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
  while (!redis.client.isReady && Date.now() < deadline) await pause(20)
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

/** What the command works with. */
export type EnquiryDesk = {
  /** Null when the site has never held any. */
  held: HeldEnquiries | null
  /** Idempotency keys of enquiries that were forwarded; opened when they are needed. */
  openForwarded(): KeyedStore
  apiBaseUrl: string
}

/** A line about what happened, and whether it was done. */
type Outcome = [isDone: boolean, line: string]

const unknownId = (id: string): Outcome => [false, `${id}: no enquiry with this id is held.`]

async function release({ held, openForwarded, apiBaseUrl }: EnquiryDesk, id: string): Promise<Outcome> {
  if (!held) return unknownId(id)
  const forwardOnce = createForwardOnce({ store: openForwarded(), log: logWarning })
  const outcome = await releaseHeld({ held, forwardOnce, send: (enquiry) => postEnquiry(apiBaseUrl, enquiry) }, id)
  switch (outcome.kind) {
    case 'released':
      return [true, `${id}: released, it is with the API.`]
    case 'unknown':
      return unknownId(id)
    case 'unreadable':
      return [false, `${id}: not released. ${OTHER_KEY}`]
    case 'failed':
      return [false, `${id}: not released, ${reasonOf(outcome.error)}. It is still held.`]
  }
}

async function discard({ held }: EnquiryDesk, id: string): Promise<Outcome> {
  if (!(await held?.find(id))) return unknownId(id)
  await held?.remove(id)
  return [true, `${id}: discarded.`]
}

async function list({ held }: EnquiryDesk, isJson: boolean): Promise<number> {
  const entries = (await held?.list()) ?? []
  const readable = entries.filter((entry) => entry.held !== null)
  console.log(isJson ? jsonOfHeld(readable) : textOfHeld(readable))
  const unreadable = entries.filter((entry) => entry.held === null)
  for (const { id } of unreadable) console.error(`${id}: ${OTHER_KEY}`)
  return unreadable.length > 0 ? 1 : 0
}

/** Does what the words say, and prints it. @returns the exit code */
export async function work(
  desk: EnquiryDesk,
  { values, words: [action, ...ids] }: Arguments<typeof usage>,
): Promise<number> {
  // While the site is stopped nobody else deletes what has ended.
  await desk.held?.prune()
  if (action === 'list') return list(desk, values.json ?? false)
  let code = 0
  for (const id of ids) {
    const [isDone, line] = await (action === 'release' ? release(desk, id) : discard(desk, id))
    if (isDone) console.log(line)
    else console.error(line)
    if (!isDone) code = 1
  }
  return code
}

export async function run(given: Arguments<typeof usage>): Promise<number> {
  const [action, ...ids] = given.words
  if (action !== 'list' && action !== 'release' && action !== 'discard') {
    throw new UsageError(action === undefined ? 'Say what to do.' : `Unknown command "${action}".`)
  }
  if (action === 'list' && ids.length > 0) throw new UsageError('list takes no id.')
  if (action !== 'list' && ids.length === 0) throw new UsageError(`Name the id of an enquiry to ${action}.`)
  const site = readEnv(process.env)
  const held = await openHeld(site)
  return work({ held, openForwarded: () => stateStore('enquiries'), apiBaseUrl: site.apiBaseUrl }, given)
}
