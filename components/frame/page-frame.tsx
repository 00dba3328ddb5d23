/**
 * The frame of every page: skip link, header, main, the two bands and the footer. Rendered by the root, which has no
 * Chakra: its few styles are among the theme's global ones.
 */
import type { ReactNode } from 'react'
import { island } from '@/components/island'
import { isOpenPopover } from '@/lib/browser/popover'
import { MENU_ID } from '@/lib/html/frame-ids'
import { hasShortlist } from '@/lib/shortlist/signals'
import { rootWords } from '@/lib/words/root'
import { useWords } from '@/lib/words/use-words'
import { useSlowNavigation } from './use-slow-navigation'

const isMenuOpen = () => isOpenPopover(document.getElementById(MENU_ID))

const Header = island({
  name: 'header',
  load: () => import('./header'),
  hydrates: 'interaction',
  isWanted: () => hasShortlist() || isMenuOpen(),
})
const StatisticsBand = island({
  name: 'statistics',
  load: async () => ({ default: (await import('./statistics-band')).FrameStatistics }),
  hydrates: 'never',
})
const LogoStrip = island({
  name: 'logos',
  load: async () => ({ default: (await import('./logo-strip')).FrameLogos }),
  hydrates: 'never',
})
const Footer = island({
  name: 'footer',
  load: async () => ({ default: (await import('./footer')).Footer }),
  hydrates: 'interaction',
})

type PageFrameProps = { showStatistics: boolean; showLogos: boolean; children: ReactNode }

export function PageFrame({ showStatistics, showLogos, children }: PageFrameProps) {
  const isSlow = useSlowNavigation()
  const words = useWords(rootWords)
  return (
    <>
      {/* The root has its own words until the page's data have arrived. */}
      <a id="skip" href="#main" suppressHydrationWarning>
        {words('skip')}
      </a>
      {isSlow && <div data-progress="" />}
      {/* Outside the aria-busy element, whose updates screen readers defer. */}
      <p id="loading" role="status">
        {isSlow && words('loading')}
      </p>
      {/* Not in the island, in whose own height it would not stick. */}
      <header id="header" data-tone="cream">
        <Header />
      </header>
      {/* The header makes it inert while the menu of small screens covers it. */}
      <div id="page">
        <main id="main" tabIndex={-1} aria-busy={isSlow ? true : undefined}>
          {children}
        </main>
        {showStatistics && <StatisticsBand />}
        {showLogos && <LogoStrip />}
        <Footer />
      </div>
    </>
  )
}
