/** Fields that recordings and films share: the file, its captions, its waveform, its length and its transcript. */
import { defineArrayMember } from 'sanity'
import { fieldOf } from '../../common/untyped.ts'
import { field } from './field.ts'

/** All sounds and all films: the check of uploads says of each that the site does not take why, and what to do. */
export const AUDIO_FILES = 'audio/*'
export const FILM_FILES = 'video/*'

type Condition = (parent: unknown) => boolean

/** The film of an object that may hold something else instead. */
export function filmField(when: Condition) {
  return field('video', 'file', 'Film', {
    description: 'An MP4 file, best under 5 MB. It loads only when pressed.',
    options: { accept: FILM_FILES },
    when,
    required: 'Add the film.',
  })
}

/** The captions of such a film. */
export function captionsField(when: Condition) {
  return field('captions', 'file', 'Captions', {
    description: 'A WebVTT file (.vtt) with what is said and heard. A film in which somebody speaks needs them.',
    options: { accept: 'text/vtt,.vtt' },
    when,
  })
}

/** The peaks of a waveform, which the form computes from the file. */
export function peaksField() {
  return field('peaks', 'array', 'Waveform', {
    description:
      'Loudness along the recording, usually 100 whole numbers from 0 to 255. Left empty, a row of tents is drawn.',
    hidden: true,
    of: [defineArrayMember({ type: 'number', validation: (rule) => rule.integer().min(0).max(255) })],
  })
}

/** The duration of a recording or video. */
export function secondsField() {
  return field('seconds', 'number', 'Length in seconds', {
    description: 'How long it is, so that the length can be shown before anything is loaded.',
    validation: (rule) => rule.positive(),
  })
}

/**
 * The transcript of a video.
 * @param films sibling fields that hold the video; without one no transcript is needed
 */
export function filmTranscriptField(...films: readonly string[]) {
  return field('transcript', 'text', 'Transcript', {
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
