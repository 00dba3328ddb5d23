/** The footer: contact details, studios, navigation and small print on the ink tone. */
import { Box, chakra } from '@chakra-ui/react'
import { Film } from '@/components/film/film'
import { FROM_MD } from '@/components/ui/media'
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

const wave = waveHeights(24, 1, 1, 5)

/** On phones the still is beside its title, until it plays; below it where large text leaves no room. */
const Promo = chakra('div', {
  base: {
    // In the lower left corner of a small still it would cover the wordmark.
    lgDown: { '& [data-disc]': { left: '2', top: '2', bottom: 'auto', width: '9' } },
    mdDown: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
      alignItems: 'center',
      columnGap: '4',
      '--film-radius': '{radii.field}',
      '&:has(video)': { display: 'block' },
    },
  },
})

const Title = chakra('p', { base: { mt: { md: '4' }, fontWeight: '600' } })

/** Renders nothing without a file. */
function PromoVideo({ film }: { film: NonNullable<SiteSettings['promoVideo']> }) {
  const edit = useEdit()
  const words = useWords('player')
  const { video, title, poster, transcript } = film
  if (!video?.url) return null
  return (
    <Promo {...edit('promoVideo')}>
      <Film title={title ?? ''} url={video.url} poster={poster} sizes={`${FROM_MD} 30rem, 92vw`} />
      <div>
        {title && <Title>{title}</Title>}
        <Transcript text={transcript} label={words.player.readShown} />
      </div>
    </Promo>
  )
}

export default function Footer() {
  const settings = useSettings()
  const { promoVideo } = settings
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
          {promoVideo && <PromoVideo film={promoVideo} />}
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
