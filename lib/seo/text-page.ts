/** Creates `getServerSideProps` for routes in `pages/` that respond with text instead of a page. Server only. */
import type { GetServerSideProps } from 'next'
import { asText, etagOf, HttpError, READ_METHODS, route, sharedCaching } from '@/lib/http/route'
import { errorMessage, logError } from '@/lib/log'

export type TextAnswer = {
  contentType: string
  body: string
  /** `s-maxage` in seconds; 0: not cached. */
  sharedMaxAge: number
}

/** Responds 503 when something cannot be generated now. */
export function unavailable(): HttpError {
  return new HttpError(503, 'Not available right now. Please try again.', { 'Retry-After': '30' })
}

/**
 * Creates such a route.
 * @param answer builds the response from the query; null responds 404, a rejection 503
 */
export function textPage(
  answer: (query: Readonly<Record<string, string | string[] | undefined>>) => Promise<TextAnswer | null>,
): GetServerSideProps {
  return async ({ req, res, query, resolvedUrl }) => {
    let isFound = true
    await route({ methods: READ_METHODS, format: asText }, async () => {
      const text = await answer(query).catch((error: unknown) => {
        logError('text_page.failed', { path: resolvedUrl, reason: errorMessage(error) })
        throw unavailable()
      })
      isFound = text !== null
      return (
        text && {
          headers: { 'Content-Type': text.contentType, 'Cache-Control': sharedCaching(text.sharedMaxAge) },
          body: text.body,
          etag: etagOf(text.body),
        }
      )
    })(req, res)
    return isFound ? { props: {} } : { notFound: true }
  }
}
