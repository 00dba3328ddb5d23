import { VideoIcon } from '@sanity/icons/Video'
import { defineField, defineType } from 'sanity'
import { preview } from '../parts/preview.ts'
import { filmTranscriptField } from '../parts/recording-fields.ts'

/** A short video, played on request. */
export const promoVideo = defineType({
  name: 'promoVideo',
  title: 'Promo video',
  type: 'object',
  icon: VideoIcon,
  description: 'A short film in the footer. It loads only when pressed.',
  fields: [
    defineField({ name: 'title', title: 'Title', type: 'string', description: 'What the film is called.' }),
    defineField({
      name: 'video',
      title: 'Film',
      type: 'file',
      description: 'An MP4 file, best under 5 MB.',
      options: { accept: 'video/mp4,video/webm' },
    }),
    defineField({
      name: 'poster',
      title: 'Still picture',
      type: 'imageWithAlt',
      description: 'Shown until the film is started.',
    }),
    filmTranscriptField('video'),
  ],
  preview: preview('Promo video', { title: 'title', media: 'poster' }),
})
