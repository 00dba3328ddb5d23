/**
 * The files below /_next/static of the last builds, kept in STATE_DIR. While a release is rolled out a page of one build asks
 * a server of another for its scripts, and a page that has been open for days asks for those of a build that is gone.
 * Instances that share the folder serve each other's files.
 */
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, normalize } from 'node:path'
import sirv from 'sirv'
import { errorMessage, logWarning } from '../../log.ts'

/** Builds whose files are kept: those that were started last. */
const MAX_BUILDS = 10

const PREFIX = '/_next/static/'

const buildsFolder = (stateDir: string) => join(stateDir, 'builds')

/** Ids of the kept builds, the one that was started last first. */
async function storedBuilds(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const dated = await Promise.all(
    names.map(async (name) => {
      // Another instance may just have deleted it.
      const { mtimeMs = 0 } = (await stat(join(folder, name)).catch(() => null)) ?? {}
      return { name, startedAt: mtimeMs }
    }),
  )
  return dated.sort((one, other) => other.startedAt - one.startedAt).map(({ name }) => name)
}

/** Adds a build's files, under a name that appears when all are there. */
async function addBuild(buildFolder: string, to: string): Promise<void> {
  if (existsSync(to)) return
  // If the process is killed here, the unfinished folder is pruned like an old build.
  const unfinished = `${to}-${randomUUID()}`
  await mkdir(unfinished, { recursive: true })
  await cp(join(buildFolder, 'static'), unfinished, { recursive: true })
  // Another instance may have been faster.
  await rename(unfinished, to).catch(() => rm(unfinished, { recursive: true }))
}

/**
 * Adds this build, and deletes those that were started least recently. What cannot be kept is logged.
 * @param build its id, and the folder in which Next has put its files
 */
export async function storeBuild(
  stateDir: string,
  build: { id: string; folder: string },
  max = MAX_BUILDS,
): Promise<void> {
  if (stateDir === ':memory:') return
  const folder = buildsFolder(stateDir)
  const copy = join(folder, build.id)
  try {
    await addBuild(build.folder, copy)
    const now = new Date()
    await utimes(copy, now, now)
    for (const old of (await storedBuilds(folder)).slice(max))
      await rm(join(folder, old), { recursive: true, force: true })
  } catch (error) {
    logWarning('builds.not_kept', { reason: errorMessage(error) })
  }
}

/** The path of a file below the folder of static files; null for any other URL. */
function staticPath(url: string): string | null {
  const [pathname = ''] = url.split('?')
  if (!pathname.startsWith(PREFIX)) return null
  try {
    const path = normalize(decodeURIComponent(pathname.slice(PREFIX.length)))
    return path.startsWith('..') || path.includes('\0') || path === '.' ? null : path
  } catch {
    return null
  }
}

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Sends a file of an earlier build. @param url of the file below the folder */
function sendFile(folder: string, url: string, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  request.url = url
  // `dev`: looks at the folder for each request, because other instances add to it.
  sirv(folder, { dev: true, extensions: [] })(request, response)
}

/** Handles requests for files that only another build has; all others are for `handle`. */
export function withPreviousBuilds(handle: Handle, stateDir: string, buildFolder: string): Handle {
  const folder = buildsFolder(stateDir)
  // Read once, as the files of a build do not change: these are what visitors ask for.
  const own = new Set(readdirSync(join(buildFolder, 'static'), { recursive: true, encoding: 'utf8' }))
  return async (request, response) => {
    const path = staticPath(request.url ?? '/')
    if (path === null || own.has(path)) return handle(request, response)
    const build = (await storedBuilds(folder)).find((id) => existsSync(join(folder, id, path)))
    if (build === undefined || !['GET', 'HEAD'].includes(request.method ?? '')) return handle(request, response)
    sendFile(folder, `/${build}${(request.url ?? '').split('?')[0]?.slice(PREFIX.length - 1)}`, request, response)
  }
}
