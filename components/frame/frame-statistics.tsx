/** The statistics of the site settings, below the content of most pages. */
import { useSettings } from '@/components/settings/settings-context'
import { StatisticsBand } from './statistics-band'

export default function FrameStatistics() {
  const { statisticsHeading, statistics } = useSettings()
  return <StatisticsBand heading={statisticsHeading} statistics={statistics} />
}
