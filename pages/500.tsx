/** The 500 page. Static, rendered at build time, so it depends on no service. */
import type { GetStaticProps } from 'next'
import { island } from '@/components/island'
import { type FrameProps, staticPageProps } from '@/lib/page/page-props'
import { markRenderStarted } from '@/lib/revalidation/render-watch'

const ServerError = island({
  name: 'server-error',
  load: async () => ({ default: (await import('@/components/not-found/server-error')).ServerError }),
  hydrates: 'never',
})

export default function ServerErrorPage() {
  return <ServerError />
}

export const getStaticProps: GetStaticProps<FrameProps> = (context) => {
  markRenderStarted('/500')
  return staticPageProps({ path: '/500', seo: { title: 'Something went wrong', noIndex: true } }, {}, context)
}
