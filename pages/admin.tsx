/** Redirects the browser to the admin site on another host. */
import { island } from '@/components/island'
import { ISLANDS } from '@/components/page/islands'
import { env } from '@/lib/env'
import { staticPage } from '@/lib/page/server/static-page'
import { ADMIN_PATH } from '@/lib/session'

const Leave = island({ name: 'leave', ...ISLANDS.leave })

export default function AdminPage() {
  return <Leave />
}

export const getStaticProps = staticPage(ADMIN_PATH, async () => ({
  seo: ({ session }) => ({ title: session.adminTitle, description: session.adminDescription, noIndex: true }),
  words: ['session'],
  props: { href: `${env().adminUrl}${ADMIN_PATH}` },
}))
