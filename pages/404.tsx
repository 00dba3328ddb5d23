/** The 404 page. */
import { NotFoundIsland } from '@/components/core/frame/not-found-island'
import { staticPage } from '@/lib/page/server/static-page'

export default function NotFoundPage() {
  return <NotFoundIsland />
}

export const getStaticProps = staticPage('/404', async () => ({
  seo: ({ errors }) => ({ title: errors.notFound, noIndex: true }),
  words: ['errors', 'articles'],
  props: {},
}))
