/**
 * The root of every page: router, light contexts and the frame. Everything else is an island, so that Chakra, SWR and
 * the forms are in no page's first load.
 */
import type { EmotionCache } from '@emotion/cache'
import type { AppProps } from 'next/app'
import dynamic from 'next/dynamic'
import { usePagePlayer } from '@/components/audio/use-page-player'
import { PageFrame } from '@/components/frame/page-frame'
import { SeoHead } from '@/components/frame/seo-head'
import { useEarlyControls } from '@/components/frame/use-early-controls'
import { useOwnHistory } from '@/components/frame/use-own-history'
import { PublishPageValues } from '@/components/island/page-contexts'
import { usePageProps } from '@/components/island/page-data'
import { StyleCacheContext } from '@/components/island/style-cache-context'
import { SettingsProvider } from '@/components/settings/settings-context'
import { useHydrationMark } from '@/components/ui/pre-hydration-clicks'
import { FallbackContext } from '@/lib/api/fallback-context'
import type { FrameProps } from '@/lib/page/page-props'
import { isWhole, type PrunedProps } from '@/lib/page/pruned-props'
import { SessionProvider } from '@/lib/session/session-context'

/** Only for editors in draft mode; public pages never load it. */
const DraftFrame = dynamic(() => import('@/components/draft'))

/** Until the page's data are fetched; only islands use them. */
const NO_DATA = { settings: null, fallback: {} }

/** `styleCache` is set by pages/_document, on the server only. */
type Props = AppProps<FrameProps | PrunedProps> & { styleCache?: EmotionCache }

export default function App({ Component, pageProps: given, styleCache }: Props) {
  const pageProps = usePageProps(given)
  const { seo, showStatistics, showLogos, draft } = pageProps
  const { settings, fallback } = isWhole(pageProps) ? pageProps : NO_DATA
  useOwnHistory()
  usePagePlayer()
  useEarlyControls()
  // Last: it repeats a click made before, which the effects above handle.
  useHydrationMark()
  const frame = (
    <>
      <PublishPageValues />
      <PageFrame showStatistics={showStatistics} showLogos={showLogos}>
        <Component {...pageProps} />
      </PageFrame>
    </>
  )
  return (
    <StyleCacheContext value={styleCache ?? null}>
      <FallbackContext value={fallback}>
        <SettingsProvider settings={settings}>
          <SeoHead seo={seo} />
          <SessionProvider>{draft ? <DraftFrame draft={draft}>{frame}</DraftFrame> : frame}</SessionProvider>
        </SettingsProvider>
      </FallbackContext>
    </StyleCacheContext>
  )
}
