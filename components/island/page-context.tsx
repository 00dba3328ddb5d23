/** The page's props, for every component of the page: the server's root, each island and draft mode provide them alike. */
import { createContext, type ReactNode, useContext } from 'react'
import type { Page } from '@/lib/content/section-types'
import { FallbackContext } from '@/lib/contexts/fallback-context'
import { ListPageContext, PathContext } from '@/lib/contexts/path-context'
import { SettingsContext } from '@/lib/contexts/settings-context'
import { WordsContext } from '@/lib/contexts/words-context'
import type { FormResponse } from '@/lib/enquiry/refusal'
import type { PostContext } from '@/lib/knowledge-base/post-context'
import type { FrameProps } from '@/lib/page/frame-props'
import type { VoiceContext } from '@/lib/voices/voice-context'

/** Props of any page: those of every page, and those of some. */
export type PageProps = FrameProps & {
  /** Of pages that editors manage. */
  page?: Page
  /** Of a further page of its lists. */
  listPage?: number
  /** Of articles. */
  postContext?: PostContext
  /** Of voices. */
  voiceContext?: VoiceContext
  /** Of the enquiry page. */
  isSent?: boolean
  response?: FormResponse
  /** Of pages that redirect the browser. */
  href?: string
}

const PageContext = createContext<PageProps | null>(null)

/** @throws when used outside a page */
export function usePageProps(): PageProps {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePageProps needs PageContexts above it')
  return page
}

export function PageContexts({ page, children }: { page: PageProps; children: ReactNode }) {
  return (
    <PageContext value={page}>
      <PathContext value={new URL(page.seo.canonical).pathname}>
        <ListPageContext value={page.listPage ?? 1}>
          <SettingsContext value={page.settings}>
            <WordsContext value={page.words}>
              <FallbackContext value={page.fallback}>{children}</FallbackContext>
            </WordsContext>
          </SettingsContext>
        </ListPageContext>
      </PathContext>
    </PageContext>
  )
}
