/**
 * The frame of every page: skip link, header, main, the two bands and the footer. Rendered by the root, which has no
 * Chakra: its few styles are among the theme's global ones.
 */
import { memo, type ReactNode } from 'react'
import { island } from '@/components/island'
import { hasShortlist } from '@/lib/shortlist/signals'
import { rootWords } from '@/lib/words/root'
import { useWords } from '@/lib/words/use-words'
import { ArticleLoading } from './article-loading'
import { useSlowNavigation } from './use-slow-navigation'

const Header = island({
  name: 'header',
  load: () => import('./header'),
  hydrates: 'interaction',
  isWanted: hasShortlist,
})
const StatisticsBand = island({ name: 'statistics', load: () => import('./frame-statistics'), hydrates: 'visible' })
const LogoStrip = island({ name: 'logos', load: () => import('./frame-logos'), hydrates: 'visible' })
const Footer = island({
  name: 'footer',
  load: async () => ({ default: (await import('./footer')).Footer }),
  hydrates: 'visible',
})

type PageFrameProps = { showStatistics: boolean; showLogos: boolean; children: ReactNode }

export const PageFrame = memo(function PageFrame({ showStatistics, showLogos, children }: PageFrameProps) {
  const slow = useSlowNavigation()
  const words = useWords(rootWords)
  const article = slow?.article ?? null
  return (
    <>
      {/* The root has its own words until the page's data have arrived. */}
      <a id="skip" href="#main" suppressHydrationWarning>
        {words('skip')}
      </a>
      {slow && <div data-progress="" />}
      {/* Outside the aria-busy element, whose updates screen readers defer. */}
      <span className="visually-hidden" role="status">
        {slow && words('loading')}
      </span>
      {/* Not in the island, in whose own height it would not stick. */}
      <header id="header" data-tone="cream">
        <Header />
      </header>
      {/* The header makes it inert while the menu of small screens covers it. */}
      <div id="page">
        <main id="main" tabIndex={-1} aria-busy={slow ? true : undefined}>
          {article !== null && <ArticleLoading title={article} />}
          <div hidden={article !== null}>{children}</div>
        </main>
        {showStatistics && <StatisticsBand />}
        {showLogos && <LogoStrip />}
        <Footer />
      </div>
    </>
  )
})
