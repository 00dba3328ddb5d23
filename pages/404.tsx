/** The 404 page. */
import { NotFound } from '@/components/not-found'
import { staticPage } from '@/lib/page/static-page'

export default function NotFoundPage() {
  return <NotFound />
}

export const getStaticProps = staticPage('/404', async () => ({
  seo: { title: 'Page not found', noIndex: true },
  props: {},
}))
