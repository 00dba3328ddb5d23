import { BookmarkIcon } from '@sanity/icons/Bookmark'
import { defineField } from 'sanity'
import { defineSection } from '../parts/define-section.ts'
import { actionsField } from '../parts/shared-fields.ts'

export const shortlist = defineSection({
  name: 'shortlist',
  group: 'sound',
  icon: BookmarkIcon,
  title: 'Shortlist',
  description: 'The voices a visitor has kept while browsing. They are kept in the visitor’s own browser only.',
  heading: 'required',
  fields: [
    defineField({
      name: 'intro',
      title: 'Introduction',
      type: 'text',
      rows: 3,
      description: 'Optional. What the shortlist is for and where it is kept.',
    }),
    defineField({
      name: 'emptyText',
      title: 'When it is empty',
      type: 'text',
      rows: 3,
      description: 'How voices come onto the shortlist.',
      validation: (rule) => rule.required().error('An empty page must say how it is filled.'),
    }),
    actionsField(),
    defineField({
      name: 'sharedHeading',
      title: 'Heading of a list somebody sent',
      type: 'string',
      description: 'Stands above the voices when the page was opened by a shared link.',
      validation: (rule) => rule.required().error('Visitors must see that this list is not their own.'),
    }),
    defineField({
      name: 'sharedText',
      title: 'Text for a list somebody sent',
      type: 'text',
      rows: 2,
      description: 'Optional. Says that the visitor’s own shortlist stays as it is.',
    }),
    defineField({
      name: 'missingText',
      title: 'When voices cannot be found',
      type: 'string',
      description: 'Stands before the names of voices that the booking system no longer has.',
      validation: (rule) => rule.required().error('Visitors must learn that a voice is missing.'),
    }),
    defineField({
      name: 'noScriptText',
      title: 'Without JavaScript',
      type: 'string',
      description:
        'For visitors whose browser runs no JavaScript: the shortlist needs it. Say what they can do instead.',
      validation: (rule) => rule.required().error('Without this, such visitors see an empty page.'),
    }),
  ],
})
