/** Renders components inside the providers of every page: theme, data cache, settings, router, and a player. */
import { ChakraProvider, createSystem } from '@chakra-ui/react'
import { act, type RenderResult, render } from '@testing-library/react'
import mitt from 'next/dist/shared/lib/mitt'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import type { NextRouter } from 'next/router'
import { Fragment, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { createEnquirySession } from '@/components/quote/enquiry-session'
import { quote } from '@/components/quote/quote'
import { session } from '@/components/quote/session'
import { SettingsProvider } from '@/components/settings/settings-context'
import { config } from '@/components/ui/theme'
import { base } from '@/components/ui/theme/base'
import type { SiteSettings } from '@/lib/content/section-types'
import { frameSettings } from './frame-settings'
import { PlayerProvider } from './player-provider'
import { WithoutStyles } from './without-styles'

/** The theme with the values of its tokens, which a real page has in the styles of its head. */
const system = createSystem(base, config)

const nothing = async () => undefined

function fakeRouter(asPath: string): NextRouter {
  return {
    route: '/[[...path]]',
    pathname: '/[[...path]]',
    query: {},
    asPath,
    basePath: '',
    isLocaleDomain: false,
    isReady: true,
    isPreview: false,
    isFallback: false,
    push: async () => true,
    replace: async () => true,
    reload: () => undefined,
    back: () => undefined,
    forward: () => undefined,
    prefetch: nothing,
    beforePopState: () => undefined,
    events: mitt(),
  }
}

type PageOptions = {
  /** URL of the page, with query and hash. */
  path?: string
  settings?: Partial<SiteSettings>
  /** API responses by proxy URL. */
  fallback?: Record<string, unknown>
  /** Whether components request data that the page does not hold. */
  fetches?: boolean
  /** Called with each request to open the quote dialog. */
  onQuote?: (request: unknown) => void
  /** Whether the document gets the page's styles, for tests that look at them. */
  hasStyles?: boolean
}

export function renderOnPage(content: ReactNode, options: PageOptions = {}): RenderResult {
  const { path = '/', settings, fallback = {}, fetches, onQuote = () => undefined, hasStyles } = options
  const Styles = hasStyles ? Fragment : WithoutStyles
  if (options.path) window.history.replaceState({}, '', options.path)
  Object.assign(session, createEnquirySession())
  jest.spyOn(quote, 'open').mockImplementation(onQuote)
  return render(
    <Styles>
      <ChakraProvider value={system}>
        <RouterContext value={fakeRouter(path)}>
          <SWRConfig value={{ fallback, provider: () => new Map(), revalidateOnMount: fetches ? undefined : false }}>
            <SettingsProvider settings={frameSettings(settings)}>
              <PlayerProvider>{content}</PlayerProvider>
            </SettingsProvider>
          </SWRConfig>
        </RouterContext>
      </ChakraProvider>
    </Styles>,
  )
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
