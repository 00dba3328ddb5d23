/** What a line of the router's table is, and which line answers a path. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Access, checkDataset, checkProjectName } from './guard.ts'

/** One request on its way through a handler. */
export type Call<Name extends string = never> = {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  search: URLSearchParams
  /** `1`, `X` or a date; `1` where the path has no version. */
  apiVersion: string
  /** A segment of the path, percent-decoded, by the name the route gives it. */
  param: (name: Name) => string
}

export type Route = {
  methods: readonly string[]
  segments: readonly string[]
  access: Access
  handle: (call: Call<string>) => void | Promise<void>
}

/** The names after the colons of a path. */
type NamesIn<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never

/**
 * A line of the table.
 * @param methods separated by spaces, such as `GET HEAD`
 * @param path segments, of which `:name` stands for any one. `:version` must be an API version, `:project` and `:dataset`
 *   must be the ones this lake holds: the router sees to it.
 */
export function route<Path extends string>(
  methods: string,
  path: Path,
  handle: (call: Call<NamesIn<Path>>) => void | Promise<void>,
  access: Access = 'private',
): Route {
  return { methods: methods.split(' '), segments: path.split('/').slice(1), access, handle }
}

export type Match = { route: Route; params: ReadonlyMap<string, string> }

/** The lines whose path fits, whatever their methods. */
export function matchesOf(routes: readonly Route[], path: readonly string[]): Match[] {
  return routes.flatMap((candidate) => {
    const params = paramsOf(candidate.segments, path)
    return params === undefined ? [] : { route: candidate, params }
  })
}

function paramsOf(segments: readonly string[], path: readonly string[]): Map<string, string> | undefined {
  if (segments.length !== path.length) return undefined
  const params = new Map<string, string>()
  for (const [index, segment] of segments.entries()) {
    const value = path[index] ?? ''
    const name = segment.startsWith(':') ? segment.slice(1) : undefined
    if (name === undefined && segment !== value) return undefined
    if (name === 'version' && versionOf(value) === undefined) return undefined
    if (name !== undefined) params.set(name, value)
  }
  return params
}

/** `2025-02-19` for `v2025-02-19`; undefined for what is no version. */
export function versionOf(segment: string): string | undefined {
  return /^v(1|X|\d{4}-\d{2}-\d{2})$/.exec(segment)?.[1]
}

/** @throws HttpError 404 when a path names another project or dataset than the ones this lake holds */
export function checkNames(params: ReadonlyMap<string, string>): void {
  const project = params.get('project')
  const dataset = params.get('dataset')
  if (project !== undefined) checkProjectName(project)
  if (dataset !== undefined) checkDataset(dataset)
}
