/** The band of figures. They count up once, when first seen; without JavaScript and under reduced motion they simply stand there. */
import { Box, chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { Container } from '@/components/ui/section'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { WaveBars } from '@/components/ui/wave-bars'
import type { SiteSettings } from '@/lib/content/section-types'
import { countAt, formatCount } from '@/lib/count-up'
import { waveHeights } from '@/lib/wave'
import { useCountUp } from './use-count-up'

const Band = chakra('section', { base: { bg: 'bg', color: 'fg', pt: 'clamp(48px, 6vw, 80px)', overflow: 'hidden' } })

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      lg: 'minmax(0, 1.65fr) minmax(0, 1.15fr) minmax(0, 1.15fr) minmax(0, 0.8fr)',
    },
    columnGap: 'clamp(16px, 2.5vw, 40px)',
    rowGap: '32px',
    '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: '8px' },
    '& > div:first-of-type': { gridColumn: { base: '1 / -1', lg: 'auto' } },
  },
})

const Figure = chakra('dd', {
  base: { textStyle: 'figure', fontSize: 'clamp(2.25rem, 1.4rem + 3.4vw, 4rem)', whiteSpace: 'nowrap' },
})

const wave = waveHeights(140, 0.35, 1, 3)

type StatisticsBandProps = Pick<SiteSettings, 'statistics'> & { heading: string | null }

export function StatisticsBand({ heading, statistics }: StatisticsBandProps) {
  const band = useRef<HTMLElement>(null)
  const tick = useCountUp(band)
  if (statistics.length === 0) return null
  return (
    <Band ref={band} data-tone="mint" aria-label={heading ?? undefined}>
      <Container>
        {heading && (
          <Box as="h2" textStyle="eyebrow" color="muted" mb="28px">
            {heading}
          </Box>
        )}
        <Figures>
          {statistics.map(({ _key, value, suffix, label }) => (
            <div key={_key}>
              <Box as="dt" textStyle="body" color="muted">
                {label}
              </Box>
              <Figure>
                <VisuallyHidden>{formatCount(value, suffix)}</VisuallyHidden>
                <span aria-hidden>{formatCount(tick === null ? value : countAt(value, tick), suffix)}</span>
              </Figure>
            </div>
          ))}
        </Figures>
      </Container>
      <Box mt="clamp(32px, 4vw, 56px)" color="accent">
        <WaveBars heights={wave} seat="bottom" height="56px" />
      </Box>
    </Band>
  )
}
