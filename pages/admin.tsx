/** Redirects the browser to the admin site on another host. */
import { island } from '@/components/island'
import { env } from '@/lib/env'
import { staticPage } from '@/lib/page/static-page'
import { ADMIN_PATH, adminAddress } from '@/lib/session/paths'

const Leave = island<{ heading: string; href: string }>({
  name: 'leave',
  load: async () => ({ default: (await import('@/components/session/leave')).Leave }),
  hydrates: 'load',
})

export default function AdminPage({ href }: { href: string }) {
  return <Leave heading="The admin site is at another address" href={href} />
}

export const getStaticProps = staticPage(ADMIN_PATH, async () => ({
  seo: { title: 'Admin', description: 'Leads to the admin site.', noIndex: true },
  props: { href: adminAddress(env().adminUrl) },
}))
