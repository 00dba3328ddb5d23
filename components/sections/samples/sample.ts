/** A sample of a service, and the layout in which it is shown. */
import type { SectionOf } from '@/lib/content/section-types'

/** A sample as the section's query returns it. */
export type Sample = SectionOf<'samples'>['samples'][number]

/** Layout of a sample: a recording in a row or on a card, a film, or a film with Before and After. */
export type SampleVariant = 'row' | 'card' | 'film' | 'comparison'

export function variantOf({ kind, switchAt }: Sample, layout: SectionOf<'samples'>['layout']): SampleVariant {
  if (kind === 'video') return switchAt && switchAt > 0 ? 'comparison' : 'film'
  return layout === 'cards' ? 'card' : 'row'
}
