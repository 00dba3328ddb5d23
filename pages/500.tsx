/** The 500 page. Static, rendered at build time, so it depends on no service. */
import { island } from '@/components/island'
import { staticPage } from '@/lib/page/server/static-page'

const ServerError = island({
  name: 'server-error',
  load: async () => ({ default: (await import('@/components/not-found/server-error')).ServerError }),
  hydrates: 'never',
})

export default function ServerErrorPage() {
  return <ServerError />
}

export const getStaticProps = staticPage('/500', async () => ({
  seo: ({ errors }) => ({ title: errors.failedTitle, noIndex: true }),
  words: ['errors'],
  props: {},
}))
