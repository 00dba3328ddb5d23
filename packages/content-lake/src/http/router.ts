/** Routes requests to the lake's handlers. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { HttpError, sendHttpError, sendJson } from '@bowerbird/local-server/json'
import { type Match, matchesOf, pick, segmentsOf } from '@bowerbird/local-server/routes'
import { SERVICE } from '../dataset.ts'
import { checkRoute } from './access.ts'
import { responseOf } from './errors.ts'
import { admitHost, admitOrigin, moveStream, sendPreflight } from './guard.ts'
import { uploadFile, uploadImage } from './handlers/assets/assets.ts'
import { sendAssetFile } from './handlers/assets/files.ts'
import { sendImage } from './handlers/assets/images.ts'
import { sendDocuments } from './handlers/documents.ts'
import { sendExport } from './handlers/export.ts'
import { sendEvents, sendOldDocuments, sendReleaseEvents, sendTransactions } from './handlers/history.ts'
import { sendChanges } from './handlers/listen.ts'
import { sendLiveEvents } from './handlers/live.ts'
import { PROJECT_ROUTES } from './handlers/project.ts'
import { sendQuery } from './handlers/query.ts'
import { SERVICE_ROUTES } from './handlers/services.ts'
import { SNAPSHOT_ROUTES } from './handlers/snapshots.ts'
import { act, mutate } from './handlers/writes.ts'
import { checkOptions } from './options.ts'
import { withoutResource } from './resource.ts'
import { datasetRoute, type LakeContext, type Route, route, versionOf } from './route.ts'

/** Several may share a path with different methods. */
const ROUTES: readonly Route[] = [
  route('GET HEAD', '/health', ({ response }, { counts }) =>
    sendJson(response, 200, { service: SERVICE, status: 'ok', ...counts }),
  ),

  // Assets
  datasetRoute('GET HEAD', '/images/:project/:dataset/:name', sendImage, 'public'),
  datasetRoute('GET HEAD', '/images/:project/:dataset/:name/:vanity', sendImage, 'public'),
  datasetRoute('GET HEAD', '/files/:project/:dataset/:name', sendAssetFile, 'public'),

  // Reading
  datasetRoute('GET HEAD POST', '/:version/data/query/:dataset', sendQuery),
  datasetRoute('GET HEAD', '/:version/data/doc/:dataset/:ids', sendDocuments),

  // Writing
  datasetRoute('POST', '/:version/data/mutate/:dataset', mutate),
  datasetRoute('POST', '/:version/data/actions/:dataset', act),

  // History
  datasetRoute('GET', '/:version/data/history/:dataset/documents/:ids', sendOldDocuments),
  datasetRoute('GET', '/:version/data/history/:dataset/transactions/:ids', sendTransactions),
  datasetRoute('GET', '/:version/data/history/:dataset/events/documents/:ids', sendEvents),
  datasetRoute('GET', '/:version/data/history/:dataset/events/releases/:release', sendReleaseEvents),
  datasetRoute('POST', '/:version/assets/images/:dataset', uploadImage),
  datasetRoute('POST', '/:version/assets/files/:dataset', uploadFile),
  datasetRoute('GET', '/:version/data/export/:dataset', sendExport),

  // Streams: responses that do not end
  datasetRoute('GET', '/:version/data/listen/:dataset', sendChanges, 'stream'),
  datasetRoute('GET', '/:version/data/live/events/:dataset', sendLiveEvents, 'stream'),

  ...SERVICE_ROUTES,
  ...PROJECT_ROUTES,
  ...SNAPSHOT_ROUTES,
]

/** Creates the request handler. It never rejects. */
export function createRouter(context: LakeContext) {
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { access } = context
    admitHost(request, access)
    // Migrations request `//v2024-01-01/…`, which would otherwise be a host.
    const url = new URL((request.url ?? '/').replace(/^\/+/, '/'), 'http://localhost')
    const { project, segments } = withoutResource(segmentsOf(url.pathname))
    const matches = matchesOf(ROUTES, segments).filter(hasVersion)
    const { method } = request
    admitOrigin(request, response, matches[0]?.route.access ?? 'private', access)
    if (method === 'OPTIONS') return sendPreflight(request, response)
    if (matches.length === 0) context.notices.refused(`there is nothing at ${method} ${url.pathname}`)
    const isPublicRoute = matches[0]?.route.access === 'public'
    const isAnonymous = !isPublicRoute && access.isAnonymous(request)
    const { route: found, params } = pick(method, matches, `The local Content Lake has nothing at ${url.pathname}`)
    checkNames(params.get('project') ?? project, params.get('dataset'), context)
    if (!isPublicRoute) checkRoute(found.path, isAnonymous)
    checkOptions(found, url.searchParams, context.notices)
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

/** Whether `:version` is an API version, where there is one. */
function hasVersion({ params }: Match<Route>): boolean {
  const version = params.get('version')
  return version === undefined || versionOf(version) !== undefined
}

/** @throws HttpError 404 when a path names another project, or a dataset that does not exist */
function checkNames(wanted: string | undefined, dataset: string | undefined, { project, datasets }: LakeContext): void {
  if (wanted !== undefined && wanted !== project) {
    throw new HttpError(404, `Project not found: the local Content Lake holds ${project}`)
  }
  if (dataset !== undefined) datasets.get(dataset)
}
