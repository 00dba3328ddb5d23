/**
 * The page of an article that cannot be read at the moment; proxy.ts rewrites to it. Rendered for each request, so that
 * nothing is cached and the next request tries again.
 */
import type { GetServerSideProps } from 'next'
import { island } from '@/components/island'
import type { UnavailableArticleProps } from '@/components/not-found/unavailable-article'
import type { FrameProps } from '@/lib/page/frame-props'
import { isFlood, plainUnavailable, RETRY_AFTER, retryPath, unavailableFrame } from '@/lib/page/server/unavailable-page'
import { sendPage } from '@/lib/server/http/response/send-page'
import { UNAVAILABLE_PARAMETER } from '@/lib/server/http/response/unavailable'
import { serverWords } from '@/lib/words/server/published-words'
import { fillIn } from '@/lib/words/words'

const UnavailableArticle = island<UnavailableArticleProps>({
  name: 'unavailable-article',
  load: async () => ({ default: (await import('@/components/not-found/unavailable-article')).UnavailableArticle }),
  hydrates: 'never',
})

type Props = FrameProps & { article: UnavailableArticleProps }

export default function UnavailablePage({ article }: Props) {
  return <UnavailableArticle {...article} />
}

export const getServerSideProps: GetServerSideProps<Props | Record<string, never>> = async ({ req, res, query }) => {
  res.statusCode = 503
  res.setHeader('Retry-After', String(RETRY_AFTER))
  res.setHeader('Cache-Control', 'no-store')
  const path = retryPath(query[UNAVAILABLE_PARAMETER])
  const frame = (await isFlood(req)) ? null : await unavailableFrame({})
  if (!frame) {
    sendPage(res, plainUnavailable(path))
    return { props: {} }
  }
  const words = serverWords().refusals
  const article = {
    heading: words.articleAway,
    message: fillIn(words.notLoaded, { what: words.blogPost }),
    toKnowledgeBase: words.toKnowledgeBase,
    path,
  }
  return { props: { ...frame, article } }
}
