import { PlayIcon } from '@sanity/icons/Play'
import { defineField, defineType } from 'sanity'
import { sampleField } from '../parts/fields.ts'
import { preview } from '../parts/preview.ts'
import { AUDIO_FILES, peaksField, secondsField } from '../parts/recording-fields.ts'

/** An audio recording, with the peaks of its waveform. */
export const audioSample = defineType({
  name: 'audioSample',
  title: 'Audio sample',
  type: 'object',
  icon: PlayIcon,
  description: 'A recording that visitors can play.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'What the recording is called.',
      validation: (rule) => rule.required().error('A sample needs a title.'),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 2,
      description: 'What to listen for, in one sentence.',
    }),
    defineField({
      name: 'audio',
      title: 'Recording',
      type: 'file',
      description: 'An MP3 file.',
      options: { accept: AUDIO_FILES },
      validation: (rule) => rule.required().error('Add the recording.'),
    }),
    peaksField(),
    secondsField(),
    sampleField(),
  ],
  preview: preview('Audio sample', { title: 'title', detail: 'description', isSample: 'isSample' }),
})
