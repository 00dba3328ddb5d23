/**
 * Serves the built Studio.
 *
 * Not done with `rewrites()`, which would add 3 KB of JavaScript to every page of the site.
 */
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { env } from '@/lib/env'
import { type Reply, route } from '@/lib/server/http/response/route'
import { studioConfiguration } from '../configuration'
import { studioDocument } from './document'
import { studioPolicy } from './policy'

/** Output folder of `sanity build` (local/site/studio.ts). */
const FOLDER = join(process.cwd(), 'studio', 'dist')

const BASE_PATH = '/studio'

let files: ReturnType<typeof sirv> | undefined

function text(status: number, body: string): Reply {
  return { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body }
}

/** Sends a file of the build. @returns whether there is one */
function sendFile(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  // The names of the Studio's files contain a content hash.
  files ??= sirv(FOLDER, { etag: true, maxAge: 31_536_000, immutable: true })
  const send = files
  return new Promise((resolve) => {
    response.once('close', () => resolve(true))
    send(request, response, () => resolve(false))
  })
}

/** The browser asks again after some seconds: `npm run dev` builds the Studio once the first pages are compiled. */
const NOT_BUILT: Reply = {
  status: 503,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5', Refresh: '5' },
  body: 'The Studio has not been built. "npm run dev" builds it after the first pages, "npm run build" at once.',
}

/** Handles GET and HEAD below /studio: a file of the build, or else the Studio's page, which routes in the browser. */
export const serveStudio = route<IncomingMessage, ServerResponse>({ methods: ['GET'] }, async (request, response) => {
  const index = await readFile(join(FOLDER, 'index.html'), 'utf8').catch(() => null)
  if (index === null) return NOT_BUILT
  const path = (request.url ?? '/').slice(BASE_PATH.length)
  if (path.startsWith('/static/')) {
    request.url = path
    return (await sendFile(request, response)) ? null : text(404, 'The Studio has no such file.')
  }
  const configuration = studioConfiguration(env())
  const { html, scriptHashes } = studioDocument(index, configuration)
  return {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': studioPolicy(configuration, scriptHashes),
      'X-Robots-Tag': 'noindex',
    },
    body: html,
  }
})
