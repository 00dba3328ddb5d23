import { defineArrayMember, defineField } from 'sanity'
import { fieldOf } from '../../rules/parent.ts'

/** Accepted audio file types. */
export const AUDIO_FILES = 'audio/mpeg,audio/mp4,audio/ogg'

/** The peaks of a waveform. */
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

/** The duration of a recording or video. */
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
 * The transcript of a video.
 * @param films sibling fields that hold the video; without one no transcript is needed
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
