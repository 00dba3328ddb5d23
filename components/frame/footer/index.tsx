/** The footer: contact details, studios, navigation and small print on the ink tone. */
import { Box, chakra } from '@chakra-ui/react'
import { Columns } from '@/components/ui/columns'
import { Container } from '@/components/ui/section'
import { WaveStrip } from '@/components/ui/wave-bars'
import { waveHeights } from '@/lib/audio/wave'
import { useSettings } from '../../settings/settings-context'
import { Contact } from './contact'
import { FooterNavigation } from './footer-navigation'
import { PromoVideo } from './promo-video'
import { SmallPrint } from './small-print'
import { Studios } from './studios'

const Band = chakra('footer', {
  base: {
    bg: 'bg',
    color: 'fg',
    pb: 'calc({spacing.8} + var(--help-bar) + var(--now-playing, 0px))',
    overflow: 'hidden',
  },
})

const wave = waveHeights(72, 1, 1, 5)

export function Footer() {
  const settings = useSettings()
  const { promoVideo } = settings
  return (
    <Band data-tone="ink">
      <Container>
        <Columns
          parts={[11, 10]}
          from="md"
          alignItems="center"
          columnGap="10-24"
          rowGap="12"
          pt="12-22"
          pb="clamp(3rem, 5vw, 4.5rem)"
        >
          <Contact settings={settings} />
          {promoVideo?.video?.url && <PromoVideo film={promoVideo} />}
        </Columns>
        <Box color="line" mb="10-16">
          <WaveStrip heights={wave} height={40} />
        </Box>
        <Studios offices={settings.offices} postalAddress={settings.postalAddress} />
        <FooterNavigation groups={settings.footerNavigation} />
        <SmallPrint settings={settings} />
      </Container>
    </Band>
  )
}
