import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'

/** One question with its answer. */
export const faqItem = defineObject({
  name: 'faqItem',
  title: 'Question',
  icon: HelpCircleIcon,
  description: 'One question with its answer.',
  fields: [
    field('question', 'string', 'Question', {
      description:
        'As a client would ask it. "What does it cost?" can be linked to as /this-page#faq-what-does-it-cost, which opens it.',
      required: 'Write the question.',
    }),
    field('answer', 'answer', 'Answer', {
      description: 'The answer first, then the reasons. A question without an answer is not shown.',
      required: 'Write the answer.',
    }),
  ],
  preview: { title: 'question' },
})
