/** The visitor's shortlist of voices, or one that somebody sent by a link. */
import { field } from '../parts/field.ts'
import { actionsField, defineSection } from '../parts/section.ts'

export const shortlist = defineSection({
  name: 'shortlist',
  group: 'sound',
  title: 'Shortlist',
  fields: [
    field('intro', 'text', 'Introduction', {
      description: 'Optional. What the shortlist is for and where it is kept.',
    }),
    field('emptyText', 'text', 'When it is empty', {
      description: 'How voices come onto the shortlist.',
      required: 'An empty page must say how it is filled.',
    }),
    actionsField(),
    field('sharedHeading', 'string', 'Heading of a list somebody sent', {
      description: 'Stands above the voices when the page was opened by a shared link.',
      required: 'Visitors must see that this list is not their own.',
    }),
    field('sharedText', 'text', 'Text for a list somebody sent', {
      rows: 2,
      description: 'Optional. Says that the visitor’s own shortlist stays as it is.',
    }),
    field('missingText', 'string', 'When a voice cannot be found', {
      description: 'Stands in the place of a voice that the booking system no longer has.',
      required: 'Visitors must learn that a voice is missing.',
    }),
    field('noScriptText', 'string', 'Without JavaScript', {
      description:
        'For visitors whose browser runs no JavaScript: the shortlist needs it. Say what they can do instead.',
      required: 'Without this, such visitors see an empty page.',
    }),
  ],
})
