/**
 * Figures that count up once when first seen (count-up.ts); static without JavaScript and under reduced motion. A band of
 * their own, one low line, or the left half of a band that they share with the client logos.
 *
 * If they will count up, the final figures in the server's HTML are hidden until then: otherwise a visitor who opens
 * the page at the band would see them drop to zero.
 */
import { Box, chakra } from '@chakra-ui/react'
import { NARROW_WINDOW } from '@/components/ui/media'
import { WaveStrip } from '@/components/ui/pictures/wave-bars'
import { Container, type SectionProps } from '@/components/ui/section'
import { VisuallyHidden } from '@/components/ui/text/visually-hidden'
import { waveHeights } from '@/lib/audio/wave'
import type { SiteSettings } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'
import { formatCount } from '@/lib/format/count-up'
import type { ProofLayout } from './proof-layout'

const Band = chakra('section', {
  base: { bg: 'bg', color: 'fg' },
  variants: {
    layout: {
      band: { pt: '12-20', overflow: 'hidden' },
      line: { pt: '8-14' },
      half: { bg: 'transparent' },
    },
  },
})

const Heading = chakra('h2', {
  base: { textStyle: 'eyebrow', color: 'muted' },
  variants: {
    layout: {
      band: { mb: '7' },
      line: { mb: '5' },
      // On the line of the logos' heading, which has a button beside it.
      half: { display: 'flex', alignItems: 'center', minHeight: 'touch', mb: '6' },
    },
  },
})

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      // At least as wide as their figures, also with other spacing (WCAG 1.4.12).
      base: 'repeat(2, minmax(min-content, 1fr))',
      lg: 'var(--columns)',
    },
    [NARROW_WINDOW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    columnGap: 'clamp(1rem, 2.5vw, 2.5rem)',
    rowGap: '8',
    '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: '2' },
  },
  variants: {
    layout: {
      band: {},
      line: {
        gridTemplateColumns: { md: 'repeat(4, minmax(min-content, 1fr))' },
        rowGap: '5',
        '& > div': { gap: '0', pl: '4', borderLeft: '3px solid {colors.accent}' },
      },
      half: {
        gridTemplateColumns: { lg: 'repeat(2, minmax(min-content, 1fr))' },
        rowGap: { base: '6', lg: '10' },
        '& > div': { gap: '0', pt: '4', borderTop: '3px solid {colors.accent}' },
      },
    },
  },
})

/** Media query under which figures count up. */
const COUNTING = '@media screen and (scripting: enabled) and (prefers-reduced-motion: no-preference)'

const Figure = chakra('dd', {
  base: {
    textStyle: 'figure',
    whiteSpace: 'nowrap',
    [COUNTING]: {
      // Before hydration for eight seconds at most, in case the scripts never load.
      '& count-up:not(:defined)': {
        animation: 'appear 1ms 8s backwards',
        '[data-hydrated]:not([data-failed]) &': { visibility: 'hidden', animation: 'none' },
      },
    },
  },
  variants: {
    layout: {
      band: { fontSize: { base: 'clamp(1.375rem, 8.2vw, 3.5rem)', lg: 'clamp(2.75rem, 4.6vw, 4rem)' } },
      line: { fontSize: 'clamp(1.25rem, 6vw, 1.75rem)' },
      half: { fontSize: { base: 'clamp(1.375rem, 7vw, 2.25rem)', lg: 'clamp(2rem, 3.2vw, 2.75rem)' } },
    },
  },
})

const wave = waveHeights(36, 1, 1, 3)

/** Wide columns for long figures and narrow ones for short, so that the gaps look equal. */
function columnsFor(statistics: SiteSettings['statistics']): string {
  return statistics
    .map(({ value, suffix, label }) => `minmax(0, ${Math.max(formatCount(value, suffix).length, label.length / 4)}fr)`)
    .join(' ')
}

type StatisticsBandProps = Pick<SiteSettings, 'statistics'> &
  Pick<SectionProps, 'tone' | 'anchor'> & {
    heading: string | null
    headingField?: string
    /** @default 'band' */
    layout?: ProofLayout
  }

export function StatisticsBand(props: StatisticsBandProps) {
  const { heading, headingField = 'heading', statistics, tone, anchor, layout = 'band' } = props
  const edit = useEdit()
  const Frame = layout === 'half' ? Box : Container
  // In the preview an empty section is still rendered, so that it can be clicked and filled in.
  if (statistics.length === 0 && !edit()) return null
  return (
    <Band
      layout={layout}
      data-tone={tone ?? (layout === 'band' ? 'mint' : undefined)}
      id={anchor ?? undefined}
      aria-label={heading || undefined}
      {...edit()}
    >
      <Frame>
        {heading && (
          <Heading layout={layout} {...edit(headingField)}>
            {heading}
          </Heading>
        )}
        {statistics.length > 0 && (
          <Figures layout={layout} css={{ '--columns': columnsFor(statistics) }}>
            {statistics.map((statistic) => (
              <div key={statistic._key} {...edit('statistics', statistic)}>
                <Box as="dt" textStyle={layout === 'band' ? 'body' : 'small'} color="muted">
                  {statistic.label}
                </Box>
                <Figure layout={layout}>
                  <VisuallyHidden>{formatCount(statistic.value, statistic.suffix)}</VisuallyHidden>
                  <count-up
                    aria-hidden
                    data-value={statistic.value}
                    data-suffix={statistic.suffix}
                    suppressHydrationWarning
                  >
                    {formatCount(statistic.value, statistic.suffix)}
                  </count-up>
                </Figure>
              </div>
            ))}
          </Figures>
        )}
      </Frame>
      {layout === 'band' && (
        <Box mt="9-14" mb="-7" color="accent">
          <WaveStrip heights={wave} height={56} />
        </Box>
      )}
    </Band>
  )
}
