import { HttpError } from '../http/json.ts'
import { invalid } from './validate.ts'

/** The path of a request as decoded segments, and its undecoded query. */
type Address = { segments: string[]; query: string }

/**
 * Parses a request target in origin form (`/a/b?c`) or absolute form (`http://host/a/b?c`).
 * @throws HttpError 400 when the path is not valid percent-encoding.
 */
export function parseAddress(target: string): Address {
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '')
  const mark = local.indexOf('?')
  const path = mark === -1 ? local : local.slice(0, mark)
  return {
    segments: path
      .slice(1)
      .split('/')
      .map((segment) => decode(segment, () => new HttpError(400, 'The path must be valid percent-encoding in UTF-8'))),
    query: mark === -1 ? '' : local.slice(mark + 1),
  }
}

/**
 * Parses a query string; an absent query gives an empty map.
 * @throws HttpError 400 when a value is not valid percent-encoding or a name occurs twice.
 */
export function parseQuery(query: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (const pair of query.split('&')) {
    if (pair === '') continue
    const [rawName = '', ...rest] = pair.split('=')
    const broken = () => invalid(rawName.slice(0, 100), 'must be valid percent-encoding in UTF-8')
    const name = decode(rawName.replaceAll('+', ' '), broken)
    if (fields.has(name)) throw invalid(name.slice(0, 100), 'must be given only once')
    fields.set(name, decode(rest.join('=').replaceAll('+', ' '), broken))
  }
  return fields
}

function decode(text: string, broken: () => HttpError): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw broken()
  }
}
