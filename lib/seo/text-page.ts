/** Creates `getServerSideProps` for routes in `pages/` that respond with text instead of a page. Server only. */
import type { GetServerSideProps } from 'next'
import { isRead, sendText, sendUnavailable, type TextAnswer } from '@/lib/http/send-text'
import { errorMessage, logError } from '@/lib/log'

/**
 * Creates the `getServerSideProps` of such a route.
 * @param answer builds the response from the query; null responds 404, a rejection 503
 */
export function textPage(
  answer: (query: Readonly<Record<string, string | string[] | undefined>>) => Promise<TextAnswer | null>,
): GetServerSideProps {
  return async ({ req, res, query, resolvedUrl }) => {
    if (!isRead(req, res)) return { props: {} }
    try {
      const text = await answer(query)
      if (!text) return { notFound: true }
      sendText(req, res, text)
    } catch (error) {
      logError('text_page.failed', { path: resolvedUrl, reason: errorMessage(error) })
      sendUnavailable(res)
    }
    return { props: {} }
  }
}
