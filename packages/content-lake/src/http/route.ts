/** What a handler of the lake gets. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type * as routes from '../../server/routes.ts'
import type { AccountDatabase } from '../account/database.ts'
import type { Dataset } from '../datasets/dataset.ts'
import type { Datasets } from '../datasets/datasets.ts'
import type { ImageCache } from '../images/cache.ts'
import type { Snapshots } from '../lake.ts'
import type { AccessRules } from './access.ts'
import type { Controls } from './controls.ts'
import type { Faults } from './faults.ts'
import type { Access } from './guard.ts'
import type { Options } from './options.ts'
import type { Warnings } from './warnings.ts'

/** Dependencies shared by the handlers. */
export type LakeContext = {
  /** Id of the lake's only project. */
  project: string
  datasets: Datasets
  snapshots: Snapshots
  /** Folder of the lake. */
  folder: string
  cache: ImageCache
  account: AccountDatabase
  /** Aborts when the lake closes. */
  closing: AbortSignal
  access: AccessRules
  warnings: Warnings
  /** None unless the lake was started for tests of clients. */
  controls: Controls
  /** Undefined unless the lake was started with them. */
  faults?: Faults
  counts: {
    /** Queries since the start, for tests that assert that none is sent. */
    queries: number
  }
  /** Origin of this lake, such as `http://127.0.0.1:3333`. */
  origin: string
}

/** A request as passed to a handler. */
export type Call = {
  request: IncomingMessage
  response: ServerResponse
  search: URLSearchParams
  /** `1`, `X` or a date; `1` when the path has no version. */
  apiVersion: string
  /** Whether the request needs a token for more than published documents, and has none. */
  isAnonymous: boolean
  /** A decoded path segment, by its name in the route. */
  param: (name: string) => string
}

export type Handler = (call: Call, context: LakeContext) => void | Promise<void>

/** A handler of a route with `:dataset`. */
export type DatasetHandler = (call: Call, dataset: Dataset, context: LakeContext) => void | Promise<void>

export type RouteRules = {
  /** Which pages may call it; `private` by default. */
  access?: Access
  /** Whether a request without a token may use it, as on Sanity: for what is published, and what leads to a login. */
  needsNoToken?: boolean
  /** The options in its query; without them any is admitted. */
  options?: Options
}

export type Route = routes.Route & RouteRules & { access: Access; handle: Handler }

/**
 * Defines a route. The router checks that `:version` is an API version, and that `:project` and `:dataset` exist.
 * @param methods separated by spaces, such as `GET HEAD`
 */
export function route(methods: string, path: string, handle: Handler, rules: RouteRules = {}): Route {
  return { methods: methods.split(' '), path, access: 'private', handle, ...rules }
}

/** Defines a route with `:dataset`. @param methods as in {@link route} */
export function datasetRoute(methods: string, path: string, handle: DatasetHandler, rules?: RouteRules): Route {
  const own: Handler = (call, context) => handle(call, context.datasets.get(call.param('dataset')), context)
  return route(methods, path, own, rules)
}

/** `2025-02-19` for `v2025-02-19`; undefined when it is not a version. */
export function versionOf(segment: string): string | undefined {
  return /^v(1|X|\d{4}-\d{2}-\d{2})$/.exec(segment)?.[1]
}
