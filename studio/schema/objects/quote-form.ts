import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineArrayMember, defineField, defineType } from 'sanity'

/** The texts of the quote form, in its dialog and in banners. */
export const quoteForm = defineType({
  name: 'quoteForm',
  title: 'Quote form',
  type: 'object',
  icon: EnvelopeIcon,
  description: 'The words around the quote form, in its window and in banners.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'The title of the quote window.',
      initialValue: 'Get a quick quote',
      validation: (rule) => rule.required().error('The window needs a title.'),
    }),
    defineField({
      name: 'subtitle',
      title: 'Subtitle',
      type: 'string',
      description: 'The line below the title.',
      initialValue: "Send us a short brief, and we'll be back to you ASAP.",
    }),
    defineField({
      name: 'promise',
      title: 'Promise',
      type: 'string',
      description:
        'What the sender can count on, beside the form. Banner forms without a promise of their own show it too, so it has to be true of any service.',
    }),
    defineField({
      name: 'nextSteps',
      title: 'What happens next',
      type: 'array',
      description:
        'Three short lines on what happens after sending. They stand beside the quote window and every form without lines of its own, so they have to be true of any service.',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.max(3).warning('Three lines are enough.'),
    }),
    defineField({
      name: 'talkHeading',
      title: 'Heading of the other way',
      type: 'string',
      description: 'Stands above phone and e-mail, at all times.',
      initialValue: 'Prefer to talk?',
    }),
    defineField({
      name: 'talkText',
      title: 'Text of the other way',
      type: 'string',
      description: 'One line before phone and e-mail.',
    }),
    defineField({
      name: 'successNotice',
      title: 'Notice after sending',
      type: 'string',
      description: 'Shown when a brief was sent from a banner or from the estimator.',
      initialValue: 'Quote is sent successfully, Our team will get back to you soon. thanks!',
      validation: (rule) => rule.required().error('People need to know that their brief was sent.'),
    }),
    defineField({
      name: 'failureMessage',
      title: 'Message when sending fails',
      type: 'string',
      description:
        'Optional. Left empty, nothing is said and the form stays open with everything typed. Filled in, it is shown.',
    }),
    defineField({
      name: 'privacyNotice',
      title: 'Privacy notice',
      type: 'privacyNotice',
      description: 'The line below the form on what happens to the details people type.',
    }),
  ],
})
