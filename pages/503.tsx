/**
 * The page of what cannot be read at the moment: an article, a voice, or a page that was never rendered. proxy.ts rewrites to
 * it. Rendered for each request, so that nothing is cached and the next request tries again.
 */
import type { GetServerSideProps } from 'next'
import { island } from '@/components/island'
import type { UnavailableContentProps } from '@/components/not-found/unavailable-page'
import type { FrameProps } from '@/lib/page/props'
import {
  isFlood,
  plainUnavailable,
  RETRY_AFTER,
  retryPath,
  unavailableFrame,
  unavailableTexts,
} from '@/lib/page/server/unavailable-page'
import { sendPage } from '@/lib/server/http/response/plain-page'
import { UNAVAILABLE_PARAMETER } from '@/lib/server/http/response/unavailable'

const UnavailableContent = island<UnavailableContentProps>({
  name: 'unavailable-page',
  load: async () => ({ default: (await import('@/components/not-found/unavailable-page')).UnavailableContent }),
  hydrates: 'never',
})

type Props = FrameProps & { content: UnavailableContentProps }

export default function UnavailablePage({ content }: Props) {
  return <UnavailableContent {...content} />
}

export const getServerSideProps: GetServerSideProps<Props | Record<string, never>> = async ({ req, res, query }) => {
  res.statusCode = 503
  res.setHeader('Retry-After', String(RETRY_AFTER))
  res.setHeader('Cache-Control', 'no-store')
  const path = retryPath(query[UNAVAILABLE_PARAMETER])
  const frame = (await isFlood(req)) ? null : await unavailableFrame(path)
  if (!frame) {
    sendPage(res, plainUnavailable(path))
    return { props: {} }
  }
  return { props: { ...frame, content: { ...unavailableTexts(path), path } } }
}
