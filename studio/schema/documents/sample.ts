import { PlayIcon } from '@sanity/icons/Play'
import { defineType } from 'sanity'
import { playButton } from '../../form/recording/play-button.ts'
import { fieldOf } from '../../rules/parent.ts'
import { choiceField, field, listField } from '../parts/field.ts'
import { sampleField } from '../parts/fields.ts'
import { AUDIO_FILES, peaksField, secondsField } from '../parts/recording-fields.ts'
import { SERVICES, serviceTitle } from '../parts/services.ts'

function isVideo(document: unknown): boolean {
  return fieldOf(document, 'kind') === 'video'
}

/** A sample of finished work, audio or video. Shown by samples sections. */
export const sample = defineType({
  name: 'sample',
  title: 'Sample',
  type: 'document',
  icon: PlayIcon,
  description: 'A piece of our work to hear or see. Pages choose samples by their samples section.',
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'settings', title: 'Settings' },
  ],
  fields: [
    field('title', 'string', 'Title', {
      group: 'content',
      description: 'What the piece is called, in a few words.',
      required: 'A sample needs a title.',
    }),
    field('eyebrow', 'string', 'Small line above the title', {
      group: 'content',
      description: 'Optional. A few words on its kind, such as "Cheerful, 112 bpm". Shown on cards.',
    }),
    choiceField('kind', 'Kind', {
      group: 'content',
      description: 'A recording to hear, or a film to watch.',
      choices: [
        { title: 'Audio', value: 'audio' },
        { title: 'Video', value: 'video' },
      ],
      options: { direction: 'horizontal' },
      initialValue: 'audio',
      required: 'Choose audio or video.',
    }),
    field('audio', 'file', 'Recording', {
      group: 'content',
      description: 'An MP3 file, best under 1 MB. Its length and waveform are filled in by themselves.',
      options: { accept: AUDIO_FILES },
      hidden: ({ document }) => isVideo(document),
      validation: (rule) =>
        rule.custom(
          (value, { document }) => isVideo(document) || Boolean(fieldOf(value, 'asset')) || 'Add the recording.',
        ),
    }),
    { ...peaksField(), group: 'content' },
    field('video', 'file', 'Film', {
      group: 'content',
      description: 'An MP4 file, best under 5 MB. It loads only when pressed.',
      options: { accept: 'video/mp4,video/webm' },
      hidden: ({ document }) => !isVideo(document),
      validation: (rule) =>
        rule.custom((value, { document }) => !isVideo(document) || Boolean(fieldOf(value, 'asset')) || 'Add the film.'),
    }),
    field('poster', 'imageWithAlt', 'Still picture', {
      group: 'content',
      description: 'Shown until the film is started. Best in the shape of the film, 960 by 540 pixels or more.',
      hidden: ({ document }) => !isVideo(document),
      validation: (rule) =>
        rule
          .custom(
            (value, { document }) =>
              !isVideo(document) || Boolean(fieldOf(value, 'asset')) || 'Without it the film has no face.',
          )
          .warning(),
    }),
    field('captions', 'file', 'Captions', {
      group: 'content',
      description: 'Optional. A WebVTT file (.vtt) with what is said and heard, for people who cannot hear it.',
      options: { accept: 'text/vtt,.vtt' },
      hidden: ({ document }) => !isVideo(document),
    }),
    { ...secondsField(), group: 'content', hidden: true },
    field('switchAt', 'number', 'After starts at (seconds)', {
      group: 'content',
      description:
        'For a film that plays the recording before our work and then after it: where the second part begins, such as 5.2. The film then gets the buttons Before and After.',
      hidden: ({ document }) => !isVideo(document),
      validation: (rule) => [
        rule.positive().error('Write the seconds from the start of the film, above 0.'),
        rule.custom((value, { document }) => {
          const seconds = fieldOf(document, 'seconds')
          const isWithin = typeof value !== 'number' || typeof seconds !== 'number' || value < seconds
          return isWithin || 'This is beyond the end of the film. See its length above.'
        }),
      ],
    }),
    field('description', 'text', 'Description', {
      rows: 2,
      group: 'content',
      description: 'What to listen for, in one sentence.',
    }),
    field('transcript', 'text', 'Transcript', {
      rows: 3,
      group: 'content',
      description: 'Optional. What is said in it, word for word, for people who cannot hear it.',
    }),
    field('credits', 'string', 'Credits', {
      group: 'content',
      description: 'Optional. For whom it was made and by whom, such as "Client: Harbour Hotel. Voice: Ann Lee".',
    }),
    listField('services', 'string', 'Services', {
      group: 'settings',
      description: 'What this is an example of. It helps you to find it again.',
      options: { list: SERVICES },
      validation: (rule) => rule.unique(),
    }),
    { ...sampleField(true), group: 'settings' },
  ],
  orderings: [
    { title: 'Title', name: 'title', by: [{ field: 'title', direction: 'asc' }] },
    { title: 'Newest first', name: 'newest', by: [{ field: '_createdAt', direction: 'desc' }] },
  ],
  preview: {
    select: {
      title: 'title',
      kind: 'kind',
      service: 'services.0',
      media: 'poster',
      audio: 'audio.asset.url',
      isSample: 'isSample',
    },
    prepare: ({ title, kind, service, media, audio, isSample }) => ({
      title: title || 'Sample without a title',
      subtitle: [isSample ? 'Invented' : undefined, kind === 'video' ? 'Video' : 'Audio', serviceTitle(service)]
        .filter(Boolean)
        .join(' · '),
      media: media ?? playButton(audio, title || 'the recording'),
    }),
  },
})
