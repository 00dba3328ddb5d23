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
import { READ_METHODS, type Reply, route } from '@/lib/http/route'
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

function text(status: number, body: string): Reply {
  return { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body }
}

/** Sends a file of the build. @returns whether there is one */
function sendFile(files: Build['files'], request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    response.once('close', () => resolve(true))
    files(request, response, () => resolve(false))
  })
}

/** Handles GET and HEAD below /studio: a file of the build, or else the Studio's page, which routes in the browser. */
export const serveStudio = route<IncomingMessage, ServerResponse>(
  { methods: READ_METHODS },
  async (request, response) => {
    const current = await currentBuild()
    if (!current) return text(503, 'The Studio has not been built. Run "npm run build".')
    const path = (request.url ?? '/').slice(BASE_PATH.length)
    if (path.startsWith('/static/')) {
      request.url = path
      return (await sendFile(current.files, request, response)) ? null : text(404, 'The Studio has no such file.')
    }
    const configuration = studioConfiguration(env())
    const { html, scriptHashes } = studioDocument(current.index, configuration)
    return {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': studioPolicy(configuration, scriptHashes),
        'X-Robots-Tag': 'noindex',
      },
      body: html,
    }
  },
)
