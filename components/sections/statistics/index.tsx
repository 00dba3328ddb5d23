/** Section with the band of figures that count up: those of the page, or those of the site settings. */

import { StatisticsBand } from '@/components/frame/statistics-band'
import { useSettings } from '@/components/settings/settings-context'
import type { SectionOf } from '@/lib/content/section-types'
import { SectionKeyContext, useEdit } from '@/lib/draft/edit-context'

export default function StatisticsSection({ section }: { section: SectionOf<'statistics'> }) {
  const settings = useSettings()
  const edit = useEdit()
  const { heading, statistics, tone, anchor } = section
  const shared = { tone, anchor, editing: { band: edit(), heading: edit('heading') } }
  if (statistics.length > 0) return <StatisticsBand {...shared} heading={heading} statistics={statistics} />
  return (
    // The figures belong to the settings, so a click in the preview opens those.
    <SectionKeyContext value={null}>
      <StatisticsBand {...shared} heading={heading || settings.statisticsHeading} statistics={settings.statistics} />
    </SectionKeyContext>
  )
}
