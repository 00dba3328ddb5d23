import { defineArrayMember, defineField } from 'sanity'
import { fieldOf } from '../../rules/parent.ts'

/** The kinds of audio files an editor can choose. */
export const AUDIO_FILES = 'audio/mpeg,audio/mp4,audio/ogg'

/** Heights from which a waveform is drawn. */
export function peaksField() {
  return defineField({
    name: 'peaks',
    title: 'Waveform',
    type: 'array',
    description:
      'Loudness along the recording, usually 100 whole numbers from 0 to 255. Left empty, a plain bar is drawn.',
    of: [defineArrayMember({ type: 'number', validation: (rule) => rule.integer().min(0).max(255) })],
  })
}

/** The length of a recording or a film. */
export function secondsField() {
  return defineField({
    name: 'seconds',
    title: 'Length in seconds',
    type: 'number',
    description: 'How long it is, so that the length can be shown before anything is loaded.',
    validation: (rule) => rule.positive(),
  })
}

/**
 * The words of a film.
 * @param films the neighbouring fields that hold it; without a film nothing needs words
 */
export function filmTranscriptField(...films: readonly string[]) {
  return defineField({
    name: 'transcript',
    title: 'Transcript',
    type: 'text',
    rows: 6,
    description: 'What is said and shown, for people who cannot hear or see it.',
    validation: (rule) =>
      rule
        .custom((value, { parent }) => {
          const hasFilm = films.some((name) => fieldOf(parent, name))
          return !hasFilm || Boolean(value) || 'People who cannot hear the film need its words.'
        })
        .warning(),
  })
}
