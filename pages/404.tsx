/** What an unknown address shows, with HTTP 404. */
import type { GetStaticProps } from 'next'
import { NotFound } from '@/components/not-found'
import { noteMaking } from '@/lib/content/makings'
import { type FrameProps, staticPageProps } from '@/lib/content/page-props'

export default function NotFoundPage() {
  return <NotFound />
}

export const getStaticProps: GetStaticProps<FrameProps> = (context) => {
  noteMaking('/404')
  return staticPageProps({ path: '/404', seo: { title: 'Page not found', noIndex: true } }, {}, context)
}
