/** The frame of every page: skip link, header, main, the two bands and the footer. */
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PlayerExtrasSlot } from '@/components/audio/player-extras-slot'
import { island } from '@/components/ui/island'
import { LOADING } from '@/components/ui/read-states'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { useSettings } from '../settings/settings-context'
import { ArticleLoading } from './article-loading'
import { Header } from './header'
import { useMenu } from './header/use-menu'
import type { LogoStripProps } from './logo-strip'
import type { StatisticsBandProps } from './statistics-band'
import { useSlowNavigation } from './use-slow-navigation'

const StatisticsBand = island<StatisticsBandProps>(async () => ({
  default: (await import('./statistics-band')).StatisticsBand,
}))
const LogoStrip = island<LogoStripProps>(async () => ({ default: (await import('./logo-strip')).LogoStrip }))
const Footer = island<object>(async () => ({ default: (await import('./footer')).Footer }))

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'sheet',
    px: '5',
    py: '3',
    borderRadius: 'pill',
    bg: 'fg',
    color: 'bg',
    fontWeight: '600',
    transform: 'translateY(-5rem)',
    _focus: { transform: 'none' },
  },
})

/** Progress line at the top of the window during a slow navigation. Static and full-width under reduced motion. */
const ProgressLine = chakra('div', {
  base: {
    position: 'fixed',
    top: '0',
    insetInline: '0',
    zIndex: 'sheet',
    height: '1',
    bg: 'ink',
    pointerEvents: 'none',
    _after: {
      content: '""',
      display: 'block',
      height: '100%',
      bg: 'accent',
      transformOrigin: '0 50%',
      '@media (prefers-reduced-motion: no-preference)': {
        transform: 'scaleX(0.94)',
        animation: 'extend 10s cubic-bezier(0.1, 0.6, 0.2, 1)',
      },
    },
  },
})

type PageFrameProps = { showStatistics: boolean; showLogos: boolean; children: ReactNode }

export function PageFrame({ showStatistics, showLogos, children }: PageFrameProps) {
  const settings = useSettings()
  const menu = useMenu()
  const slow = useSlowNavigation()
  const article = slow?.article ?? null
  return (
    <>
      <SkipLink href="#main" inert={menu.isOpen}>
        Skip to content
      </SkipLink>
      {slow && <ProgressLine data-progress="" />}
      {/* Outside the aria-busy element, whose updates screen readers defer. */}
      <VisuallyHidden role="status">{slow && LOADING}</VisuallyHidden>
      <Header menu={menu} />
      {/* The open small-screen menu covers the page, so the content below it must not be focusable. */}
      <div inert={menu.isOpen}>
        <chakra.main id="main" tabIndex={-1} outline="none" aria-busy={slow ? true : undefined}>
          {article !== null && <ArticleLoading title={article} />}
          <div hidden={article !== null}>{children}</div>
        </chakra.main>
        {showStatistics && <StatisticsBand heading={settings.statisticsHeading} statistics={settings.statistics} />}
        {showLogos && <LogoStrip heading={settings.clientLogosHeading} logos={settings.clientLogos} />}
        <Footer />
        <PlayerExtrasSlot />
      </div>
    </>
  )
}
