import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineArrayMember, defineField, defineType } from 'sanity'

/** The texts of the 404 page. */
export const notFound = defineType({
  name: 'notFound',
  title: 'Page not found',
  type: 'object',
  icon: HelpCircleIcon,
  description: 'What people read at an address that leads nowhere.',
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Says that the page is not there.',
      initialValue: 'Page not found',
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      description: 'Helps people on: what they may do now.',
    }),
    defineField({
      name: 'links',
      title: 'Links',
      type: 'array',
      description: 'The pages most people look for.',
      of: [defineArrayMember({ type: 'navChild' })],
    }),
  ],
})
