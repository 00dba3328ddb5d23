/** Routes requests to the lake's handlers. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendHttpError, sendJson } from '../../http/json.ts'
import { segmentsOf } from '../../http/path.ts'
import { SERVICE } from '../dataset.ts'
import type { ImageCache } from '../images/render.ts'
import type { Feed } from '../listen/feed.ts'
import type { EventStreams } from '../listen/streams.ts'
import { createTickets } from '../listen/tickets.ts'
import type { Services } from '../services/database.ts'
import type { AssetFiles } from '../store/assets.ts'
import type { Store } from '../store/store.ts'
import type { Views } from '../store/views.ts'
import { act } from './actions.ts'
import { uploadFile, uploadImage } from './assets.ts'
import { sendDocuments } from './documents.ts'
import { apiError, responseOf } from './errors.ts'
import { sendExport } from './export.ts'
import { sendAssetFile } from './files.ts'
import { type Access, admitHost, admitOrigin, checkProject, moveStream, sendPreflight } from './guard.ts'
import { sendEvents, sendOldDocuments, sendTransactions } from './history.ts'
import { sendImage } from './images.ts'
import { sendChanges } from './listen.ts'
import { sendLiveEvents } from './live.ts'
import { mutate } from './mutate.ts'
import { sendQuery } from './query.ts'
import { checkNames, type Match, matchesOf, type Route, route, versionOf } from './route.ts'
import { serviceRoutes } from './services.ts'

/** Dependencies shared by the handlers. */
export type LakeContext = {
  store: Store
  views: Views
  files: AssetFiles
  cache: ImageCache
  services: Services
  feed: Feed
  streams: EventStreams
  /** Origin of this lake, such as `http://127.0.0.1:3333`. */
  origin: string
}

/** All routes of the lake. Several may share a path with different methods. */
function routesOf(context: LakeContext): readonly Route[] {
  const { views } = context
  /** Number of queries since the start, for tests that assert that none is sent. */
  let queries = 0
  return [
    route('GET HEAD', '/health', ({ response }) =>
      sendJson(response, 200, { service: SERVICE, status: 'ok', queries }),
    ),

    // Assets. A segment after the file name is a title for people and search engines, and is ignored.
    route('GET HEAD', '/images/:project/:dataset/:name', (call) => sendImage(call, context), 'public'),
    route('GET HEAD', '/images/:project/:dataset/:name/:title', (call) => sendImage(call, context), 'public'),
    route('GET HEAD', '/files/:project/:dataset/:name', (call) => sendAssetFile(call, context), 'public'),
    route('GET HEAD', '/files/:project/:dataset/:name/:title', (call) => sendAssetFile(call, context), 'public'),

    // Reading
    route('GET HEAD POST', '/:version/data/query/:dataset', (call) => {
      queries += 1
      return sendQuery(call, views)
    }),
    route('GET HEAD', '/:version/data/doc/:dataset/:ids', (call) => sendDocuments(call, views)),

    // Writing
    route('POST', '/:version/data/mutate/:dataset', (call) => mutate(call, context)),
    route('POST', '/:version/data/actions/:dataset', (call) => act(call, context)),

    // History
    route('GET', '/:version/data/history/:dataset/documents/:ids', (call) => sendOldDocuments(call, context)),
    route('GET', '/:version/data/history/:dataset/transactions/:ids', (call) => sendTransactions(call, context)),
    route('GET', '/:version/data/history/:dataset/events/documents/:ids', (call) => sendEvents(call, context)),
    route('POST', '/:version/assets/images/:dataset', (call) => uploadImage(call, context)),
    route('POST', '/:version/assets/files/:dataset', (call) => uploadFile(call, context)),
    route('GET HEAD', '/:version/data/export/:dataset', (call) => sendExport(call, views)),

    // Streams: responses that do not end
    route('GET', '/:version/data/listen/:dataset', (call) => sendChanges(call, context), 'stream'),
    route('GET', '/:version/data/live/events/:dataset', (call) => sendLiveEvents(call, context), 'stream'),

    ...serviceRoutes(context),
  ]
}

/** Creates the request handler. It never rejects. */
export function createRouter(context: LakeContext) {
  const routes = routesOf(context)
  const tickets = createTickets()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    admitHost(request)
    const url = new URL(request.url ?? '/', 'http://localhost')
    const matches = matchesOf(routes, segmentsOf(url.pathname))
    const { method = '', url: address, headers } = request
    const hasTicket = () => /^(GET|OPTIONS)$/.test(method) && tickets.opens(headers.host, address, method === 'GET')
    admitOrigin(request, response, accessOf(url, matches), hasTicket)
    if (request.method === 'OPTIONS') return sendPreflight(request, response)
    const { route: found, params } = pick(request, matches)
    const version = params.get('version')
    if (version !== undefined) checkProject(request)
    checkNames(params)
    if (found.access === 'stream' && moveStream(request, response, tickets)) return
    return found.handle({
      request,
      response,
      url,
      search: url.searchParams,
      apiVersion: versionOf(version ?? '') ?? '1',
      param: (name) => params.get(name) ?? '',
    })
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await answer(request, response)
    } catch (error) {
      sendHttpError(response, responseOf(error))
    }
  }
}

/** Everything below images and files is public, including paths that do not exist. */
function accessOf(url: URL, matches: readonly Match[]): Access {
  if (/^\/(images|files)\//.test(url.pathname)) return 'public'
  return matches.length > 0 && matches.every(({ route: own }) => own.access === 'stream') ? 'stream' : 'private'
}

/** @throws HttpError 404 when no route has this path, 405 when the matching ones have other methods */
function pick(request: IncomingMessage, matches: readonly Match[]): Match {
  const found = matches.find(({ route: { methods } }) => methods.includes(request.method ?? ''))
  if (found !== undefined) return found
  if (matches.length === 0) throw apiError(404, `The local Content Lake has nothing at ${request.url?.split('?')[0]}`)
  const methods = matches.flatMap(({ route: own }) => own.methods)
  throw apiError(405, `${request.method} is not possible here`, { Allow: [...new Set(methods)].join(', ') })
}
