import { LaunchIcon } from '@sanity/icons/Launch'
import { defineField, defineType } from 'sanity'

/** The label of the quote button in the header. */
export const quoteButton = defineType({
  name: 'quoteButton',
  title: 'Quote button',
  type: 'object',
  icon: LaunchIcon,
  description: 'The button in the header that opens the quote window.',
  fields: [
    defineField({
      name: 'name',
      title: 'What it does',
      type: 'string',
      description: 'Read out by screen readers before the visible words.',
      initialValue: 'Get a quick quote',
      validation: (rule) => rule.required().error('The button needs a name.'),
    }),
    defineField({
      name: 'mobileText',
      title: 'Words on phones',
      type: 'string',
      description: 'The visible words on small screens.',
      initialValue: 'Avg. <1 hr turnaround',
      validation: (rule) => rule.required().error('The button needs words.'),
    }),
    defineField({
      name: 'desktopText',
      title: 'Words on computers',
      type: 'string',
      description: 'The visible words on large screens.',
      initialValue: 'Avg. <1 hr response',
      validation: (rule) => rule.required().error('The button needs words.'),
    }),
  ],
})
