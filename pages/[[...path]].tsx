/**
 * Catch-all route: the pages that editors manage, one document and its sections each, and the pages of voices. Those stand
 * below the list of voices, which is such a page and may have others below it, and Next's more exact routes would win over
 * all of them.
 */
import type { GetStaticPaths } from 'next'
import { VoicePage } from '@/components/core/frame/voice-page'
import { Sections } from '@/components/sections'
import { sectionNeeds } from '@/components/sections/needs'
import type { Page } from '@/lib/content/section-types'
import { pageFor, pagePaths } from '@/lib/page/server/pages'
import { contentPage, staticPage } from '@/lib/page/server/static-page'
import { voicePage } from '@/lib/page/server/voice-page'
import { LOGIN_PATH } from '@/lib/session/paths'
import { isVoicePath } from '@/lib/voices/paths'
import type { VoiceContext } from '@/lib/voices/voice-context'

type Props = { page: Page } | { voiceContext: VoiceContext }

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
    const page = await pageFor(context, path)
    if (page) return { ...contentPage(page, sectionNeeds(page.sections)), props: { page } }
    return isVoicePath(path) ? voicePage(context, path) : null
  },
)
