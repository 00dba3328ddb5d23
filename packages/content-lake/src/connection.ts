/** Finds the lake that runs on a data folder, for the commands that need one. */
import { existsSync, readFileSync } from 'node:fs'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { StartError } from '../server/listen.ts'
import { isRecord, SERVICE } from './dataset.ts'
import { runningIn } from './datasets/claim.ts'
import { type ContentLakeOptions, startContentLake } from './server.ts'

export type LakeConnection = {
  origin: string
  project: string
  /** Accepted by the lake; any text where it needs none. */
  token: string
  /** Of a lake behind TLS. */
  certificate?: Buffer
}

/** How long a lake may take to respond, in milliseconds: it may be replacing many documents. */
const MAX_WAIT_MS = 60_000

/** What a lake without tokens is sent, because Sanity's clients and command line insist on one. */
const ANY_TOKEN = 'local'

/**
 * Runs work with the lake of a data folder: the one that runs there, or one that is started for it and closed afterwards.
 * @param tokens of the running lake; without them, the one in its folder
 * @throws StartError when a lake has to be started and cannot, or the running one does not accept the token
 */
export async function withLake<Result>(
  options: Omit<ContentLakeOptions, 'port'>,
  tokens: readonly string[],
  work: (lake: LakeConnection) => Promise<Result>,
): Promise<Result> {
  const folder = join(options.dataDir, 'content-lake')
  const running = await findLake(folder, tokens)
  if (running !== undefined) return work(running)
  // Otherwise a command in another folder than that of the lake would seem to work, with other data.
  console.error(`No Content Lake runs on ${folder}: one is started for this command. --data names another folder.`)
  const lake = await startContentLake({ ...options, port: 0 })
  try {
    const [token = ANY_TOKEN] = lake.tokens ?? []
    return await work({ origin: lake.origin, project: lake.project, token, certificate: certificateIn(folder) })
  } finally {
    await lake.close()
  }
}

/**
 * Sends a request without a body to a lake.
 * @returns the JSON of its response
 * @throws StartError with the lake's message when it refuses the request, Error when it does not respond
 */
export async function requestLake(
  { origin, token, certificate }: Omit<LakeConnection, 'project'>,
  method: 'GET' | 'PUT' | 'POST',
  path: string,
): Promise<unknown> {
  const send = origin.startsWith('https:') ? requestHttps : requestHttp
  const options = { method, headers: { authorization: `Bearer ${token}` }, ca: certificate, timeout: MAX_WAIT_MS }
  const [status, body] = await new Promise<[number | undefined, unknown]>((resolve, reject) => {
    const sent = send(`${origin}${path}`, options, (response) => {
      json(response).then((value) => resolve([response.statusCode, value]), reject)
    })
    sent.on('timeout', () => sent.destroy(new Error('The lake does not respond')))
    sent.on('error', reject)
    sent.end()
  })
  if (status === 200) return body
  throw new StartError(`The lake at ${origin} refuses this: ${messageIn(body) ?? `status ${status}`}`)
}

function messageIn(body: unknown): unknown {
  if (!isRecord(body)) return undefined
  return isRecord(body.error) ? (body.error.message ?? body.error.description) : body.message
}

/**
 * The lake that runs on a folder; undefined when none does.
 * @throws StartError when it does not accept the token
 */
export async function findLake(folder: string, tokens: readonly string[]): Promise<LakeConnection | undefined> {
  const origin = runningIn(join(folder, 'running.json'))?.origin
  if (origin === undefined) return undefined
  const file = join(folder, 'token')
  const storedToken = existsSync(file) ? readFileSync(file, 'utf8').trim() : ANY_TOKEN
  const lake = { origin, token: tokens[0] ?? storedToken, certificate: certificateIn(folder) }
  const health = await requestLake(lake, 'GET', '/health').catch(() => undefined)
  if (!isRecord(health) || health.service !== SERVICE) return undefined
  const projects = await requestLake(lake, 'GET', '/v2021-06-07/projects')
  const [project] = Array.isArray(projects) ? projects : []
  return { ...lake, project: String(project?.id) }
}

function certificateIn(folder: string): Buffer | undefined {
  const file = join(folder, 'tls', 'cert.pem')
  return existsSync(file) ? readFileSync(file) : undefined
}
