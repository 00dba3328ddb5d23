import { LaunchIcon } from '@sanity/icons/Launch'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'

/** The label of the quote button in the header. */
export const quoteButton = defineObject({
  name: 'quoteButton',
  title: 'Quote button',
  icon: LaunchIcon,
  description: 'The button in the header that opens the quote window.',
  fields: [
    field('name', 'string', 'What it does', {
      description: 'Read out by screen readers before the visible words.',
      initialValue: 'Get a quick quote',
      required: 'The button needs a name.',
    }),
    field('mobileText', 'string', 'Words on phones', {
      description: 'The visible words on small screens.',
      initialValue: 'Avg. <1 hr turnaround',
      required: 'The button needs words.',
    }),
    field('desktopText', 'string', 'Words on computers', {
      description: 'The visible words on large screens.',
      initialValue: 'Avg. <1 hr response',
      required: 'The button needs words.',
    }),
  ],
})
