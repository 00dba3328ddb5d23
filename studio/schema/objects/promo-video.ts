import { VideoIcon } from '@sanity/icons/Video'
import { defineField, defineType } from 'sanity'
import { preview } from '../parts/preview.ts'
import { fieldOf } from '../rules/parent.ts'

/** A short film that plays when asked to. */
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
    defineField({
      name: 'transcript',
      title: 'Transcript',
      type: 'text',
      rows: 6,
      description: 'What is said and shown, for people who cannot hear or see it.',
      validation: (rule) =>
        rule
          .custom((value, { parent }) => {
            return !fieldOf(parent, 'video') || Boolean(value) || 'People who cannot hear the film need its words.'
          })
          .warning(),
    }),
  ],
  preview: preview('Promo video', { title: 'title', media: 'poster' }),
})
