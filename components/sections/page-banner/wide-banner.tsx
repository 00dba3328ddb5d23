/**
 * A full-width heading above a panel of the grid's width with the art among sound bars. A slim one is low and has no
 * panel, for texts and tools.
 */

import { Box, chakra } from '@chakra-ui/react'
import { ContentSection } from '@/components/content/content-section'
import { WaveStrip } from '@/components/ui/pictures/wave-bars'
import { Columns } from '@/components/ui/section'
import { waveHeights } from '@/lib/audio/wave'
import type { ContentImage } from '@/lib/content/section-types'
import { BannerArt } from './banner-art'
import { BannerActions, BannerHeading, BannerText, type BannerView } from './banner-words'

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

/** Minimum aspect ratio of art that fills the panel, without sound bars behind it. */
const SCENE = 2

function isScene({ width, height }: ContentImage): boolean {
  return (width ?? 0) >= SCENE * (height ?? 1)
}

export function WideBanner({ section, isFirst, isSlim }: BannerView & { isSlim: boolean }) {
  const { art, panelTone } = section
  return (
    <ContentSection section={section} {...(isSlim ? { pt: '8-14', pb: '7-11' } : { py: '10-20' })}>
      <Columns parts={[7, 5]} columnGap="8-20" rowGap={isSlim ? '4' : '5'} alignItems="end" overflowWrap="anywhere">
        <div>
          <BannerHeading section={section} isFirst={isFirst} isSmall={isSlim} maxWidth={isSlim ? '16em' : '12em'} />
        </div>
        <div>
          <BannerText section={section} />
          <BannerActions actions={section.actions} heading={section.heading} />
        </div>
      </Columns>
      {art && !isSlim && (
        <Panel data-tone={panelTone}>
          {isScene(art) ? (
            <BannerArt art={art} on={panelTone} sizes="(min-width: 80rem) 73rem, 88vw" priority={isFirst} />
          ) : (
            <>
              <Wave>
                <WaveStrip heights={WAVE} height={180} />
              </Wave>
              <Box position="relative" width="min(100%, 35rem)">
                <BannerArt art={art} on={panelTone} sizes="(min-width: 40rem) 35rem, 88vw" priority={isFirst} />
              </Box>
            </>
          )}
        </Panel>
      )}
    </ContentSection>
  )
}
