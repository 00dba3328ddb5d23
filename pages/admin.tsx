/** Redirects the browser to the admin site on another host. */
import type { GetStaticProps } from 'next'
import { island } from '@/components/island'
import { env } from '@/lib/env'
import { type FrameProps, staticPageProps } from '@/lib/page/page-props'
import { markRenderStarted } from '@/lib/revalidation/render-watch'
import { ADMIN_PATH, adminAddress } from '@/lib/session/paths'

type Props = FrameProps & { href: string }

const Leave = island<{ heading: string; href: string }>({
  name: 'leave',
  load: async () => ({ default: (await import('@/components/session/leave')).Leave }),
  hydrates: 'load',
})

export default function AdminPage({ href }: Props) {
  return <Leave heading="The admin site is at another address" href={href} />
}

export const getStaticProps: GetStaticProps<Props> = (context) => {
  if (context.draftMode !== true) markRenderStarted(ADMIN_PATH)
  const seo = { title: 'Admin', description: 'Leads to the admin site.', noIndex: true }
  return staticPageProps({ path: ADMIN_PATH, seo }, { href: adminAddress(env().adminUrl) }, context)
}
