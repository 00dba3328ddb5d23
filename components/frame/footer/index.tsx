/** The footer: contact details, studios, navigation and small print on the ink tone. */
import { Box, chakra } from '@chakra-ui/react'
import { island } from '@/components/island'
import { WaveStrip } from '@/components/ui/pictures/wave-bars'
import { Columns, Container } from '@/components/ui/section'
import { waveHeights } from '@/lib/audio/wave'
import { useSettings } from '@/lib/contexts/page-context'
import { FRAME_ISLANDS } from '../islands'
import { Contact } from './contact'
import { FooterNavigation } from './footer-navigation'
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

const wave = waveHeights(24, 1, 1, 5)

const PromoVideo = island({ name: 'promo-video', ...FRAME_ISLANDS['promo-video'] })

export default function Footer() {
  const settings = useSettings()
  return (
    <Band data-tone="ink">
      <Container>
        <Columns
          parts={[8, 5]}
          from="md"
          alignItems="center"
          columnGap="10-24"
          rowGap="4"
          pt={{ base: '8', md: '10-20' }}
          pb={{ base: '6', md: '8-14' }}
        >
          <Contact settings={settings} />
          {settings.promoVideo?.video?.url && <PromoVideo />}
        </Columns>
        <Box hideBelow="md" color="line" mb="8-14">
          <WaveStrip heights={wave} height={40} />
        </Box>
        <Studios offices={settings.offices} postalAddress={settings.postalAddress} />
        <FooterNavigation groups={settings.footerNavigation} />
        <SmallPrint settings={settings} />
      </Container>
    </Band>
  )
}
