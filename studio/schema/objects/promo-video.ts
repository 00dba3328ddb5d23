import { VideoIcon } from '@sanity/icons/Video'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'
import { filmTranscriptField } from '../parts/recording-fields.ts'

/** A short video, played on request. */
export const promoVideo = defineObject({
  name: 'promoVideo',
  title: 'Promo video',
  icon: VideoIcon,
  description: 'A short film in the footer. It loads only when pressed.',
  fields: [
    field('title', 'string', 'Title', { description: 'What the film is called.' }),
    field('video', 'file', 'Film', {
      description: 'An MP4 file, best under 5 MB.',
      options: { accept: 'video/mp4,video/webm' },
    }),
    field('poster', 'imageWithAlt', 'Still picture', { description: 'Shown until the film is started.' }),
    filmTranscriptField('video'),
  ],
  preview: { title: 'title', media: 'poster' },
})
