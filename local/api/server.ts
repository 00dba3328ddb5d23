/** Starts the stand-in of the booking system's API. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hasLoopbackHost } from '@bowerbird/content-lake/server/host-guard'
import { HttpError, sendHttpError, sendJson } from '@bowerbird/content-lake/server/json'
import { listen, once } from '@bowerbird/content-lake/server/listen'
import { matchesOf, pick, segmentsOf } from '@bowerbird/content-lake/server/routes'
import { type ApiData, demoData } from './data/data.ts'
import type { FieldNames } from './data/field-names.ts'
import { openEnquiries } from './enquiries.ts'
import { type FaultRule, type Faults, makeFaults, respondWithFaults } from './faults.ts'
import { mediaUrl, sendMedia } from './media.ts'
import { ROUTES, type Service } from './routes.ts'
import { readQuery } from './validate.ts'

const DEMO_MEDIA = fileURLToPath(new URL('../demo/api/media', import.meta.url))

/** Options of the API. Parts of `data` that are not given default to the demo data. */
export type ApiOptions = {
  /** 0 (the default) for any free port. */
  port?: number
  /** Folder for local data; enquiries are stored in `api/enquiries.sqlite` below it. */
  dataDir: string
  /** Spelling of voice field names; camel by default. */
  fieldNames?: FieldNames
  mediaDir?: string
  data?: Partial<ApiData>
  /** Refuses enquiries and faults, so that tests can share it. */
  isReadOnly?: boolean
}

/** A running API. */
export type RunningApi = {
  origin: string
  port: number
  databasePath: string
  /** Replaces the active fault rules, as PUT /__faults does. */
  setFaults: (rules: readonly FaultRule[]) => void
  close: () => Promise<void>
}

/** Starts the API on loopback. @throws CommandError when the port or the data folder cannot be used. */
export async function startApi(options: ApiOptions): Promise<RunningApi> {
  const data = { ...demoData, ...options.data }
  const databasePath = resolve(join(options.dataDir, 'api', 'enquiries.sqlite'))
  const faults = makeFaults()
  const closing = new AbortController()
  let origin = ''
  const enquiries = openEnquiries(databasePath)
  const context: Context = {
    data,
    enquiries,
    names: options.fieldNames ?? 'camel',
    urlOf: (file) => mediaUrl(origin, file),
    faults,
    mediaDir: options.mediaDir ?? DEMO_MEDIA,
    stop: closing.signal,
    isReadOnly: options.isReadOnly ?? false,
  }
  const server = createServer((request, response) => {
    void respond(context, request, response).catch((error: unknown) => respondWithError(response, error))
  })
  server.requestTimeout = 30_000
  try {
    const listening = await listen(server, {
      port: options.port ?? 0,
      service: 'local API',
      variable: 'LOCAL_API_PORT',
    })
    origin = listening.origin
    return {
      origin: listening.origin,
      port: listening.port,
      databasePath,
      setFaults: faults.set,
      close: once(async () => {
        closing.abort()
        await listening.close()
        enquiries.close()
      }),
    }
  } catch (error) {
    enquiries.close()
    throw error
  }
}

const NOTHING = 'There is no such path. The calls are listed in local/api/README.md'

const READ_ONLY =
  'This API is shared by tests that only read (LOCAL_API_READ_ONLY): it takes no enquiries and no faults'

type Context = Service & { faults: Faults; mediaDir: string; stop: AbortSignal; isReadOnly: boolean }

async function respond(context: Context, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!hasLoopbackHost(request)) {
    throw new HttpError(403, 'Host must be a loopback name: this is a local stand-in, not a public service')
  }
  const { pathname, searchParams: query } = new URL(
    `http://localhost${request.url?.replace(/^https?:\/\/[^/?#]*/i, '')}`,
  )
  if (context.isReadOnly && request.method !== 'GET' && request.method !== 'HEAD') throw new HttpError(403, READ_ONLY)
  const segments = segmentsOf(pathname)
  const [first] = segments
  if (first === '__faults' && segments.length === 1) return respondWithFaults(request, response, context.faults)

  const call = afterVersion(segments)
  const path = `/${(call ?? segments).join('/')}`
  if (await context.faults.inject(request, response, path, context.stop)) return

  if (call !== undefined) return respondToCall(context, request, response, { segments: call, query })
  if (first === 'media') {
    return sendMedia(request, response, { root: context.mediaDir, segments: segments.slice(1) })
  }
  if (path === '/health') return sendJson(response, 200, { service: 'bowerbird-local-api', status: 'ok' })
  throw new HttpError(404, NOTHING)
}

async function respondToCall(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
  address: { segments: readonly string[]; query: URLSearchParams },
): Promise<void> {
  const { route, params } = pick(request.method, matchesOf(ROUTES, address.segments), NOTHING)
  const fields = new Map([...readQuery(address.query, route.query), ...params])
  const body = await route.answer(service, { fields, request })
  sendJson(response, 200, body)
}

/** The path after a version prefix (`/api/v1` or `/v1`) as segments; undefined when there is no such prefix. */
function afterVersion(segments: readonly string[]): readonly string[] | undefined {
  const rest = segments[0] === 'api' ? segments.slice(1) : segments
  return rest[0] === 'v1' ? rest.slice(1) : undefined
}

function respondWithError(response: ServerResponse, error: unknown): void {
  if (error instanceof HttpError) {
    sendHttpError(response, error)
    return
  }
  // An unexpected error: log where it happened, but not the request, which may hold personal data.
  console.error('local API: unexpected', error instanceof Error ? error.stack : typeof error)
  sendHttpError(response, new HttpError(500, 'The local API has a defect; see its log'))
}
