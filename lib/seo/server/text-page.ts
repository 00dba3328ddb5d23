/** Creates `getServerSideProps` for routes in `pages/` that respond with text instead of a page. */
import type { GetServerSideProps } from 'next'
import { errorMessage, logError } from '@/lib/log'
import { etagOf, IGNORES_QUERY } from '@/lib/server/http/cache-key'
import { asText, HttpError, route, sharedCaching } from '@/lib/server/http/response/route'

export type TextResponse = {
  contentType: string
  body: string
  /** `s-maxage` in seconds; 0: not cached. */
  sharedMaxAge: number
}

/** Responds 503 when something cannot be generated now. */
export function unavailable(): HttpError {
  return new HttpError(503, 'Not available right now. Please try again.', { 'Retry-After': '30' })
}

/** Creates a route that sends text. If `respond` rejects, the status is 503. */
export function textPage(respond: () => Promise<TextResponse>): GetServerSideProps {
  return async ({ req, res, resolvedUrl }) => {
    await route({ methods: ['GET'], format: asText }, async () => {
      const { contentType, body, sharedMaxAge } = await respond().catch((error: unknown) => {
        logError('text_page.failed', { path: resolvedUrl, reason: errorMessage(error) })
        throw unavailable()
      })
      return {
        headers: {
          'Content-Type': contentType,
          'Cache-Control': sharedCaching(sharedMaxAge),
          [IGNORES_QUERY[0]]: IGNORES_QUERY[1],
        },
        body,
        etag: etagOf(body),
      }
    })(req, res)
    return { props: {} }
  }
}
