/**
 * A full-width heading above a panel of the grid's width with the art among sound bars. A slim one is low and has no
 * panel, for texts and tools.
 */

import { chakra } from '@chakra-ui/react'
import { ContentSection } from '@/components/content/content-section'
import { Columns } from '@/components/ui/columns'
import type { Tone } from '@/components/ui/theme/colors'
import { WaveStrip } from '@/components/ui/wave-bars'
import { waveHeights } from '@/lib/audio/wave'
import { BannerArt } from './banner-art'
import { BannerFacts } from './banner-facts'
import { BannerHeading, BannerOffers, BannerText, type BannerView } from './banner-words'

const WAVE = waveHeights(60, 0.9, 0.9, 7)

const Panel = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    mt: 'clamp(1.75rem, 4vw, 3.5rem)',
    layerStyle: 'card',
    overflow: 'clip',
    justifyItems: 'center',
    pt: '6',
    px: '4',
  },
})

/** Behind the art, from edge to edge. */
const Wave = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '50%',
    transform: 'translateY(-50%)',
    overflow: 'hidden',
    color: 'accent',
    pointerEvents: 'none',
  },
})

const Art = chakra('div', { base: { position: 'relative', width: 'min(100%, 35rem)' } })

/** Minimum aspect ratio of art that fills the panel, without sound bars behind it. */
const SCENE = 2

type WideBannerProps = Omit<BannerView, 'form'> & { isSlim: boolean; panelTone: Tone }

export function WideBanner({ section, isFirst, isSlim, panelTone }: WideBannerProps) {
  const { art } = section
  const isScene = (art?.width ?? 0) >= SCENE * (art?.height ?? 1)
  return (
    <ContentSection section={section} {...(isSlim ? { pt: '8-14', pb: '7-11' } : { py: 'var(--air)' })}>
      <Columns parts={[7, 5]} columnGap="8-20" rowGap={isSlim ? '4' : '5'} alignItems="end" overflowWrap="anywhere">
        <div>
          <BannerHeading section={section} isFirst={isFirst} isSmall={isSlim} maxWidth={isSlim ? '24ch' : '18ch'} />
        </div>
        <div>
          <BannerText section={section} />
          <BannerOffers section={section} />
        </div>
      </Columns>
      <BannerFacts facts={section.facts} />
      {art && !isSlim && (
        <Panel data-tone={panelTone}>
          {isScene ? (
            <BannerArt art={art} on={panelTone} sizes="(min-width: 80rem) 73rem, 88vw" priority={isFirst} />
          ) : (
            <>
              <Wave>
                <WaveStrip heights={WAVE} height={180} />
              </Wave>
              <Art>
                <BannerArt art={art} on={panelTone} sizes="(min-width: 40rem) 35rem, 88vw" priority={isFirst} />
              </Art>
            </>
          )}
        </Panel>
      )}
    </ContentSection>
  )
}
