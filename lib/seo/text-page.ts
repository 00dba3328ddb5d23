/** A route in `pages/` that answers with a text instead of a page. Server only. */
import type { GetServerSideProps } from 'next'
import { isRead, sendText, sendUnavailable, type TextAnswer } from '@/lib/http/send-text'
import { errorMessage, logError } from '@/lib/log'

/**
 * Makes the `getServerSideProps` of such a route.
 * @param answer what to answer, by the query of the address; null gives a 404; when it rejects the answer is 503
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
