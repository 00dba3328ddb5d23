import { UserIcon } from '@sanity/icons/User'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { fieldOf, textOf } from '../../rules/parent.ts'
import { anchorField } from '../parts/fields.ts'

/** Requires a subject for mail links, because replies to several jobs would look alike. */
function checkSubject(action: unknown): true | string {
  const link = fieldOf(action, 'link')
  const isBare = textOf(link, 'kind') === 'mail' && textOf(link, 'subject').trim() === ''
  return !isBare || 'Give the e-mail a subject, so that you see which job it is about.'
}

const { group: _, ...anchor } = anchorField()

/** One kind of work that the company offers. */
export const role = defineType({
  name: 'role',
  title: 'Role',
  type: 'object',
  icon: UserIcon,
  description: 'One kind of work that people can apply for.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'What the people are called, such as "Audio producers". A role without a title is not shown.',
      validation: (rule) => rule.required().error('A role needs a title.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 4,
      description: 'What the work is like, in two to four sentences.',
    }),
    defineField({
      name: 'requirements',
      title: 'What people need',
      type: 'array',
      description: 'One requirement a line. The first ones are read most.',
      of: [defineArrayMember({ type: 'string' })],
    }),
    defineField({
      name: 'toSend',
      title: 'What people send',
      type: 'array',
      description: 'One piece of advice a line: format, length, what to put first.',
      of: [defineArrayMember({ type: 'string' })],
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'imageWithAlt',
      description: 'Optional. Drawn for a light background.',
    }),
    defineField({
      name: 'action',
      title: 'Way to apply',
      type: 'action',
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
