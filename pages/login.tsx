/** The login page. Its content is the page document at /login; signed-in visitors get the 404 content. */
import type { GetStaticProps } from 'next'
import { Sections } from '@/components/sections'
import { sectionRequests } from '@/components/sections/requests'
import { SignedOutOnly } from '@/components/session/signed-out-only'
import type { Page } from '@/lib/content/section-types'
import { pageFor } from '@/lib/page/page-for-visitor'
import { type FrameProps, notFoundResult, staticPageProps } from '@/lib/page/page-props'
import { markRenderStarted } from '@/lib/revalidation/render-watch'
import { LOGIN_PATH } from '@/lib/session/paths'

type Props = FrameProps & { page: Page }

export default function LoginPage({ page }: Props) {
  return (
    <SignedOutOnly>
      <Sections sections={page.sections} title={page.title} />
    </SignedOutOnly>
  )
}

export const getStaticProps: GetStaticProps<Props> = async (context) => {
  if (context.draftMode !== true) markRenderStarted(LOGIN_PATH)
  const page = await pageFor(context, LOGIN_PATH)
  if (!page) return notFoundResult()
  return staticPageProps(
    {
      path: LOGIN_PATH,
      seo: { ...page.seo, title: page.seo?.title ?? page.title, noIndex: true },
      requests: await sectionRequests(page.sections),
      showStatistics: page.showStatistics,
      showLogos: page.showLogos,
      document: { id: page._id, type: 'page' },
    },
    { page },
    context,
  )
}
