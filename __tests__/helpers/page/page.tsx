/** Renders components inside the providers of every page: theme, data cache and the page's props, with the core. */
import { ChakraProvider, createSystem } from '@chakra-ui/react'
import { act, type RenderResult, render } from '@testing-library/react'
import { Fragment, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { subscribeToOpenings } from '@/components/enquiry/dialog/enquiry-dialog'
import type { EnquiryRequest } from '@/components/enquiry/dialog/enquiry-request'
import { createDrafts, drafts } from '@/components/enquiry/drafts/drafts'
import { config } from '@/components/ui/theme'
import { base } from '@/components/ui/theme/base'
import { preloads } from '@/lib/api-hooks/use-preload'
import type { Page, SiteSettings } from '@/lib/content/section-types'
import { PageContext } from '@/lib/contexts/page-context'
import { ENQUIRY_DIALOG_ID } from '@/lib/html/frame-ids'
import { parseListPage } from '@/lib/routing/list-pages'
import type { Words } from '@/lib/words/words'
import { frameSettings } from '../data/frame-settings'
import { WithoutStyles } from '../dom/without-styles'
import { contentPage, pageProps } from './page-props'
import { Core, clearEnquiry } from './runtime'

/** The theme with the values of its tokens, which a real page has in the styles of its head. */
const system = createSystem(base, config)

type PageOptions = {
  /** URL of the page, with query and hash. */
  path?: string
  settings?: Partial<SiteSettings>
  /** Of the site; the defaults without them. */
  words?: Words
  /** Sections of the page, which others of it look for. */
  sections?: Page['sections']
  /** API responses by proxy URL. */
  fallback?: Record<string, unknown>
  /** Whether components request data that the page does not hold. */
  fetches?: boolean
  /** Called with each request to open the enquiry dialog. */
  onEnquiry?: (request: EnquiryRequest) => void
  /** Whether the document gets the page's styles, for tests that look at them. */
  hasStyles?: boolean
}

let removeDialog = () => {}

/** An empty dialog, which opens where a page has none of its own. */
function addDialog(onEnquiry: PageOptions['onEnquiry']): void {
  const dialog = document.createElement('dialog')
  dialog.id = ENQUIRY_DIALOG_ID
  document.body.append(dialog)
  const unsubscribe = subscribeToOpenings((opening) => opening && onEnquiry?.(opening.request))
  removeDialog = () => {
    unsubscribe()
    dialog.remove()
  }
}

afterEach(() => removeDialog())

export function renderOnPage(content: ReactNode, options: PageOptions = {}): RenderResult {
  const { path = '/', settings, words, sections, fallback = {}, fetches, onEnquiry, hasStyles } = options
  const Styles = hasStyles ? Fragment : WithoutStyles
  if (options.path) window.history.replaceState({}, '', options.path)
  clearEnquiry()
  // One of an earlier test may never get its response, and is waited for.
  preloads.clear()
  Object.assign(drafts, createDrafts())
  const [pathname = ''] = path.split(/[?#]/)
  const further = parseListPage(pathname)
  const list = { path: further?.path ?? pathname, listPage: further?.page }
  const page = pageProps({
    ...list,
    settings: frameSettings(settings),
    ...(words && { words }),
    ...(sections && { page: contentPage({ sections }) }),
  })
  const rendered = render(
    <Styles>
      <ChakraProvider value={system}>
        <SWRConfig value={{ fallback, provider: () => new Map(), revalidateOnMount: fetches ? undefined : false }}>
          <PageContext value={page}>
            <Core>{content}</Core>
          </PageContext>
        </SWRConfig>
      </ChakraProvider>
    </Styles>,
  )
  removeDialog()
  addDialog(onEnquiry)
  return rendered
}

/** Renders islands, whose code loads first. */
export async function renderIslands(content: ReactNode, options: PageOptions = {}): Promise<RenderResult> {
  return await act(async () => renderOnPage(content, options))
}
