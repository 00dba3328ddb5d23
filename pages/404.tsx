/** The 404 page. */
import { NotFoundIsland } from '@/components/not-found/island'
import { staticPage } from '@/lib/page/static-page'

export default function NotFoundPage() {
  return <NotFoundIsland />
}

export const getStaticProps = staticPage('/404', async () => ({
  seo: { title: 'Page not found', noIndex: true },
  props: {},
}))
