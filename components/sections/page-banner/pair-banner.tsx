/**
 * Text beside the art or the form: on the same background, or on a second one that extends to the edge of the screen.
 */

import { Box, chakra } from '@chakra-ui/react'
import { SampleRow } from '@/components/audio/sample-row'
import { ContentSection } from '@/components/content/content-section'
import { FROM_LG } from '@/components/ui/media'
import { Columns } from '@/components/ui/section'
import { useEdit } from '@/lib/contexts/edit-context'
import { BannerArt } from './banner-art'
import { BannerFacts } from './banner-facts'
import { BannerForm } from './banner-form'
import { BannerActions, BannerHeading, BannerText, type BannerView } from './banner-words'

/** Shares of the columns; an option that no longer exists has those of "beside". */
const PARTS = { beside: [7, 5], reversed: [5, 7], stage: [7, 6] } as const

const Words = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', justifyContent: 'center', minWidth: '0', overflowWrap: 'anywhere' },
  variants: { isStage: { true: { py: { base: '10', lg: '10-20' }, pr: { lg: '8-18' } } } },
})

const Side = chakra('div', {
  base: { minWidth: '0' },
  variants: {
    isStage: {
      true: {
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        bg: 'bg',
        color: 'fg',
        py: { base: '8', lg: '10-20' },
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
    mb: 'calc(-1 * {spacing.10-20} - {spacing.2})',
  },
})

/** Text and buttons, and what an editor adds to them. */
function BannerWords({ section, isFirst }: BannerView) {
  const edit = useEdit()
  const { actions, heading, facts, sample } = section
  return (
    <>
      <BannerHeading section={section} isFirst={isFirst} />
      <Box mt="5">
        <BannerText section={section} />
      </Box>
      <BannerActions actions={actions} heading={heading} />
      {sample?.audio?.url && (
        <Box mt="7" px="5" bg="panel" borderRadius="card" maxWidth="35rem" {...edit('sample')}>
          <SampleRow sample={sample} titleAs="p" />
        </Box>
      )}
      {facts.length > 0 && <BannerFacts facts={facts} />}
    </>
  )
}

export function PairBanner({ section, isFirst, layout }: BannerView & { layout: keyof typeof PARTS }) {
  const { art, tone, panelTone } = section
  const form = section.form?.show ? section.form : null
  const isStage = layout === 'stage'
  const behind = isStage ? panelTone : tone
  return (
    <ContentSection section={section} py={isStage ? '0' : '10-20'} overflow="clip">
      <Columns
        parts={PARTS[layout] ?? PARTS.beside}
        columnGap={isStage ? '0' : '8-20'}
        rowGap={isStage ? '0' : '8'}
        alignItems={isStage || form ? 'stretch' : 'center'}
      >
        <Words isStage={isStage}>
          <BannerWords section={section} isFirst={isFirst} />
          {form && art && (
            <Perch>
              <BannerArt art={art} on={tone} sizes="27.5rem" media={FROM_LG} />
            </Perch>
          )}
        </Words>
        {(form || art) && (
          <Side
            isStage={isStage}
            data-tone={isStage ? panelTone : undefined}
            order={layout === 'reversed' ? { lg: '-1' } : undefined}
          >
            {form && <BannerForm form={form} headingAs={isFirst ? 'h2' : 'h3'} on={behind} />}
            {art && !form && (
              <BannerArt art={art} on={behind} sizes="(min-width: 64rem) 32.5rem, 92vw" priority={isFirst} />
            )}
          </Side>
        )}
      </Columns>
    </ContentSection>
  )
}
