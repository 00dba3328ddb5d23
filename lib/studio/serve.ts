/**
 * Serves the built Studio. Server only.
 *
 * Not done with `rewrites()`, which would add 3 KB of JavaScript to every page of the site.
 */
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { env } from '@/lib/env'
import { studioConfiguration } from './configuration'
import { studioDocument } from './document'
import { studioPolicy } from './policy'

/** Output folder of `sanity build` (local/studio.ts). */
const FOLDER = join(process.cwd(), 'studio', 'dist')

const BASE_PATH = '/studio'

type Build = { builtAt: number; index: string; files: ReturnType<typeof sirv> }

let build: Build | undefined

/** The build on disk, reloaded when there is a newer one; null when there is none. */
async function currentBuild(): Promise<Build | null> {
  const file = join(FOLDER, 'index.html')
  const builtAt = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  )
  if (builtAt === null) return null
  if (build?.builtAt !== builtAt) {
    // The names of the Studio's files contain a content hash.
    const files = sirv(FOLDER, { etag: true, maxAge: 31_536_000, immutable: true })
    build = { builtAt, index: await readFile(file, 'utf8'), files }
  }
  return build
}

function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' })
  response.end(text)
}

/** Handles GET and HEAD below /studio: a file of the build, or else the Studio's page, which routes in the browser. */
export async function serveStudio(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const current = await currentBuild()
  if (!current) {
    sendText(response, 503, 'text/plain', 'The Studio has not been built. Run "npm run build".')
    return
  }
  const path = (request.url ?? '/').slice(BASE_PATH.length)
  if (path.startsWith('/static/')) {
    request.url = path
    await new Promise<void>((resolve) => {
      response.once('close', resolve)
      current.files(request, response, () => sendText(response, 404, 'text/plain', 'The Studio has no such file.'))
    })
    return
  }
  const configuration = studioConfiguration(env())
  const { html, scriptHashes } = studioDocument(current.index, configuration)
  response.setHeader('Content-Security-Policy', studioPolicy(configuration, scriptHashes))
  response.setHeader('X-Robots-Tag', 'noindex')
  sendText(response, 200, 'text/html', html)
}
