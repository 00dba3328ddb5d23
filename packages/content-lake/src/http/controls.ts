/** What a test changes in a lake that was started for it: its faults and its clock. No page can, and faults do not apply. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { HttpError, readJson, sendJson } from '../../server/json.ts'

const MAX_BODY_BYTES = 16 * 1024

/** By path: sets something, and returns what holds now. */
export type Controls = ReadonlyMap<string, (body: unknown) => unknown>

/**
 * Responds when the request is for one of them.
 * @returns whether it was
 * @throws HttpError 401 without a token that is needed, 403 for a page, 405 for anything but PUT, 400 for an invalid body
 */
export async function sendControl(
  controls: Controls,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, isAnonymous }: { pathname: string; isAnonymous: () => boolean },
): Promise<boolean> {
  const set = controls.get(pathname)
  if (set === undefined) return false
  if (request.headers.origin !== undefined) throw new HttpError(403, `A page cannot set ${pathname}`)
  if (isAnonymous()) throw new HttpError(401, 'This needs a token: the lake was started with --auth')
  if (request.method !== 'PUT') throw new HttpError(405, `${pathname} is set with PUT`, { headers: { Allow: 'PUT' } })
  sendJson(response, 200, set(await readJson(request, MAX_BODY_BYTES)))
  return true
}
