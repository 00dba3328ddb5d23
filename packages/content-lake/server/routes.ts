/** Matches requests with a table of routes. */
import { HttpError } from './json.ts'

/** In `path`, such as `/blog-post/:systemName`, `:name` matches any one segment. */
export type Route = { methods: readonly string[]; path: string }

/** A route whose path matches, with the decoded segments by name. */
export type Match<Own extends Route> = { route: Own; params: ReadonlyMap<string, string> }

/** The decoded segments of a URL's path. @throws HttpError 400 when one is not valid percent-encoding */
export function segmentsOf(pathname: string): string[] {
  try {
    return pathname.slice(1).split('/').map(decodeURIComponent)
  } catch {
    throw new HttpError(400, 'The path must be valid percent-encoding in UTF-8')
  }
}

/** The routes that match a path, whatever their methods. */
export function matchesOf<Own extends Route>(routes: readonly Own[], segments: readonly string[]): Match<Own>[] {
  return routes.flatMap((route) => {
    const params = paramsIn(route.path, segments)
    return params === undefined ? [] : [{ route, params }]
  })
}

function paramsIn(path: string, segments: readonly string[]): Map<string, string> | undefined {
  const parts = path.slice(1).split('/')
  if (parts.length !== segments.length) return undefined
  const params = new Map<string, string>()
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith(':') && segment !== '') params.set(part.slice(1), segment)
    else if (part !== segment) return undefined
  }
  return params
}

/** The match with the request's method. @throws HttpError 404 when there is none, 405 when all have other methods */
export function pick<Own extends Route>(
  method: string | undefined,
  matches: Match<Own>[],
  nothing: string,
): Match<Own> {
  const found = matches.find(({ route }) => route.methods.includes(method ?? ''))
  if (found !== undefined) return found
  if (matches.length === 0) throw new HttpError(404, nothing)
  const allowed = new Set(matches.flatMap(({ route }) => route.methods))
  throw new HttpError(405, `${method} is not possible here`, { headers: { Allow: [...allowed].join(', ') } })
}
