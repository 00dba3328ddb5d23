/** Catch-all route of the pages that editors manage: one document and its sections. */
import type { GetStaticPaths, GetStaticProps } from 'next'
import { Sections } from '@/components/sections'
import { sectionRequests } from '@/components/sections/requests'
import type { Page } from '@/lib/content/section-types'
import { pageFor } from '@/lib/page/page-for-visitor'
import { type FrameProps, notFoundResult, staticPageProps } from '@/lib/page/page-props'
import { pagePaths } from '@/lib/page/pages'
import { uploadDates } from '@/lib/page/upload-dates'
import { markRenderStarted } from '@/lib/revalidation/render-watch'
import { isDedicatedRoute } from '@/lib/routing/dedicated-routes'
import { filmUrls, type UploadDates } from '@/lib/seo/media'

type Props = FrameProps & { page: Page; uploads: UploadDates }

export default function ContentPage({ page }: Props) {
  return <Sections sections={page.sections} title={page.title} />
}

export const getStaticPaths: GetStaticPaths = async () => {
  const paths = await pagePaths()
  return {
    paths: Array.from(paths)
      .filter((path) => !isDedicatedRoute(path))
      .map((path) => ({ params: { path: path.split('/').filter(Boolean) } })),
    fallback: 'blocking',
  }
}

export const getStaticProps: GetStaticProps<Props> = async (context) => {
  const segments = context.params?.path ?? []
  const path = `/${Array.isArray(segments) ? segments.join('/') : segments}`
  if (context.draftMode !== true) markRenderStarted(path)
  const page = await pageFor(context, path)
  if (!page) return notFoundResult()
  return staticPageProps(
    {
      path,
      seo: { ...page.seo, title: page.seo?.title ?? page.title },
      requests: await sectionRequests(page.sections),
      showStatistics: page.showStatistics,
      showLogos: page.showLogos,
      document: { id: page._id, type: 'page' },
    },
    { page, uploads: await uploadDates(filmUrls(page.sections)) },
    context,
  )
}
