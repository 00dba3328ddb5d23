/** Sections for tests. */
import type { SectionOf } from '@/lib/content/section-types'

type Statistic = SectionOf<'statistics'>['statistics'][number]

function statistic(value: string, label: string, suffix = '+'): Statistic {
  return { _key: label, value, suffix, label }
}

export const typical: SectionOf<'statistics'> = {
  _key: 'statistics',
  _type: 'statistics',
  tone: 'ink',
  anchor: null,
  heading: 'What has come of it',
  statistics: [statistic('25', 'years in business'), statistic('600000', 'audio pieces produced', '')],
}
