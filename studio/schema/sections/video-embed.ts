/** One film, from a file of our own or from YouTube or Vimeo. */
import type { ValidationContext } from 'sanity'
import { readVideoUrl } from '../../../lib/content/video-url.ts'
import { fieldOf } from '../../common/untyped.ts'
import { choiceField, codeField, field } from '../parts/field.ts'
import { captionsField, filmField, filmTranscriptField, secondsField } from '../parts/recording-fields.ts'
import { actionsField, defineSection, textField } from '../parts/section.ts'

function isFile(parent: unknown): boolean {
  const source = fieldOf(parent, 'source')
  return source !== 'youtube' && source !== 'vimeo'
}

function checkUrl(url: string | undefined, { parent }: Pick<ValidationContext, 'parent'>): true | string {
  if (isFile(parent) || readVideoUrl(url)?.provider === fieldOf(parent, 'source')) return true
  return 'Open the film at the service chosen above, press Share, and paste the address from there.'
}

export const videoEmbed = defineSection({
  name: 'videoEmbed',
  group: 'words',
  title: 'Video',
  initialTone: 'ink',
  media: 'poster',
  hasEyebrow: true,
  fields: [
    textField(),
    choiceField('source', 'Where the film is', {
      description:
        'A file of our own is best: watching it tells nobody else. YouTube and Vimeo are asked for it only when a visitor presses play.',
      choices: { file: 'A file of our own', youtube: 'YouTube', vimeo: 'Vimeo' },
      options: { direction: 'horizontal' },
      initialValue: 'file',
    }),
    codeField('address', 'Address of the film', {
      description:
        'Paste the address from the browser or from Share: https://youtu.be/…, https://www.youtube.com/watch?v=… or https://vimeo.com/….',
      when: (film) => !isFile(film),
      validation: (rule) => rule.custom(checkUrl),
    }),
    filmField(isFile),
    field('videoTitle', 'string', 'Title of the film', {
      description: 'What the film is called. Read out with its play button. Left empty, the heading is used.',
    }),
    field('poster', 'imageWithAlt', 'Still picture', {
      description: 'Shown until the film is started. Best in the shape of the film, 960 by 540 pixels or more.',
    }),
    captionsField(isFile),
    // Read from a file of our own.
    { ...secondsField(), hidden: ({ parent }) => isFile(parent) },
    filmTranscriptField('video', 'address'),
    actionsField(),
  ],
})
