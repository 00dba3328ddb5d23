/** The 404 page. */
import { island } from '@/components/island'
import { ISLANDS } from '@/components/page/islands'
import { staticPage } from '@/lib/page/server/static-page'

const NotFound = island({ name: 'not-found', ...ISLANDS['not-found'] })

export default function NotFoundPage() {
  return <NotFound />
}

export const getStaticProps = staticPage('/404', async () => ({
  seo: ({ errors }) => ({ title: errors.notFound, noIndex: true }),
  words: ['errors', 'articles'],
  props: {},
}))
