/**
 * Catch-all route: the pages that editors manage, one document and its sections each, further pages of their lists, the
 * pages of voices, and those of categories that have none. They stand below such pages, which may have others below them,
 * and Next's more exact routes would win over all of them.
 */
import type { GetStaticPaths } from 'next'
import { VoicePage } from '@/components/page/voice-page'
import { Sections } from '@/components/sections'
import { sectionNeeds } from '@/components/sections/needs'
import type { Page } from '@/lib/content/section-types'
import type { VoiceContext } from '@/lib/page/props'
import { furtherPage } from '@/lib/page/server/further-page'
import { pageFor, pageOrDefault, pagePaths } from '@/lib/page/server/pages'
import { contentPage, staticPage } from '@/lib/page/server/static-page'
import { voicePage } from '@/lib/page/server/voice-page'
import { parseListPage } from '@/lib/routing/list-pages'
import { LOGIN_PATH } from '@/lib/session'
import { isVoicePath } from '@/lib/voices/paths'

type Props = { page: Page; listPage?: number } | { voiceContext: VoiceContext }

export default function ContentPage(props: Props) {
  return 'page' in props ? <Sections page={props.page} /> : <VoicePage context={props.voiceContext} />
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

export const getStaticProps = staticPage<Props>(
  ({ path = [] }) => `/${Array.isArray(path) ? path.join('/') : path}`,
  async (context, path) => {
    const own = await pageFor(context, path)
    if (own) return { ...contentPage(own, sectionNeeds(own.page.sections)), props: { page: own.page } }
    if (isVoicePath(path)) return voicePage(context, path)
    const further = parseListPage(path)
    const loaded = await pageOrDefault(context, further?.path ?? path)
    if (!loaded) return null
    const { page } = loaded
    if (further) return furtherPage(context, loaded, further, (number) => sectionNeeds(page.sections, number))
    return { ...contentPage(loaded, sectionNeeds(page.sections)), path: page.path, props: { page } }
  },
)
