import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineObject } from '../parts/define-object.ts'
import { field, listField } from '../parts/field.ts'

/** The texts of the quote form, in its dialog and in banners. */
export const quoteForm = defineObject({
  name: 'quoteForm',
  title: 'Quote form',
  icon: EnvelopeIcon,
  description: 'The words around the quote form, in its window and in banners.',
  fields: [
    field('title', 'string', 'Title', {
      description: 'The title of the quote window.',
      initialValue: 'Get a quick quote',
      required: 'The window needs a title.',
    }),
    field('subtitle', 'string', 'Subtitle', {
      description: 'The line below the title.',
      initialValue: "Send us a short brief, and we'll be back to you ASAP.",
    }),
    field('promise', 'string', 'Promise', {
      description:
        'What the sender can count on, beside the form. Banner forms without a promise of their own show it too, so it has to be true of any service.',
    }),
    listField('nextSteps', 'string', 'What happens next', {
      description:
        'Three short lines on what happens after sending. They stand beside the quote window and every form without lines of its own, so they have to be true of any service.',
      validation: (rule) => rule.max(3).warning('Three lines are enough.'),
    }),
    field('talkHeading', 'string', 'Heading of the other way', {
      description: 'Stands above phone and e-mail, at all times.',
      initialValue: 'Prefer to talk?',
    }),
    field('talkText', 'string', 'Text of the other way', { description: 'One line before phone and e-mail.' }),
    field('successNotice', 'string', 'Notice after sending', {
      description: 'Shown when a brief was sent from a banner or from the estimator.',
      initialValue: 'Quote is sent successfully, Our team will get back to you soon. thanks!',
      required: 'People need to know that their brief was sent.',
    }),
    field('failureMessage', 'string', 'Message when sending fails', {
      description:
        'Optional. Left empty, nothing is said and the form stays open with everything typed. Filled in, it is shown.',
    }),
    field('privacyNotice', 'privacyNotice', 'Privacy notice', {
      description: 'The line below the form on what happens to the details people type.',
    }),
  ],
})
