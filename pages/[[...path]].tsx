/** Catch-all route of the pages that editors manage: one document and its sections. */
import type { GetStaticPaths } from 'next'
import { Sections } from '@/components/sections'
import { sectionNeeds } from '@/components/sections/needs'
import type { Page } from '@/lib/content/section-types'
import { pageFor, pagePaths } from '@/lib/page/server/pages'
import { contentPage, staticPage } from '@/lib/page/server/static-page'
import { LOGIN_PATH } from '@/lib/session/paths'

export default function ContentPage({ page }: { page: Page }) {
  return <Sections page={page} />
}

export const getStaticPaths: GetStaticPaths = async () => {
  const paths = await pagePaths()
  return {
    paths: Array.from(paths)
      // Its content is a page document too, but pages/login.tsx shows it.
      .filter((path) => path !== LOGIN_PATH)
      .map((path) => ({ params: { path: path.split('/').filter(Boolean) } })),
    fallback: 'blocking',
  }
}

export const getStaticProps = staticPage(
  ({ path = [] }) => `/${Array.isArray(path) ? path.join('/') : path}`,
  async (context, path) => {
    const page = await pageFor(context, path)
    if (!page) return null
    return { ...contentPage(page, sectionNeeds(page.sections)), props: { page } }
  },
)
