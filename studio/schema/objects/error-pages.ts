/** The texts of the pages for errors. */
import { defineObject } from '../parts/define-object.ts'
import { field, listField } from '../parts/field.ts'

export const notFound = defineObject({
  name: 'notFound',
  title: 'Page not found',
  fields: [
    field('heading', 'string', 'Heading', {
      description: 'Says that the page is not there.',
      initialValue: 'Page not found',
    }),
    field('text', 'text', 'Text', { description: 'Helps people on: what they may do now.' }),
    listField('links', 'navChild', 'Links', { description: 'The pages most people look for.' }),
  ],
})

export const serverError = defineObject({
  name: 'serverError',
  title: 'Something went wrong',
  fields: [
    field('heading', 'string', 'Heading', {
      description: 'Says that the fault is ours.',
      initialValue: 'Something went wrong on our side',
    }),
    field('text', 'text', 'Text', { description: 'Says what people can do: try again, phone, e-mail.' }),
  ],
})
