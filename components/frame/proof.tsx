/**
 * Below the content of most pages: the statistics and client logos of the site settings, in a form that fits the opening of
 * the page, so that pages of different kinds do not end alike.
 */
import { Box } from '@chakra-ui/react'
import { Columns, Container } from '@/components/ui/section'
import { usePageProps, useSettings } from '@/lib/contexts/page-context'
import { LogoStrip } from './logo-strip'
import { proofLayoutOf } from './proof-layout'
import { StatisticsBand } from './statistics-band'

export type ProofProps = { showStatistics: boolean; showLogos: boolean }

export function Proof({ showStatistics, showLogos }: ProofProps) {
  const { page } = usePageProps()
  const { statisticsHeading, statistics, clientLogosHeading, clientLogos } = useSettings()
  const hasBoth = showStatistics && statistics.length > 0 && showLogos && clientLogos.length > 0
  const layout = proofLayoutOf(page?.sections[0], hasBoth)
  const figures = showStatistics && (
    <StatisticsBand
      heading={statisticsHeading}
      headingField="statisticsHeading"
      statistics={statistics}
      layout={layout}
    />
  )
  const logos = showLogos && (
    <LogoStrip heading={clientLogosHeading} headingField="clientLogosHeading" logos={clientLogos} layout={layout} />
  )
  if (layout === 'half') {
    return (
      <Box data-tone="mint" bg="bg" color="fg" py="10-20">
        <Container>
          <Columns parts={[5, 7]} columnGap="8-20" rowGap="10">
            {figures}
            {logos}
          </Columns>
        </Container>
      </Box>
    )
  }
  return (
    <Box data-tone="white" bg="bg">
      {figures}
      {logos}
    </Box>
  )
}
