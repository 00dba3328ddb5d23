import type { RequestOptions } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { temporaryFolder } from '@bowerbird/content-lake/testing/later'
import { type RawResponse, rawRequest } from '@bowerbird/content-lake/testing/raw-request'
import { spawnServer } from '@bowerbird/content-lake/testing/spawn-server'
import type { Voice } from '../../../local/api/data/data.ts'
import { type ApiOptions, type RunningApi, startApi } from '../../../local/api/server.ts'

/** Runs a test against its own API, on a free port and an empty data folder. */
export async function withApi(options: Partial<ApiOptions>, use: (api: RunningApi) => Promise<void>): Promise<void> {
  const api = await startApi({ dataDir: temporaryFolder(), ...options })
  try {
    await use(api)
  } finally {
    await api.close()
  }
}

/** Sends a request unchanged: fetch would normalise paths and refuse some headers. */
export function send(
  { port }: { port: number },
  path: string,
  { body, ...options }: Pick<RequestOptions, 'method' | 'headers'> & { body?: string | Buffer } = {},
): Promise<RawResponse> {
  return rawRequest({ port, path, ...options }, body)
}

/** Runs the API as a process, on a free port unless told otherwise; it is killed after the test. */
export function spawnApi(environment: Record<string, string>) {
  return spawnServer('local/api/main.ts', [], { LOCAL_API_PORT: '0', ...environment })
}

/** A GET whose response must be 200 JSON. */
export async function getJson(api: { port: number }, path: string): Promise<unknown> {
  const answer = await send(api, path)
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  return JSON.parse(answer.text)
}

export type VoiceList = {
  voices: { id: number; pseudonym: string; categoryAudioList: { category: string; url: string }[] }[]
  totalCount: number
  totalPages: number
}

/** The voice list for a query, in camel case. */
export async function listVoices(api: { port: number }, query: string): Promise<VoiceList> {
  const answer = await send(api, `/api/v1/voices?${query}`)
  if (answer.status !== 200) throw new Error(`${query} answered ${answer.status}: ${answer.text}`)
  const list: VoiceList = JSON.parse(answer.text)
  return list
}

/** The ids of the voices for a query. */
export async function voiceIds(api: { port: number }, query: string): Promise<number[]> {
  return (await listVoices(api, query)).voices.map((voice) => voice.id)
}

/** Sends an enquiry. */
export function postEnquiry(
  api: { port: number },
  body: unknown,
  path = '/api/v1/send-contactus',
): Promise<RawResponse> {
  return send(api, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

export function enquiry(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Sample Visitor',
    phone: '0400000000',
    email: 'visitor@example.com',
    brief: 'A thirty second read.\n\nSource page: http://localhost:3000/',
    ...changes,
  }
}

/** The stored enquiries, read directly from the API's SQLite file. */
export function storedEnquiries(databasePath: string): Record<string, unknown>[] {
  const database = new DatabaseSync(databasePath, { readOnly: true })
  try {
    return database
      .prepare('SELECT * FROM enquiries ORDER BY id')
      .all()
      .map((row) => ({ ...row }))
  } finally {
    database.close()
  }
}

export function voice(id: number, changes: Partial<Voice> = {}): Voice {
  return {
    id,
    pseudonym: `Voice ${id}`,
    shortDescription: 'Short words.',
    websiteDescription: 'Longer words.',
    ageCategory: 'Young Adult',
    directedSessionAvailability: true,
    ethicalAICategoryAssigned: false,
    code: `BB-${id}`,
    region: 'Australia',
    male: false,
    featured: false,
    samples: [{ category: 'Commercial', file: `voices/${id}.mp3` }],
    ...changes,
  }
}
