/** The texts of the pages for errors. */
import { DEFAULT_WORDS } from '../../../../lib/words/default-words.ts'
import { defineObject } from '../../parts/define-object.ts'
import { field, listField } from '../../parts/field.ts'

export const notFound = defineObject({
  name: 'notFound',
  title: 'Page not found',
  fields: [
    field('heading', 'string', 'Heading', {
      description: 'Says that the page is not there.',
      initialValue: DEFAULT_WORDS.errors.notFound,
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
      initialValue: DEFAULT_WORDS.errors.failed,
    }),
    field('text', 'text', 'Text', { description: 'Says what people can do: try again, phone, e-mail.' }),
  ],
})
