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

/** As little as the Studio lets an editor publish: the figures of the site settings. */
export const minimal: SectionOf<'statistics'> = { ...typical, tone: 'mint', heading: '', statistics: [] }

export const longest: SectionOf<'statistics'> = {
  ...typical,
  heading: 'Figures of all kinds '.repeat(5),
  statistics: ['1', '20', '300', '40000', '5000000', '600,000,000'].map((value) =>
    statistic(value, `things of a kind that has a long name, ${value}`),
  ),
}
