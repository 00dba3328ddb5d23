/** Routes requests to the lake's handlers. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { HttpError, sendHttpError, sendJson } from '../../server/json.ts'
import { type Match, matchesOf, pick, segmentsOf } from '../../server/routes.ts'
import { SERVICE } from '../dataset.ts'
import { IMAGE_PARAMETERS } from '../images/params.ts'
import { sendControl } from './controls.ts'
import { responseOf } from './errors.ts'
import { admitHost, admitOrigin, moveStream, sendPreflight } from './guard.ts'
import { ACCOUNT_ROUTES } from './handlers/account.ts'
import { uploadFile, uploadImage } from './handlers/assets/assets.ts'
import { sendAssetFile } from './handlers/assets/files.ts'
import { sendImage } from './handlers/assets/images.ts'
import { sendDocuments } from './handlers/documents.ts'
import { sendExport } from './handlers/export.ts'
import { sendEvents, sendOldDocuments, sendReleaseEvents, sendTransactions } from './handlers/history.ts'
import { sendChanges } from './handlers/listen.ts'
import { sendLiveEvents } from './handlers/live.ts'
import { missingFeature, PROJECT_ROUTES } from './handlers/project.ts'
import { sendQuery } from './handlers/query.ts'
import { SNAPSHOT_ROUTES } from './handlers/snapshots.ts'
import { mutate, runActions } from './handlers/writes.ts'
import { checkOptions, type Options, optionsOf, SWITCH } from './options.ts'
import { datasetRoute, type LakeContext, type Route, route, versionOf } from './route.ts'

const UPLOAD_OPTIONS: Options = {
  ...optionsOf('filename label title description creditLine meta sourceId sourceName sourceUrl'),
  autoGenerateArrayKeys: SWITCH,
}

/** Several may share a path with different methods. */
const ROUTES: readonly Route[] = [
  route(
    'GET HEAD',
    '/health',
    ({ response }, { counts }) => sendJson(response, 200, { service: SERVICE, status: 'ok', ...counts }),
    { needsNoToken: true },
  ),

  // Assets
  datasetRoute('GET HEAD', '/images/:project/:dataset/:name', sendImage, {
    access: 'public',
    options: optionsOf(IMAGE_PARAMETERS),
  }),
  datasetRoute('GET HEAD', '/images/:project/:dataset/:name/:vanity', sendImage, {
    access: 'public',
    options: optionsOf(IMAGE_PARAMETERS),
  }),
  datasetRoute('GET HEAD', '/files/:project/:dataset/:name', sendAssetFile, {
    access: 'public',
    options: optionsOf('dl'),
  }),

  // Reading
  datasetRoute('GET HEAD POST', '/:version/data/query/:dataset', sendQuery, {
    needsNoToken: true,
    options: {
      ...optionsOf('query perspective lastLiveEventId cacheMode'),
      returnQuery: SWITCH,
      resultSourceMap: ['true', 'false', 'withKeyArraySelector'],
      explain: SWITCH,
    },
  }),
  datasetRoute('GET HEAD', '/:version/data/doc/:dataset/:ids', sendDocuments, {
    needsNoToken: true,
    options: optionsOf('excludeContent includeAllVersions', SWITCH),
  }),

  // Writing
  datasetRoute('POST', '/:version/data/mutate/:dataset', mutate, {
    options: {
      ...optionsOf(
        'returnIds returnDocuments dryRun autoGenerateArrayKeys skipCrossDatasetReferenceValidation',
        SWITCH,
      ),
      visibility: ['sync', 'async', 'deferred'],
      transactionId: 'any',
    },
  }),
  datasetRoute('POST', '/:version/data/actions/:dataset', runActions, { options: {} }),

  // History
  datasetRoute('GET', '/:version/data/history/:dataset/documents/:ids', sendOldDocuments, {
    options: { ...optionsOf('revision time'), lastRevision: SWITCH },
  }),
  datasetRoute('GET', '/:version/data/history/:dataset/transactions/:ids', sendTransactions, {
    options: {
      ...optionsOf('limit fromTransaction toTransaction fromTime toTime authors'),
      ...optionsOf('excludeContent excludeMutations includeIdentifiedDocumentsOnly reverse', SWITCH),
      effectFormat: ['mendoza'],
    },
  }),
  datasetRoute('GET', '/:version/data/history/:dataset/events/documents/:ids', sendEvents, {
    options: optionsOf('limit nextCursor'),
  }),
  datasetRoute('GET', '/:version/data/history/:dataset/events/releases/:release', sendReleaseEvents, {
    options: optionsOf('limit nextCursor'),
  }),
  datasetRoute('POST', '/:version/assets/images/:dataset', uploadImage, { options: UPLOAD_OPTIONS }),
  datasetRoute('POST', '/:version/assets/files/:dataset', uploadFile, { options: UPLOAD_OPTIONS }),
  datasetRoute('GET', '/:version/data/export/:dataset', sendExport, { options: optionsOf('types') }),

  // Streams: responses that do not end
  datasetRoute('GET', '/:version/data/listen/:dataset', sendChanges, {
    access: 'stream',
    needsNoToken: true,
    options: {
      query: 'any',
      ...optionsOf('includeResult includeMutations includePreviousRevision includeAllVersions enableResume', SWITCH),
      effectFormat: ['mendoza'],
      visibility: ['sync', 'async', 'query', 'transaction'],
    },
  }),
  datasetRoute('GET', '/:version/data/live/events/:dataset', sendLiveEvents, {
    access: 'stream',
    needsNoToken: true,
    options: optionsOf('includeDrafts', SWITCH),
  }),

  ...ACCOUNT_ROUTES,
  ...PROJECT_ROUTES,
  ...SNAPSHOT_ROUTES,
]

/** Creates the request handler. It never rejects. */
export function createRouter(context: LakeContext) {
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { access } = context
    context.warnings.warnWhenRefused(() => admitHost(request, access))
    // Migrations request `//v2024-01-01/…`, which would otherwise be a host.
    const url = new URL((request.url ?? '/').replace(/^\/+/, '/'), 'http://localhost')
    const { project, segments } = normalizeResourcePath(segmentsOf(url.pathname))
    const matches = matchesOf(ROUTES, segments).filter(hasVersion)
    const { method } = request
    const pages = matches[0]?.route.access ?? 'private'
    context.warnings.warnWhenRefused(() => admitOrigin(request, response, pages, access))
    if (method === 'OPTIONS') return sendPreflight(request, response)
    const control = { pathname: url.pathname, isAnonymous: () => access.isAnonymous(request) }
    if (await sendControl(context.controls, request, response, control)) return
    await context.faults?.apply(response, url.pathname)
    if (matches.length === 0) refuseUnknown(method, url.pathname, context)
    const isPublicRoute = matches[0]?.route.access === 'public'
    const isAnonymous = !isPublicRoute && access.isAnonymous(request)
    const { route: found, params } = pick(method, matches, `The local Content Lake has nothing at ${url.pathname}`)
    context.warnings.warnWhenRefused(() => checkNames(params.get('project') ?? project, params.get('dataset'), context))
    if (isAnonymous && found.needsNoToken !== true) {
      throw new HttpError(401, 'This needs a token: the lake was started with --auth')
    }
    checkOptions(found, url.searchParams, context.warnings)
    if (found.access === 'stream' && moveStream(request, response)) return
    const apiVersion = versionOf(params.get('version') ?? '') ?? '1'
    const param = (name: string) => params.get(name) ?? ''
    return found.handle({ request, response, search: url.searchParams, apiVersion, param, isAnonymous }, context)
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await respond(request, response)
    } catch (error) {
      sendHttpError(response, responseOf(error))
    }
  }
}

/** Says what there is not. @throws HttpError 400 when it is a feature of Sanity, whose name the response has */
function refuseUnknown(method: string | undefined, pathname: string, { warnings }: LakeContext): void {
  const feature = missingFeature(pathname)
  warnings.warnRefused(feature ?? `there is nothing at ${method} ${pathname}`)
  if (feature !== undefined) throw new HttpError(400, feature)
}

/** Whether `:version` is an API version, where there is one. */
function hasVersion({ params }: Match<Route>): boolean {
  const version = params.get('version')
  return version === undefined || versionOf(version) !== undefined
}

/** @throws HttpError 404 when a path names another project, or a dataset that does not exist */
function checkNames(wanted: string | undefined, dataset: string | undefined, { project, datasets }: LakeContext): void {
  if (wanted !== undefined && wanted !== project) {
    throw new HttpError(
      404,
      `Project not found: the local Content Lake holds ${project}, not ${wanted}; --project ${wanted} gives it that id`,
    )
  }
  if (dataset !== undefined) datasets.get(dataset)
}

/** What a client with `resource: { type: 'dataset', id: 'project.dataset' }` requests of a dataset. */
const OPERATIONS = new Set(['actions', 'doc', 'export', 'history', 'listen', 'live', 'mutate', 'query'])

/**
 * The segments of `/v1/projects/<project>/datasets/<dataset>/query` as those of `/v1/data/query/<dataset>`.
 * @returns the project that the URL names, if it is of that form, and the segments to match with the routes
 */
function normalizeResourcePath(segments: string[]): { project?: string; segments: string[] } {
  const [version = '', projects, project, datasets, dataset = '', operation = '', ...rest] = segments
  if (projects !== 'projects' || datasets !== 'datasets' || !OPERATIONS.has(operation)) return { segments }
  const path = operation === 'live' ? ['live', ...rest, dataset] : [operation, dataset, ...rest]
  return { project, segments: [version, 'data', ...path] }
}
