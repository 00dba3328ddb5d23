/** What stands around the content of every page: skip link, header, main, the two bands and the footer. */
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PlayerExtrasSlot } from '@/components/audio/player-extras-slot'
import { near } from '@/components/ui/near'
import { Header } from './header'
import { useMenu } from './header/use-menu'
import type { LogoStripProps } from './logo-strip'
import { useSettings } from './settings-context'
import type { StatisticsBandProps } from './statistics-band'

const StatisticsBand = near<StatisticsBandProps>(async () => ({
  default: (await import('./statistics-band')).StatisticsBand,
}))
const LogoStrip = near<LogoStripProps>(async () => ({ default: (await import('./logo-strip')).LogoStrip }))
const Footer = near<object>(async () => ({ default: (await import('./footer')).Footer }))

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '8px',
    left: '8px',
    zIndex: 'sheet',
    px: '20px',
    py: '12px',
    borderRadius: 'pill',
    bg: 'fg',
    color: 'bg',
    fontWeight: '600',
    transform: 'translateY(-80px)',
    _focus: { transform: 'none' },
  },
})

type PageFrameProps = { showStatistics: boolean; showLogos: boolean; children: ReactNode }

export function PageFrame({ showStatistics, showLogos, children }: PageFrameProps) {
  const settings = useSettings()
  const menu = useMenu()
  return (
    <>
      <SkipLink href="#main" inert={menu.isOpen}>
        Skip to content
      </SkipLink>
      <Header menu={menu} />
      {/* The open menu of small screens covers the page: what lies below it must not be reached. */}
      <div inert={menu.isOpen}>
        <chakra.main id="main" tabIndex={-1} outline="none">
          {children}
        </chakra.main>
        {showStatistics && <StatisticsBand heading={settings.statisticsHeading} statistics={settings.statistics} />}
        {showLogos && <LogoStrip heading={settings.clientLogosHeading} logos={settings.clientLogos} />}
        <Footer />
        <PlayerExtrasSlot />
      </div>
    </>
  )
}
