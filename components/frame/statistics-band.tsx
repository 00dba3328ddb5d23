/**
 * A band of figures that count up once when first seen (count-up.ts); static without JavaScript and under reduced
 * motion.
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
import { useSettings } from '@/lib/contexts/page-context'
import { formatCount } from '@/lib/format/count-up'

const Band = chakra('section', { base: { bg: 'bg', color: 'fg', pt: '12-20', overflow: 'hidden' } })

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
})

/** Media query under which figures count up. */
const COUNTING = '@media screen and (scripting: enabled) and (prefers-reduced-motion: no-preference)'

const Figure = chakra('dd', {
  base: {
    textStyle: 'figure',
    fontSize: { base: 'clamp(1.375rem, 8.2vw, 3.5rem)', lg: 'clamp(2.75rem, 4.6vw, 4rem)' },
    whiteSpace: 'nowrap',
    [COUNTING]: {
      // Before hydration for eight seconds at most, in case the scripts never load.
      '& count-up:not(:defined)': {
        animation: 'appear 1ms 8s backwards',
        '[data-hydrated]:not([data-failed]) &': { visibility: 'hidden', animation: 'none' },
      },
    },
  },
})

const wave = waveHeights(96, 1, 1, 3)

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
  }

export function StatisticsBand(props: StatisticsBandProps) {
  const { heading, headingField = 'heading', statistics, tone, anchor } = props
  const edit = useEdit()
  // In the preview an empty section is still rendered, so that it can be clicked and filled in.
  if (statistics.length === 0 && !edit()) return null
  return (
    <Band data-tone={tone ?? 'mint'} id={anchor ?? undefined} aria-label={heading || undefined} {...edit()}>
      <Container>
        {heading && (
          <Box as="h2" textStyle="eyebrow" color="muted" mb="7" {...edit(headingField)}>
            {heading}
          </Box>
        )}
        {statistics.length > 0 && (
          <Figures css={{ '--columns': columnsFor(statistics) }}>
            {statistics.map((statistic) => (
              <div key={statistic._key} {...edit('statistics', statistic)}>
                <Box as="dt" textStyle="body" color="muted">
                  {statistic.label}
                </Box>
                <Figure>
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
      </Container>
      <Box mt="9-14" mb="-7" color="accent">
        <WaveStrip heights={wave} height={56} />
      </Box>
    </Band>
  )
}

/** Those of the site settings, below the content of most pages. */
export function FrameStatistics() {
  const { statisticsHeading, statistics } = useSettings()
  return <StatisticsBand heading={statisticsHeading} headingField="statisticsHeading" statistics={statistics} />
}
