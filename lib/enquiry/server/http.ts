/**
 * Handles enquiries over HTTP: the JSON endpoint and the form without JavaScript.
 *
 * Bodies are read from the raw stream with a size limit, so Next's body parser has to be off.
 */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Enquiry } from '@/lib/api/models'
import { env } from '@/lib/env'
import { clientIp } from '@/lib/server/http/request/client-ip'
import { readBody, readBodyStart } from '@/lib/server/http/request/read-body'
import { isSameOrigin } from '@/lib/server/http/request/same-origin'
import { HttpError, type Reply, route } from '@/lib/server/http/response/route'
import { logRefusal } from '@/lib/server/log-refusal'
import { publishedWords } from '@/lib/words/server/published-words'
import { cleanField } from '../clean-field'
import { EMPTY_ENQUIRY, ENQUIRY_FIELDS } from '../fields'
import { withoutSourcePage, withSourcePage } from '../payload'
import {
  ELAPSED_HEADER,
  ENQUIRY_PATH,
  HONEYPOT_FIELD,
  HONEYPOT_HEADER,
  IDEMPOTENCY_HEADER,
  SOURCE_FIELD,
  TRUSTED_INPUT_HEADER,
} from '../protocol'
import { type FormResponse, refusalOf } from '../refusal'
import type { EnquiryOutcome, ReceiveEnquiry } from './receive'

const MAX_BODY_BYTES = 512 * 1024
/**
 * Limit for the form without JavaScript: percent-encoding takes up to nine bytes for a character of the longest brief.
 * A brief that is too long still has to be read, because the error page shows it again: of one beyond this limit as much
 * as was read. nginx passes twice as much (`deploy/nginx.conf`), so that the visitor gets this page and not nginx's.
 */
const MAX_FORM_BYTES = 2 * 1024 * 1024

/** The rest of a body that is too long is not read. */
const CLOSE = { Connection: 'close' }

const KEY_TTL_MS = 24 * 60 * 60 * 1000
/** Without JavaScript there is no idempotency key: equal fields from one IP address in this time are one enquiry. */
const SAME_CONTENT_TTL_MS = 10 * 60 * 1000

function header(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name.toLowerCase()]
  return typeof value === 'string' ? value : null
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

function replyOf(outcome: EnquiryOutcome): Reply {
  switch (outcome.kind) {
    case 'sent':
      return { body: { sent: true } }
    case 'invalid':
      throw new HttpError(400, Object.values(outcome.errors).join(' '), {}, { fields: outcome.errors })
    case 'limited':
      throw new HttpError(429, publishedWords().refusals.manyEnquiries, {
        'Retry-After': String(outcome.retryAfterSeconds),
      })
    case 'conflict':
      throw new HttpError(409, 'This Idempotency-Key belongs to another enquiry: send it with a new one.')
    case 'failed':
      throw new HttpError(502, 'Failed to create quote')
  }
}

/** @throws HttpError unless the request comes from our own pages, with a body of the type */
function expectOwn(request: IncomingMessage, type: string): void {
  if (!isSameOrigin(request.headers, env().siteUrl)) {
    logRefusal(403, request)
    throw new HttpError(403, publishedWords().refusals.foreignEnquiry)
  }
  if (header(request, 'content-type')?.split(';')[0]?.trim().toLowerCase() !== type) {
    throw new HttpError(415, `Send the enquiry as ${type}.`)
  }
}

/** Creates the handler of `POST /api/v1/send-contactus` with a JSON body. */
export function createEnquiryHandler(receive: ReceiveEnquiry) {
  return route<IncomingMessage, ServerResponse>({ methods: ['POST'] }, async (request) => {
    expectOwn(request, 'application/json')
    const text = await readBody(request, MAX_BODY_BYTES)
    if (text === null) throw new HttpError(413, publishedWords().refusals.longEnquiry, CLOSE)
    const fields = parseObject(text)
    if (!fields) throw new HttpError(400, 'The enquiry is not a JSON object.')
    const key = header(request, IDEMPOTENCY_HEADER)
    if (key !== null && !/^[\w-]{8,128}$/.test(key)) {
      throw new HttpError(400, `${IDEMPOTENCY_HEADER} must be 8 to 128 letters, digits, _ or -.`)
    }
    const elapsed = header(request, ELAPSED_HEADER)
    const outcome = await receive({
      fields,
      ipAddress: clientIp(request),
      idempotency: key === null ? null : { key, ttlMs: KEY_TTL_MS },
      honeypot: header(request, HONEYPOT_HEADER) !== null,
      elapsed: elapsed !== null && /^\d{1,12}$/.test(elapsed) ? Number(elapsed) : null,
      hasTrustedInput: header(request, TRUSTED_INPUT_HEADER) === '1',
    })
    return replyOf(outcome)
  })
}

/** What became of a form posted without JavaScript. */
export type FormResult = {
  status: number
  isSent: boolean
  response: FormResponse
  retryAfterSeconds?: number
}

const STATUS = { sent: 200, invalid: 400, limited: 429, conflict: 409, failed: 502 } as const

/** A URL of this site, or null: no other site's URL gets into a brief. */
export function ownPage(url: string | null | undefined, request: IncomingMessage): string | null {
  if (!url || !URL.canParse(url)) return null
  const { host, protocol, href } = new URL(url)
  const isOwn = host === request.headers.host || host === new URL(env().siteUrl).host
  return isOwn && /^https?:$/.test(protocol) ? href : null
}

/** The page whose form was posted; null when that was the enquiry page itself. */
function pageBefore(request: IncomingMessage): string | null {
  const page = ownPage(request.headers.referer, request)
  return page === null || new URL(page).pathname === ENQUIRY_PATH ? null : page
}

/** The result for a form that is not forwarded. */
function refuse(status: number, values: Enquiry, source: string | null): FormResult {
  return { status, isSent: false, response: { values, errors: {}, problem: refusalOf(status) ?? 'failed', source } }
}

/** `POST /enquiry` from a form without JavaScript. Rejects with ClientDisconnected. */
export async function receiveForm(receive: ReceiveEnquiry, request: IncomingMessage): Promise<FormResult> {
  try {
    expectOwn(request, 'application/x-www-form-urlencoded')
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return refuse(error.status, EMPTY_ENQUIRY, null)
  }
  const { text, isCut } = await readBodyStart(request, MAX_FORM_BYTES)
  const form = new URLSearchParams(text)
  const values = { ...EMPTY_ENQUIRY }
  for (const field of ENQUIRY_FIELDS) values[field] = cleanField(field, form.get(field) ?? '')

  const source = ownPage(form.get(SOURCE_FIELD), request) ?? pageBefore(request)
  if (isCut) return refuse(413, values, source)
  const page = source ?? new URL(ENQUIRY_PATH, env().siteUrl).href
  const ipAddress = clientIp(request)
  const contentKey = createHash('sha256')
    .update(JSON.stringify([ipAddress, ...ENQUIRY_FIELDS.map((field) => values[field])]))
    .digest('hex')
  const outcome = await receive({
    fields: { ...values, brief: withSourcePage(withoutSourcePage(values.brief).trim(), page) },
    ipAddress,
    idempotency: { key: contentKey, ttlMs: SAME_CONTENT_TTL_MS },
    honeypot: Boolean(form.get(HONEYPOT_FIELD)),
    elapsed: null,
    hasTrustedInput: false,
  })
  const status = STATUS[outcome.kind]
  const isSent = outcome.kind === 'sent'
  return {
    status,
    isSent,
    response: {
      values: isSent ? EMPTY_ENQUIRY : values,
      errors: outcome.kind === 'invalid' ? outcome.errors : {},
      problem: isSent || outcome.kind === 'invalid' ? null : (refusalOf(status) ?? 'failed'),
      source,
    },
    ...(outcome.kind === 'limited' && { retryAfterSeconds: outcome.retryAfterSeconds }),
  }
}
