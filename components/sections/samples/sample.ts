import type { SectionOf } from '@/lib/content/section-types'

/** A piece of work as a section of samples reads it. */
export type Sample = SectionOf<'samples'>['samples'][number]

/** Whether there is anything to play: an editor may have published a sample without its file. */
export function isPlayable({ kind, audio, video }: Sample): boolean {
  return Boolean(kind === 'video' ? video?.url : audio?.url)
}
