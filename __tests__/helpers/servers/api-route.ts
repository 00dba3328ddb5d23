/** Serves a Next API route over real HTTP, with Next's own request and response helpers. */
import type { RequestListener } from 'node:http'
import { startHttpServer, type TestServer } from '@bowerbird/content-lake/testing/http-server'
import type { NextApiHandler } from 'next'
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver'

/** Keys that Next generates for each build. */
const KEYS = {
  previewModeId: 'b'.repeat(32),
  previewModeEncryptionKey: 'e'.repeat(64),
  previewModeSigningKey: 's'.repeat(64),
}

/** The cookies of an editor's browser in draft mode. */
export const DRAFT_COOKIE = `__prerender_bypass=${KEYS.previewModeId}`

export function apiRouteListener(handler: NextApiHandler): RequestListener {
  return (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const query = Object.fromEntries(url.searchParams)
    void apiResolver(request, response, query, handler, { ...KEYS, dev: false }, false)
  }
}

export function serveApiRoute(handler: NextApiHandler): Promise<TestServer> {
  return startHttpServer(apiRouteListener(handler))
}
