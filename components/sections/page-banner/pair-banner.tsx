/**
 * Text beside the art or the form: on the same background, or on a second one that extends to the edge of the screen.
 */

import { chakra } from '@chakra-ui/react'
import { ContentSection } from '@/components/content/content-section'
import { FROM_LG } from '@/components/ui/media'
import type { Tone } from '@/components/ui/theme/colors'
import { BannerArt } from './banner-art'
import { BannerFacts } from './banner-facts'
import { BannerHeading, BannerOffers, BannerText, type BannerView } from './banner-words'

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: '8-20',
    rowGap: '8',
    alignItems: 'center',
    '&[data-layout=stage]': { rowGap: '0', columnGap: '0', alignItems: 'stretch' },
  },
  variants: {
    layout: {
      beside: { gridTemplateColumns: { lg: 'minmax(0, 7fr) minmax(0, 5fr)' } },
      reversed: { gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 7fr)' } },
      stage: { gridTemplateColumns: { lg: 'minmax(0, 7fr) minmax(0, 6fr)' } },
    },
    withForm: { true: { alignItems: { lg: 'stretch' } } },
  },
})

const Words = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', justifyContent: 'center', minWidth: '0', overflowWrap: 'anywhere' },
  variants: {
    layout: {
      beside: {},
      reversed: {},
      stage: { py: { base: '10', lg: 'var(--air)' }, pr: { lg: '8-18' } },
    },
  },
})

const Side = chakra('div', {
  base: { minWidth: '0' },
  variants: {
    layout: {
      beside: {},
      reversed: { order: { lg: '-1' } },
      stage: {
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        bg: 'bg',
        color: 'fg',
        py: { base: '8', lg: 'var(--air)' },
        pl: { lg: '8-18' },
        '& > *': { position: 'relative' },
        // Extends the background to the edge of the screen; the section clips the rest.
        '&::before': {
          content: '""',
          position: 'absolute',
          insetBlock: '0',
          left: { base: '-50vw', lg: '0' },
          right: '-50vw',
          bg: 'bg',
        },
      },
    },
  },
})

/** Art on the lower edge of the banner, below the text, if the form takes the other side. */
const Perch = chakra('div', {
  base: {
    display: { base: 'none', lg: 'block' },
    width: 'min(100%, 27.5rem)',
    mt: 'auto',
    pt: '8',
    mb: 'calc(-1 * var(--air) - {spacing.2})',
  },
})

const Lead = chakra('div', { base: { mt: '5' } })

type PairBannerProps = BannerView & { layout: 'beside' | 'reversed' | 'stage'; panelTone: Tone }

export function PairBanner({ section, isFirst, layout, panelTone, form }: PairBannerProps) {
  const { art, tone } = section
  const isStage = layout === 'stage'
  return (
    <ContentSection section={section} py={isStage ? '0' : 'var(--air)'} overflow="clip">
      <Pair layout={layout} data-layout={layout} withForm={form !== null}>
        <Words layout={layout}>
          <BannerHeading section={section} isFirst={isFirst} />
          <Lead>
            <BannerText section={section} />
          </Lead>
          <BannerOffers section={section} />
          <BannerFacts facts={section.facts} />
          {form && art && (
            <Perch>
              <BannerArt art={art} on={tone} sizes="27.5rem" media={FROM_LG} />
            </Perch>
          )}
        </Words>
        {(form || art) && (
          <Side layout={layout} data-tone={isStage ? panelTone : undefined}>
            {form ??
              (art && (
                <BannerArt
                  art={art}
                  on={isStage ? panelTone : tone}
                  sizes="(min-width: 64rem) 32.5rem, 92vw"
                  priority={isFirst}
                />
              ))}
          </Side>
        )}
      </Pair>
    </ContentSection>
  )
}
