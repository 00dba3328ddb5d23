/** The 500 page. Static, rendered at build time, so it depends on no service. */
import { ServerError } from '@/components/not-found/server-error'
import { staticPage } from '@/lib/page/static-page'

export default function ServerErrorPage() {
  return <ServerError />
}

export const getStaticProps = staticPage('/500', async () => ({
  seo: { title: 'Something went wrong', noIndex: true },
  props: {},
}))
