import { defineArrayMember, defineField, defineType } from 'sanity'
import { sampleField } from '../parts/fields.ts'

/** A recording to listen to, with the heights from which its waveform is drawn. */
export const audioSample = defineType({
  name: 'audioSample',
  title: 'Audio sample',
  type: 'object',
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
      options: { accept: 'audio/mpeg,audio/mp4,audio/ogg' },
      validation: (rule) => rule.required().error('Add the recording.'),
    }),
    defineField({
      name: 'peaks',
      title: 'Waveform',
      type: 'array',
      description:
        'Loudness along the recording, usually 100 whole numbers from 0 to 255. Left empty, a plain bar is drawn.',
      of: [defineArrayMember({ type: 'number', validation: (rule) => rule.integer().min(0).max(255) })],
    }),
    defineField({
      name: 'seconds',
      title: 'Length in seconds',
      type: 'number',
      description: 'How long the recording is, so that it can be shown before it is loaded.',
      validation: (rule) => rule.positive(),
    }),
    sampleField(),
  ],
  preview: { select: { title: 'title', subtitle: 'description' } },
})
