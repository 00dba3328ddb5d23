/** The 404 page. */
import type { GetStaticProps } from 'next'
import { NotFoundIsland } from '@/components/not-found/island'
import { type FrameProps, staticPageProps } from '@/lib/page/page-props'
import { markRenderStarted } from '@/lib/revalidation/render-watch'

export default function NotFoundPage() {
  return <NotFoundIsland />
}

export const getStaticProps: GetStaticProps<FrameProps> = (context) => {
  markRenderStarted('/404')
  return staticPageProps({ path: '/404', seo: { title: 'Page not found', noIndex: true } }, {}, context)
}
