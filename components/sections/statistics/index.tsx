/** Section with a band of figures that count up. */

import { StatisticsBand } from '@/components/frame/statistics-band'
import type { SectionOf } from '@/lib/content/section-types'

export default function StatisticsSection({ section }: { section: SectionOf<'statistics'> }) {
  const { heading, statistics, tone, anchor } = section
  return <StatisticsBand heading={heading} statistics={statistics} tone={tone} anchor={anchor} />
}
