/** Providers and frame of every page: theme, API data, settings, the audio player, the quote modal. */
import { ChakraProvider } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import type { AppProps } from 'next/app'
import dynamic from 'next/dynamic'
import { PlayerProvider } from '@/components/audio/player-context'
import { PageFrame } from '@/components/frame/page-frame'
import { SeoHead } from '@/components/frame/seo-head'
import { useHash } from '@/components/frame/use-hash'
import { QuoteProvider } from '@/components/quote/quote-context'
import { SessionProvider } from '@/components/session/session-context'
import { SettingsProvider } from '@/components/settings/settings-context'
import { fontVariables } from '@/components/ui/fonts'
import { useHydrationMark } from '@/components/ui/pre-hydration-clicks'
import { system } from '@/components/ui/theme'
import '@/components/ui/fonts/fallback-faces.css'
import { FallbackContext } from '@/lib/api/fallback-context'
import type { FrameProps } from '@/lib/page/page-props'

/** Only for editors in draft mode; public pages never load it. */
const DraftFrame = dynamic(() => import('@/components/draft'))

export default function App({ Component, pageProps }: AppProps<FrameProps>) {
  const { settings, seo, fallback, showStatistics, showLogos, draft } = pageProps
  useHydrationMark()
  useHash()
  const frame = (
    <PageFrame showStatistics={showStatistics} showLogos={showLogos}>
      <Component {...pageProps} />
    </PageFrame>
  )
  return (
    <ChakraProvider value={system}>
      <Global styles={fontVariables} />
      <FallbackContext value={fallback}>
        <SettingsProvider settings={settings}>
          <PlayerProvider>
            <QuoteProvider>
              <SeoHead seo={seo} />
              <SessionProvider>{draft ? <DraftFrame draft={draft}>{frame}</DraftFrame> : frame}</SessionProvider>
            </QuoteProvider>
          </PlayerProvider>
        </SettingsProvider>
      </FallbackContext>
    </ChakraProvider>
  )
}
