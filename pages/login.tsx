/** The login page. Its content is the page document at /login; signed-in visitors get the 404 content. */

import { SignedOutOnly } from '@/components/page/signed-out-only'
import { Sections } from '@/components/sections'
import { sectionNeeds } from '@/components/sections/needs'
import type { Page } from '@/lib/content/section-types'
import { pageFor } from '@/lib/page/server/pages'
import { contentPage, staticPage } from '@/lib/page/server/static-page'
import { LOGIN_PATH } from '@/lib/session'

export default function LoginPage({ page }: { page: Page }) {
  return (
    <SignedOutOnly>
      <Sections page={page} />
    </SignedOutOnly>
  )
}

export const getStaticProps = staticPage(LOGIN_PATH, async (context, path) => {
  const loaded = await pageFor(context, path)
  if (!loaded) return null
  const { page } = loaded
  const content = contentPage(loaded, sectionNeeds(page.sections))
  return {
    ...content,
    seo: { ...content.seo, noIndex: true },
    words: [...content.words, 'errors', 'articles'],
    props: { page },
  }
})
