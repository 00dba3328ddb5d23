/** An API route of Next over real HTTP, with Next's own request and response helpers around it. */
import type { NextApiHandler } from 'next'
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver'
import { startHttpServer, type TestServer } from './http-server'

/** Keys that Next makes anew with each build. */
const KEYS = {
  previewModeId: 'b'.repeat(32),
  previewModeEncryptionKey: 'e'.repeat(64),
  previewModeSigningKey: 's'.repeat(64),
}

/** What the browser of an editor in draft mode sends. */
export const DRAFT_COOKIE = `__prerender_bypass=${KEYS.previewModeId}`

export function serveApiRoute(handler: NextApiHandler): Promise<TestServer> {
  return startHttpServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const query = Object.fromEntries(url.searchParams)
    void apiResolver(request, response, query, handler, { ...KEYS, dev: false }, false)
  })
}
