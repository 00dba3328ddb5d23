/**
 * `/api/draft/changes`: notifies editors in draft mode of content changes, as server-sent events. Server only.
 *
 * The Studio's Presentation tool refreshes its own frame for the open document. This covers every other case: a
 * preview in its own window, discarded changes, documents that the page refers to, other people's edits. The event
 * carries no data; the page then re-reads its content.
 */
import type { SanityClient } from '@sanity/client'
import type { NextApiRequest, NextApiResponse } from 'next'
import { BROKEN_LINKS } from '@/lib/broken-links/document'
import { HttpError, route } from '@/lib/http/route'
import { errorMessage, logError } from '@/lib/log'

/** Content documents only: not those of the Studio, the lake and the site itself. */
const CONTENT = `*[!(_type match "sanity.*") && !(_type match "system.*") && _type != "${BROKEN_LINKS}"]`

/** Milliseconds between keep-alive pings, because proxies close idle connections. */
const PING = 25_000

/**
 * Calls `changed` on every change, and `failed` once when the subscription ends with an error.
 * @returns a function that unsubscribes
 */
export type Follow = (changed: () => void, failed: (error: unknown) => void) => () => void

/** Follows drafts and published content. Also calls `changed` after a reconnect, when events may have been missed. */
export function followContent(client: () => SanityClient): Follow {
  return (changed, failed) => {
    const subscription = client()
      .listen(
        CONTENT,
        {},
        { events: ['welcome', 'mutation'], includeResult: false, includeAllVersions: true, visibility: 'query' },
      )
      .subscribe({ next: changed, error: failed })
    return () => subscription.unsubscribe()
  }
}

/** Whether the secret of the preview is still valid. */
type IsAllowed = (request: NextApiRequest) => Promise<boolean>

/** Streams events until the browser disconnects. */
export function createChangesHandler({ follow, isAllowed }: { follow: Follow; isAllowed: IsAllowed }) {
  return route<NextApiRequest, NextApiResponse>({ methods: ['GET'] }, async (request, response) => {
    if (request.draftMode !== true || !(await isAllowed(request)))
      throw new HttpError(403, 'Only previews of drafts follow changes.')
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      // Compression would buffer small chunks, and so would nginx.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    })
    response.write('retry: 2000\n\n')
    const ping = setInterval(() => response.write(': still here\n\n'), PING)
    const stop = follow(
      () => response.write('data: changed\n\n'),
      (error) => {
        logError('draft.listen_failed', { reason: errorMessage(error) })
        // EventSource reconnects by itself.
        response.end()
      },
    )
    await new Promise((resolve) => response.once('close', resolve))
    clearInterval(ping)
    stop()
    return null
  })
}
