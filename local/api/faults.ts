import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { HttpError, readJson, sendJson } from '../http/json.ts'
import { invalid } from './validate.ts'

/** A fault to inject. See README.md for what each field does. */
export type FaultRule = {
  match: string
  exact?: boolean
  status?: number
  delayMs?: number
  drop?: boolean
  brokenJson?: boolean
  answer?: unknown
  times?: number
}

/** Large, because a rule may hold a whole list as its response. */
const RULE_BYTES = 4 * 1024 * 1024
const KEYS = ['exact', 'status', 'delayMs', 'drop', 'brokenJson', 'answer', 'times']

/** The fault rules of one server, with how often each has been used. */
export type Faults = {
  set: (rules: readonly FaultRule[]) => void
  list: () => (FaultRule & { hits: number })[]
  /** Injects the first rule that matches. Resolves to true when the response has been handled. */
  inject: (request: IncomingMessage, response: ServerResponse, path: string, stop: AbortSignal) => Promise<boolean>
}

/** Creates an empty rule set. */
export function makeFaults(): Faults {
  let rules: { rule: FaultRule; hits: number }[] = []
  return {
    set(next) {
      rules = next.map((rule) => ({ rule, hits: 0 }))
    },
    list: () => rules.map(({ rule, hits }) => ({ ...rule, hits })),
    async inject(request, response, path, stop) {
      const found = rules.find(
        ({ rule, hits }) => matches(rule, path) && hits < (rule.times ?? Number.POSITIVE_INFINITY),
      )
      if (found === undefined) return false
      found.hits += 1
      return apply(found.rule, request, response, stop)
    },
  }
}

/** A rule's path is a prefix of whole segments: `/voices` is for `/voices` and `/voices/regions`, not `/voices-x`. */
function matches({ match, exact }: FaultRule, path: string): boolean {
  if (match === '*') return true
  return path === match || (exact !== true && path.startsWith(match.endsWith('/') ? match : `${match}/`))
}

async function apply(
  { delayMs = 0, drop, status, brokenJson, answer }: FaultRule,
  request: IncomingMessage,
  response: ServerResponse,
  stop: AbortSignal,
): Promise<boolean> {
  if (delayMs > 0) {
    const left = new AbortController()
    response.once('close', () => left.abort())
    const waited = await wait(delayMs, true, { signal: AbortSignal.any([stop, left.signal]) }).catch(() => false)
    if (!waited) {
      request.socket.destroy()
      return true
    }
  }
  if (drop === true) {
    request.socket.destroy()
    return true
  }
  if (brokenJson === true) {
    response.writeHead(status ?? 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    })
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

/** Handles GET, PUT and DELETE /__faults; responds with the active rules. @throws HttpError 400, 405 or 413. */
export async function answerFaults(request: IncomingMessage, response: ServerResponse, faults: Faults): Promise<void> {
  if (request.method === 'PUT') faults.set(readRules(await readJson(request, RULE_BYTES)))
  else if (request.method === 'DELETE') faults.set([])
  else if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw new HttpError(405, 'Faults are read, put and deleted', { headers: { Allow: 'GET, HEAD, PUT, DELETE' } })
  }
  sendJson(response, 200, faults.list())
}

/** Reads a list of rules. @throws HttpError 400 naming the rule, such as `[0]`. */
function readRules(body: unknown): FaultRule[] {
  if (!Array.isArray(body)) throw new HttpError(400, 'The body must be a JSON list of fault rules')
  return body.map((item: unknown, index) => {
    if (isRule(item)) return item
    throw invalid(`[${index}]`, `must have a path or * as "match", and some of ${KEYS.join(', ')}`)
  })
}

/** Whether it has a path and nothing unknown, which would be a misspelt field. */
function isRule(item: unknown): item is FaultRule {
  if (typeof item !== 'object' || item === null || !('match' in item) || typeof item.match !== 'string') return false
  return /^(\*$|\/)/.test(item.match) && Object.keys(item).every((key) => key === 'match' || KEYS.includes(key))
}
