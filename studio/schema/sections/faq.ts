import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection } from '../parts/define-section.ts'
import { actionsField } from '../parts/shared-fields.ts'

export const faq = defineSection({
  name: 'faq',
  group: 'words',
  icon: HelpCircleIcon,
  title: 'Questions and answers',
  description: 'Questions that open to show their answers. Numbered, they explain a process step by step.',
  heading: 'required',
  initialHeading: 'Questions people ask first',
  initialTone: 'white',
  fields: [
    defineField({
      name: 'intro',
      title: 'Introduction',
      type: 'text',
      rows: 3,
      description: 'Optional. One or two sentences before the questions.',
    }),
    defineField({
      name: 'numbered',
      title: 'Number the questions',
      type: 'boolean',
      description: 'On for the steps of a process, in their order. Off for questions that stand by themselves.',
      initialValue: false,
    }),
    defineField({
      name: 'items',
      title: 'Questions',
      type: 'array',
      description: 'The one that is asked most comes first. All are closed when the page opens.',
      of: [defineArrayMember({ type: 'faqItem' })],
      validation: (rule) => rule.min(2).warning('A list needs at least two questions.'),
    }),
    defineField({
      name: 'asideHeading',
      title: 'Heading of the note',
      type: 'string',
      description: 'Optional. For people whose question is not there, such as "Something else?".',
    }),
    defineField({
      name: 'asideText',
      title: 'Text of the note',
      type: 'text',
      rows: 3,
      description: 'Optional. One or two sentences on how to get an answer.',
    }),
    actionsField(),
  ],
})
