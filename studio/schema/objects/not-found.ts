import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineObject } from '../parts/define-object.ts'
import { field, listField } from '../parts/field.ts'

/** The texts of the 404 page. */
export const notFound = defineObject({
  name: 'notFound',
  title: 'Page not found',
  icon: HelpCircleIcon,
  description: 'What people read at an address that leads nowhere.',
  fields: [
    field('heading', 'string', 'Heading', {
      description: 'Says that the page is not there.',
      initialValue: 'Page not found',
    }),
    field('text', 'text', 'Text', { rows: 3, description: 'Helps people on: what they may do now.' }),
    listField('links', 'navChild', 'Links', { description: 'The pages most people look for.' }),
  ],
})
