import { UserIcon } from '@sanity/icons/User'
import { fieldOf, textOf } from '../../rules/parent.ts'
import { defineObject } from '../parts/define-object.ts'
import { field, listField } from '../parts/field.ts'
import { anchorField } from '../parts/fields.ts'

/** Requires a subject for mail links, because replies to several jobs would look alike. */
function checkSubject(action: unknown): true | string {
  const link = fieldOf(action, 'link')
  const isBare = textOf(link, 'kind') === 'mail' && textOf(link, 'subject').trim() === ''
  return !isBare || 'Give the e-mail a subject, so that you see which job it is about.'
}

const { group: _, ...anchor } = anchorField()

/** One kind of work that the company offers. */
export const role = defineObject({
  name: 'role',
  title: 'Role',
  icon: UserIcon,
  description: 'One kind of work that people can apply for.',
  fields: [
    field('title', 'string', 'Title', {
      description: 'What the people are called, such as "Audio producers". A role without a title is not shown.',
      required: 'A role needs a title.',
    }),
    field('text', 'text', 'Text', { rows: 4, description: 'What the work is like, in two to four sentences.' }),
    listField('requirements', 'string', 'What people need', {
      description: 'One requirement a line. The first ones are read most.',
    }),
    listField('toSend', 'string', 'What people send', {
      description: 'One piece of advice a line: format, length, what to put first.',
    }),
    field('image', 'imageWithAlt', 'Picture', { description: 'Optional. Drawn for a light background.' }),
    field('action', 'action', 'Way to apply', {
      description: 'Usually an e-mail with a subject.',
      validation: (rule) => rule.custom(checkSubject).warning(),
    }),
    anchor,
  ],
  preview: {
    select: { title: 'title', anchor: 'anchor', media: 'image' },
    prepare: ({ title, anchor: place, media }) => ({
      title: title || 'Role without words',
      subtitle: ['Role', place && `#${place}`].filter(Boolean).join(' · '),
      media,
    }),
  },
})
