import type { SectionOf } from '@/lib/content/section-types'

/** A piece of work as a section of samples reads it. */
export type Sample = SectionOf<'samples'>['samples'][number]

/** How it is shown: a recording in a row or on a card, a film, a film with Before and After. */
export type Look = 'row' | 'card' | 'film' | 'comparison'

/** Whether there is anything to play: an editor may have published a sample without its file. */
export function isPlayable({ kind, audio, video }: Sample): boolean {
  return Boolean(kind === 'video' ? video?.url : audio?.url)
}

export function lookOf({ kind, switchAt }: Sample, layout: SectionOf<'samples'>['layout']): Look {
  if (kind === 'video') return switchAt && switchAt > 0 ? 'comparison' : 'film'
  return layout === 'cards' ? 'card' : 'row'
}
