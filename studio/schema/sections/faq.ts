/** Questions that open to their answers, and a note for people whose question is not there. */
import { field, listField } from '../parts/field.ts'
import { actionsField, defineSection, introField } from '../parts/section.ts'

export const faq = defineSection({
  name: 'faq',
  group: 'words',
  title: 'Questions and answers',
  initialHeading: 'Questions people ask first',
  initialTone: 'white',
  fields: [
    introField('the questions'),
    field('numbered', 'boolean', 'Number the questions', {
      description: 'On for the steps of a process, in their order. Off for questions that stand by themselves.',
      initialValue: false,
    }),
    listField('items', 'faqItem', 'Questions', {
      description: 'The one that is asked most comes first. All are closed when the page opens.',
    }),
    field('asideHeading', 'string', 'Heading of the note', {
      description: 'Optional. For people whose question is not there, such as "Something else?".',
    }),
    field('asideText', 'text', 'Text of the note', {
      description: 'Optional. One or two sentences on how to get an answer.',
    }),
    actionsField(),
  ],
})
