import { VideoIcon } from '@sanity/icons/Video'
import { defineField } from 'sanity'
import { defineSection } from '../parts/define-section.ts'
import { secondsField } from '../parts/recording-fields.ts'
import { actionsField, eyebrowField, textField } from '../parts/shared-fields.ts'
import { fieldOf } from '../rules/parent.ts'

export const videoEmbed = defineSection({
  name: 'videoEmbed',
  icon: VideoIcon,
  title: 'Video',
  description: 'One film with a few words beside it. It loads only when pressed.',
  heading: 'required',
  initialTone: 'ink',
  media: 'poster',
  before: [eyebrowField()],
  fields: [
    textField(),
    defineField({
      name: 'video',
      title: 'Film',
      type: 'file',
      description: 'An MP4 file, best under 5 MB. It is served from here, so that watching it tells nobody else.',
      options: { accept: 'video/mp4,video/webm' },
      validation: (rule) => rule.required().error('Add the film.'),
    }),
    defineField({
      name: 'videoTitle',
      title: 'Title of the film',
      type: 'string',
      description: 'What the film is called. Read out with its play button. Left empty, the heading is used.',
    }),
    defineField({
      name: 'poster',
      title: 'Still picture',
      type: 'imageWithAlt',
      description: 'Shown until the film is started. Best in the shape of the film, 960 by 540 pixels or more.',
      validation: (rule) => rule.required().warning('Without it the film has no face.'),
    }),
    defineField({
      name: 'captions',
      title: 'Captions',
      type: 'file',
      description: 'A WebVTT file (.vtt) with what is said and heard. A film in which somebody speaks needs them.',
      options: { accept: 'text/vtt,.vtt' },
    }),
    secondsField(),
    defineField({
      name: 'transcript',
      title: 'Transcript',
      type: 'text',
      rows: 6,
      description: 'What is said and shown, for people who cannot hear or see it.',
      validation: (rule) =>
        rule
          .custom(
            (value, { parent }) =>
              !fieldOf(parent, 'video') || Boolean(value) || 'People who cannot hear the film need its words.',
          )
          .warning(),
    }),
    actionsField(),
  ],
})
