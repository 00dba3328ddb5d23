/** Renders components inside the providers of every page: theme, data cache and the page's props, with the core. */
import { ChakraProvider, createSystem } from '@chakra-ui/react'
import { act, type RenderResult, render } from '@testing-library/react'
import { Fragment, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { PageContexts } from '@/components/island/page-context'
import { createEnquirySession } from '@/components/quote/enquiry-session'
import { quote } from '@/components/quote/quote'
import type { QuoteRequest } from '@/components/quote/quote-request'
import { session } from '@/components/quote/session'
import { config } from '@/components/ui/theme'
import { base } from '@/components/ui/theme/base'
import type { SiteSettings } from '@/lib/content/section-types'
import { QUOTE_DIALOG_ID } from '@/lib/html/frame-ids'
import { Core } from './core'
import { frameSettings } from './frame-settings'
import { pageProps } from './page-props'
import { WithoutStyles } from './without-styles'

/** The theme with the values of its tokens, which a real page has in the styles of its head. */
const system = createSystem(base, config)

type PageOptions = {
  /** URL of the page, with query and hash. */
  path?: string
  settings?: Partial<SiteSettings>
  /** API responses by proxy URL. */
  fallback?: Record<string, unknown>
  /** Whether components request data that the page does not hold. */
  fetches?: boolean
  /** Called with each request to open the quote dialog. */
  onQuote?: (request: QuoteRequest) => void
  /** Whether the document gets the page's styles, for tests that look at them. */
  hasStyles?: boolean
}

let removeDialog = () => {}

/** An empty dialog, which opens where a page has none of its own. */
function addDialog(onQuote: PageOptions['onQuote']): void {
  const dialog = document.createElement('dialog')
  dialog.id = QUOTE_DIALOG_ID
  document.body.append(dialog)
  const unsubscribe = quote.subscribe((opening) => opening && onQuote?.(opening.request))
  removeDialog = () => {
    unsubscribe()
    dialog.remove()
  }
}

afterEach(() => removeDialog())

export function renderOnPage(content: ReactNode, options: PageOptions = {}): RenderResult {
  const { path = '/', settings, fallback = {}, fetches, onQuote, hasStyles } = options
  const Styles = hasStyles ? Fragment : WithoutStyles
  if (options.path) window.history.replaceState({}, '', options.path)
  Object.assign(session, createEnquirySession())
  const page = pageProps({ path: path.split(/[?#]/)[0], settings: frameSettings(settings) })
  const rendered = render(
    <Styles>
      <ChakraProvider value={system}>
        <SWRConfig value={{ fallback, provider: () => new Map(), revalidateOnMount: fetches ? undefined : false }}>
          <PageContexts page={page}>
            <Core>{content}</Core>
          </PageContexts>
        </SWRConfig>
      </ChakraProvider>
    </Styles>,
  )
  removeDialog()
  addDialog(onQuote)
  return rendered
}

/** Renders islands, whose code loads first. */
export async function renderIslands(content: ReactNode, options: PageOptions = {}): Promise<RenderResult> {
  return await act(async () => renderOnPage(content, options))
}

/** Makes media queries match that contain one of the given texts. */
export function setMedia(...holding: string[]): void {
  window.matchMedia = (media) => ({
    media,
    matches: holding.some((part) => media.includes(part)),
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => true,
  })
}
