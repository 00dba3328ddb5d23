/** Pictures, recordings and films. */
import { defineType } from 'sanity'
import { fieldOf } from '../../common/untyped.ts'
import { largePictureProblem } from '../../rules/files/picture.ts'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'
import { AUDIO_FILES, FILM_FILES, filmTranscriptField, peaksField, secondsField } from '../parts/recording-fields.ts'
import { sampleField, titleField } from '../parts/shared-fields.ts'

export const imageWithAlt = defineType({
  name: 'imageWithAlt',
  title: 'Picture',
  type: 'image',
  // The shapes in which the site shows pictures.
  options: {
    hotspot: {
      previews: [
        { title: 'Beside a text', aspectRatio: 4 / 3 },
        { title: 'Still of a film', aspectRatio: 16 / 9 },
        { title: 'When shared', aspectRatio: 1200 / 630 },
        { title: 'Portrait', aspectRatio: 1 },
      ],
    },
  },
  validation: (rule) => rule.custom(largePictureProblem),
  fields: [
    field('alt', 'string', 'What the picture shows', {
      description: 'One short sentence for people who cannot see it and for search engines.',
      hidden: ({ parent }) => parent?.decorative === true,
      validation: (rule) =>
        rule
          .custom((value, { parent }) => {
            const settled = !fieldOf(parent, 'asset') || fieldOf(parent, 'decorative') === true || Boolean(value)
            return settled || 'Say what the picture shows, or mark it as decoration.'
          })
          .warning(),
    }),
    field('decorative', 'boolean', 'Only decoration', {
      description: 'On when the picture adds nothing that the text does not say. Screen readers then skip it.',
      initialValue: false,
    }),
  ],
})

/** An audio recording, with the peaks of its waveform. */
export const audioSample = defineObject({
  name: 'audioSample',
  title: 'Audio sample',
  fields: [
    titleField('What the recording is called.', 'A sample needs a title.'),
    field('description', 'text', 'Description', { rows: 2, description: 'What to listen for, in one sentence.' }),
    field('audio', 'file', 'Recording', {
      description: 'An MP3 file. Its length and waveform are filled in by themselves.',
      options: { accept: AUDIO_FILES },
      required: 'Add the recording.',
    }),
    peaksField(),
    { ...secondsField(), hidden: true },
    sampleField(),
  ],
  preview: { title: 'title', detail: 'description', isSample: 'isSample' },
})

/** A short video, played on request. */
export const promoVideo = defineObject({
  name: 'promoVideo',
  title: 'Promo video',
  fields: [
    field('title', 'string', 'Title', { description: 'What the film is called.' }),
    field('video', 'file', 'Film', {
      description: 'An MP4 file, best under 5 MB.',
      options: { accept: FILM_FILES },
    }),
    field('poster', 'imageWithAlt', 'Still picture', { description: 'Shown until the film is started.' }),
    filmTranscriptField('video'),
  ],
})
