/** A signal for work whose client may hang up before it is done. */
import type { ServerResponse } from 'node:http'
import { HttpError } from '../../server/json.ts'

/** Aborts when the client disconnects before it has the response. */
export function abortOnDisconnect(response: ServerResponse): AbortSignal {
  const leaving = new AbortController()
  response.once('close', () => {
    // Only aborts the query; there is no response left to send.
    if (!response.writableFinished) leaving.abort(new HttpError(499, 'The client has disconnected'))
  })
  return leaving.signal
}
