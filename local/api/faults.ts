/** Faults on request: delays, errors and cut responses. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { HttpError, readJson, sendJson } from '@bowerbird/content-lake/server/json'

/** A fault to inject. See README.md for what each field does. */
export type FaultRule = {
  match: string
  exact?: boolean
  status?: number
  delayMs?: number
  drop?: boolean
  brokenJson?: boolean
  answer?: unknown
}

/** Large, because a rule may hold a whole list as its response. */
const RULE_BYTES = 4 * 1024 * 1024

/** The fault rules of one server. */
export type Faults = {
  set: (rules: readonly FaultRule[]) => void
  /** Injects the first rule that matches. Resolves to true when the response has been handled. */
  inject: (request: IncomingMessage, response: ServerResponse, path: string, stop: AbortSignal) => Promise<boolean>
}

/** Creates an empty rule set. */
export function makeFaults(): Faults {
  let rules: readonly FaultRule[] = []
  return {
    set(next) {
      rules = next
    },
    async inject(request, response, path, stop) {
      const rule = rules.find((candidate) => matches(candidate, path))
      return rule !== undefined && apply(rule, request, response, stop)
    },
  }
}

/** A rule's path is a prefix of whole segments: `/voices` is for `/voices` and `/voices/regions`, not `/voices-x`. */
function matches({ match, exact }: FaultRule, path: string): boolean {
  return match === '*' || path === match || (exact !== true && path.startsWith(`${match}/`))
}

async function apply(
  { delayMs = 0, drop = false, status, brokenJson, answer }: FaultRule,
  request: IncomingMessage,
  response: ServerResponse,
  stop: AbortSignal,
): Promise<boolean> {
  const isStopped = await pause(delayMs, false, { signal: stop }).catch(() => true)
  if (isStopped || drop) {
    request.socket.destroy()
    return true
  }
  if (brokenJson === true) {
    response.writeHead(status ?? 200, { 'Content-Type': 'application/json; charset=utf-8' })
    response.end('{"broken": [')
    return true
  }
  if (answer !== undefined) {
    sendJson(response, status ?? 200, answer)
    return true
  }
  if (status === undefined) return false
  sendJson(response, status, { error: { message: `Injected fault: status ${status}` } })
  return true
}

/** Handles PUT /__faults, which replaces the rules. @throws HttpError 400, 405 or 413. */
export async function respondWithFaults(
  request: IncomingMessage,
  response: ServerResponse,
  faults: Faults,
): Promise<void> {
  if (request.method !== 'PUT') throw new HttpError(405, 'Faults are put', { headers: { Allow: 'PUT' } })
  const rules = await readJson(request, RULE_BYTES)
  if (!Array.isArray(rules) || !rules.every(isRule)) {
    throw new HttpError(400, 'The body must be a JSON list of fault rules, each with a "match"')
  }
  faults.set(rules)
  sendJson(response, 200, rules)
}

function isRule(item: unknown): item is FaultRule {
  return typeof item === 'object' && item !== null && 'match' in item && typeof item.match === 'string'
}
