import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineField, defineType } from 'sanity'
import { preview } from '../parts/preview.ts'

/** One question with its answer. */
export const faqItem = defineType({
  name: 'faqItem',
  title: 'Question',
  type: 'object',
  icon: HelpCircleIcon,
  description: 'One question with its answer.',
  fields: [
    defineField({
      name: 'question',
      title: 'Question',
      type: 'string',
      description:
        'As a client would ask it. "What does it cost?" can be linked to as /this-page#faq-what-does-it-cost, which opens it.',
      validation: (rule) => rule.required().error('Write the question.'),
    }),
    defineField({
      name: 'answer',
      title: 'Answer',
      type: 'answer',
      description: 'The answer first, then the reasons. A question without an answer is not shown.',
      validation: (rule) => rule.required().error('Write the answer.'),
    }),
  ],
  preview: preview('Question', { title: 'question' }),
})
