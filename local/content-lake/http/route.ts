/** Route definitions, and their matching against a path. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchPath } from '../../http/path.ts'
import { type Access, checkDataset, checkProjectName } from './guard.ts'

/** A request as passed to a handler. */
export type Call<Name extends string = never> = {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  search: URLSearchParams
  /** `1`, `X` or a date; `1` when the path has no version. */
  apiVersion: string
  /** A decoded path segment, by its name in the route. */
  param: (name: Name) => string
}

export type Route = {
  methods: readonly string[]
  path: string
  access: Access
  handle: (call: Call<string>) => void | Promise<void>
}

/** The parameter names of a path pattern. */
type NamesIn<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never

/**
 * Defines a route.
 * @param methods separated by spaces, such as `GET HEAD`
 * @param path segments, of which `:name` matches any one. The router checks that `:version` is an API version, and that
 *   `:project` and `:dataset` are this lake's.
 */
export function route<Path extends string>(
  methods: string,
  path: Path,
  handle: (call: Call<NamesIn<Path>>) => void | Promise<void>,
  access: Access = 'private',
): Route {
  return { methods: methods.split(' '), path, access, handle }
}

export type Match = { route: Route; params: ReadonlyMap<string, string> }

/** The routes that match a path, whatever their methods. */
export function matchesOf(routes: readonly Route[], segments: readonly string[]): Match[] {
  return routes.flatMap((candidate) => {
    const params = matchPath(candidate.path, segments)
    const version = params?.get('version')
    const isMatch = params !== undefined && (version === undefined || versionOf(version) !== undefined)
    return isMatch ? { route: candidate, params } : []
  })
}

/** `2025-02-19` for `v2025-02-19`; undefined when it is not a version. */
export function versionOf(segment: string): string | undefined {
  return /^v(1|X|\d{4}-\d{2}-\d{2})$/.exec(segment)?.[1]
}

/** @throws HttpError 404 when a path names another project or dataset */
export function checkNames(params: ReadonlyMap<string, string>): void {
  const project = params.get('project')
  const dataset = params.get('dataset')
  if (project !== undefined) checkProjectName(project)
  if (dataset !== undefined) checkDataset(dataset)
}
