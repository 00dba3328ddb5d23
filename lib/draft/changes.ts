/**
 * `/api/draft/changes`: tells the browser of an editor in draft mode that content has changed, as server-sent events. Server only.
 *
 * The Studio's Presentation tool refreshes its own frame, for the document that is open beside it. This serves every other case: a preview in
 * a window of its own, changes that are discarded, documents that the page refers to, other people's edits. It says only that something has
 * changed; what has, the page then reads by itself.
 */
import type { SanityClient } from '@sanity/client'
import type { NextApiRequest, NextApiResponse } from 'next'
import { BROKEN_LINKS } from '@/lib/broken-links/document'
import { errorMessage, logError } from '@/lib/log'

/** Content, not what the Studio, the lake and the site keep for themselves. */
const CONTENT = `*[!(_type match "sanity.*") && !(_type match "system.*") && _type != "${BROKEN_LINKS}"]`

/** Proxies end connections on which nothing happens; milliseconds. */
const PING = 25_000

/** Calls `changed` on every change, and `failed` once when no more can be heard. @returns what stops it */
export type Follow = (changed: () => void, failed: (error: unknown) => void) => () => void

/** Follows drafts and what is published. After an interruption, in which something may have been missed, it says "changed" too. */
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

/** Listens for as long as the browser does. */
export function createChangesHandler({ follow }: { follow: Follow }) {
  return async (request: NextApiRequest, response: NextApiResponse): Promise<void> => {
    if (request.method !== 'GET') {
      response.setHeader('Allow', 'GET')
      response.status(405).end()
      return
    }
    if (request.draftMode !== true) {
      response.status(403).end()
      return
    }
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      // Compression would hold small pieces back, and so would nginx.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    })
    response.write('retry: 2000\n\n')
    const ping = setInterval(() => response.write(': still here\n\n'), PING)
    const stop = follow(
      () => response.write('data: changed\n\n'),
      (error) => {
        logError('draft.listen_failed', { reason: errorMessage(error) })
        // The browser comes back by itself.
        response.end()
      },
    )
    await new Promise((resolve) => response.once('close', resolve))
    clearInterval(ping)
    stop()
  }
}
