import { PlayIcon } from '@sanity/icons/Play'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'
import { sampleField } from '../parts/fields.ts'
import { AUDIO_FILES, peaksField, secondsField } from '../parts/recording-fields.ts'

/** An audio recording, with the peaks of its waveform. */
export const audioSample = defineObject({
  name: 'audioSample',
  title: 'Audio sample',
  icon: PlayIcon,
  description: 'A recording that visitors can play.',
  fields: [
    field('title', 'string', 'Title', {
      description: 'What the recording is called.',
      required: 'A sample needs a title.',
    }),
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
