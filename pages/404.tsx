/** The 404 page. */
import type { GetStaticProps } from 'next'
import { NotFound } from '@/components/not-found'
import { type FrameProps, staticPageProps } from '@/lib/page/page-props'
import { markRenderStarted } from '@/lib/revalidation/render-watch'

export default function NotFoundPage() {
  return <NotFound />
}

export const getStaticProps: GetStaticProps<FrameProps> = (context) => {
  markRenderStarted('/404')
  return staticPageProps({ path: '/404', seo: { title: 'Page not found', noIndex: true } }, {}, context)
}
