/** A browser's report that the Content-Security-Policy has stopped something on a page (`report-uri`). Pure. */
import { number, object, string } from 'yup'

/** What is logged: no query, no text of the page, nothing of the visitor. */
export type PolicyReport = {
  /** Such as "script-src-elem". */
  directive: string
  /** What was stopped: an address without its query, a scheme, or a word such as "inline". */
  blocked: string
  /** Path of the page. */
  page: string
  /** Address of the script that tried it, with its line; empty when unknown. */
  source: string
}

const MAX_LENGTH = 200

const text = string().max(8192)

const SCHEMA = object({
  'csp-report': object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': number().integer(),
  }).required(),
})

/** Extensions of a browser change pages as they like. */
const OF_EXTENSION = /^[\w-]*-extension\b/

/** Without query, fragment and credentials; of a URL that holds its content, such as `data:`, the scheme. */
function withoutQuery(url: string): string {
  const parsed = URL.parse(url)
  if (!parsed) return url.replace(/[?#].*$/s, '')
  return /^(https?|wss?):$/.test(parsed.protocol) ? parsed.origin + parsed.pathname : parsed.protocol.slice(0, -1)
}

function short(value: string): string {
  return value.slice(0, MAX_LENGTH)
}

/** @returns null when it is no report, or one of what an extension has tried */
export function readPolicyReport(body: string): PolicyReport | null {
  let given: unknown
  try {
    given = JSON.parse(body)
  } catch {
    return null
  }
  if (!SCHEMA.isValidSync(given, { strict: true })) return null
  const report = SCHEMA.cast(given)['csp-report']
  const [directive] = (report['effective-directive'] || report['violated-directive'] || '').split(' ')
  const blocked = withoutQuery(report['blocked-uri'] ?? '')
  const source = withoutQuery(report['source-file'] ?? '')
  if (!directive || OF_EXTENSION.test(blocked) || OF_EXTENSION.test(source)) return null
  return {
    directive: short(directive),
    blocked: short(blocked),
    page: short(URL.parse(report['document-uri'] ?? '')?.pathname ?? ''),
    source: source && short(`${source}:${report['line-number'] ?? ''}`),
  }
}
