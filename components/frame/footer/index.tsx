/** The footer: contact details, studios, navigation and small print on the ink tone. */
import { Box, chakra } from '@chakra-ui/react'
import { Film } from '@/components/film/film'
import { WaveStrip } from '@/components/ui/pictures/wave-bars'
import { Columns, Container } from '@/components/ui/section'
import { Transcript } from '@/components/ui/text/transcript'
import { waveHeights } from '@/lib/audio/wave'
import type { SiteSettings } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'
import { useSettings } from '@/lib/contexts/page-context'
import { useWords } from '@/lib/contexts/words-context'
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

const wave = waveHeights(72, 1, 1, 5)

const Title = chakra('p', { base: { mt: '4', fontWeight: '600' } })

/** Renders nothing without a file. */
function PromoVideo({ film }: { film: NonNullable<SiteSettings['promoVideo']> }) {
  const edit = useEdit()
  const words = useWords('player')
  const { video, title, poster, transcript } = film
  if (!video?.url) return null
  return (
    <div {...edit('promoVideo')}>
      <Film title={title ?? ''} url={video.url} poster={poster} sizes="(min-width: 64rem) 35rem, 92vw" />
      {title && <Title>{title}</Title>}
      <Transcript text={transcript} label={words.player.readShown} />
    </div>
  )
}

export default function Footer() {
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
          {promoVideo && <PromoVideo film={promoVideo} />}
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
