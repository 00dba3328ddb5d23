/** Which part of the lake answers a request. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { HttpError, sendHttpError, sendJson } from '../../http/json.ts'
import { PROJECT_ID, SERVICE } from '../dataset.ts'
import type { ImageCache } from '../images/cache.ts'
import type { AssetFiles } from '../store/assets.ts'
import type { Views } from '../store/views.ts'
import { sendDocuments } from './documents.ts'
import { apiError } from './errors.ts'
import { sendAssetFile } from './files.ts'
import { admit, checkDataset, checkProject, sendPreflight } from './guard.ts'
import { sendImage } from './images.ts'
import { createQueryHandler } from './query.ts'

export type LakeContext = { views: Views; files: AssetFiles; cache: ImageCache }

/** Makes the function that answers every request. It never rejects. */
export function createRouter(context: LakeContext) {
  const answerQuery = createQueryHandler(context.views)

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const segments = url.pathname.split('/').slice(1).map(decodeSegment)
    const [first = '', second, third, fourth] = segments
    const isAsset = first === 'images' || first === 'files'
    admit(request, response, isAsset)
    if (request.method === 'OPTIONS') return sendPreflight(request, response)
    if (first === 'health' && segments.length === 1) {
      allow(request, ['GET', 'HEAD'])
      return sendJson(response, 200, { service: SERVICE, status: 'ok' })
    }
    if (isAsset && fourth !== undefined && segments.length <= 5) {
      allow(request, ['GET', 'HEAD'])
      if (second !== PROJECT_ID) throw apiError(404, `Project not found: the local Content Lake holds ${PROJECT_ID}`)
      checkDataset(third)
      // A fifth segment is a name for people and search engines; it is not looked at.
      return first === 'images'
        ? sendImage(request, response, context, fourth, url.searchParams)
        : sendAssetFile(request, response, context, fourth, url.searchParams)
    }
    const apiVersion = /^v(1|X|\d{4}-\d{2}-\d{2})$/.exec(first)?.[1]
    if (apiVersion !== undefined && second === 'data') {
      checkProject(request)
      if (third === 'query' && segments.length === 4) {
        allow(request, ['GET', 'HEAD', 'POST'])
        checkDataset(fourth)
        return answerQuery(request, response, url, apiVersion)
      }
      if (third === 'doc' && segments.length === 5) {
        allow(request, ['GET', 'HEAD'])
        checkDataset(fourth)
        return sendDocuments(response, context.views, segments[4] ?? '', url.searchParams)
      }
    }
    throw apiError(404, `The local Content Lake has nothing at ${url.pathname}`)
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await route(request, response)
    } catch (error) {
      if (error instanceof HttpError) return sendHttpError(response, error)
      console.error(error)
      sendHttpError(response, apiError(500, 'The local Content Lake failed; its log says why'))
    }
  }
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw apiError(400, `The address holds ${segment}, which is not percent-encoded UTF-8`)
  }
}

function allow(request: IncomingMessage, methods: readonly string[]): void {
  if (methods.includes(request.method ?? '')) return
  throw apiError(405, `${request.method} is not possible here`, { Allow: methods.join(', ') })
}
