/**
 * `/api/draft/changes`: notifies editors in draft mode of content changes, as server-sent events.
 *
 * The Studio's Presentation tool refreshes its own frame for the open document. This covers every other case: a
 * preview in its own window, discarded changes, documents that the page refers to, other people's edits. The event
 * carries no data; the page then re-reads its content.
 */
import type { NextApiRequest, NextApiResponse } from 'next'
import { draftClient } from '@/lib/content/server/client'
import { errorMessage, logError } from '@/lib/log'
import { OWN_TYPES_LIST } from '@/lib/revalidation/server/webhook'
import { HttpError, route } from '@/lib/server/http/response/route'
import { logRefusal } from '@/lib/server/log-refusal'
import { isDraftSession } from './session'

/** Content documents only: not those of the Studio, the lake and the site itself. */
const CONTENT = `*[!(_type match "sanity.*") && !(_type match "system.*") && !(_type in ${OWN_TYPES_LIST})]`

/** Milliseconds between keep-alive pings, because proxies close idle connections. */
const PING = 25_000

/** Streams an event for every change of drafts and published content until the browser disconnects. */
export const streamChanges = route<NextApiRequest, NextApiResponse>({ methods: ['GET'] }, async (request, response) => {
  if (request.draftMode !== true || !(await isDraftSession((name) => request.cookies[name]))) {
    logRefusal(403, request)
    throw new HttpError(403, 'Only previews of drafts follow changes.')
  }
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    // Compression would buffer small chunks, and so would nginx.
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  })
  if (request.method === 'HEAD') {
    response.end()
    return null
  }
  response.write('retry: 2000\n\n')
  const ping = setInterval(() => response.write(': still here\n\n'), PING)
  const subscription = draftClient()
    .listen(
      CONTENT,
      {},
      // "welcome" also comes after a reconnect, when events may have been missed.
      { events: ['welcome', 'mutation'], includeResult: false, includeAllVersions: true, visibility: 'query' },
    )
    .subscribe({
      next: () => response.write('data: changed\n\n'),
      error: (error: unknown) => {
        logError('draft.listen_failed', { reason: errorMessage(error) })
        // EventSource reconnects by itself.
        response.end()
      },
    })
  await new Promise((resolve) => response.once('close', resolve))
  clearInterval(ping)
  subscription.unsubscribe()
  return null
})
