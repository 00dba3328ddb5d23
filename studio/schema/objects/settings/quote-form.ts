/** The texts of the enquiry form, wherever it stands. */
import { DEFAULT_QUOTE_FORM } from '../../../../lib/words/default-words.ts'
import { defineObject } from '../../parts/define-object.ts'
import { field, listField } from '../../parts/field.ts'

/** The label of the quote button in the header. */
export const quoteButton = defineObject({
  name: 'quoteButton',
  title: 'Quote button',
  fields: [
    field('name', 'string', 'What it does', {
      description: 'Read out by screen readers before the visible words.',
      initialValue: DEFAULT_QUOTE_FORM.title,
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

/** The texts of the quote form, in its dialog and in banners. */
export const quoteForm = defineObject({
  name: 'quoteForm',
  title: 'Quote form',
  fields: [
    field('title', 'string', 'Title', {
      description: 'The title of the quote window.',
      initialValue: DEFAULT_QUOTE_FORM.title,
      required: 'The window needs a title.',
    }),
    field('subtitle', 'string', 'Subtitle', {
      description: 'The line below the title.',
      initialValue: DEFAULT_QUOTE_FORM.subtitle,
    }),
    field('promise', 'string', 'Promise', {
      description:
        'What the sender can count on, beside the form. Banner forms without a promise of their own show it too, so it has to be true of any service.',
    }),
    listField('nextSteps', 'string', 'What happens next', {
      description:
        'Three short lines on what happens after sending. They stand beside the quote window and every form without lines of its own, so they have to be true of any service.',
    }),
    field('talkHeading', 'string', 'Heading of the other way', {
      description: 'Stands above phone and e-mail, at all times.',
      initialValue: DEFAULT_QUOTE_FORM.talkHeading,
    }),
    field('talkText', 'string', 'Text of the other way', { description: 'One line before phone and e-mail.' }),
    field('successNotice', 'string', 'Notice after sending', {
      description: 'Shown when a brief was sent from a banner or from the estimator.',
      initialValue: DEFAULT_QUOTE_FORM.successNotice,
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

export const privacyNotice = defineObject({
  name: 'privacyNotice',
  title: 'Privacy notice',
  fields: [
    field('text', 'text', 'Text', { rows: 2, description: 'Why the details are asked for and who reads them.' }),
    field('linkLabel', 'string', 'Words of the link', {
      description: 'The words after the text that lead to the privacy policy.',
      initialValue: DEFAULT_QUOTE_FORM.privacyLink,
    }),
    field('link', 'link', 'Leads to', { description: 'The privacy policy page.' }),
  ],
})

/** The enquiry form that a page banner can hold. */
export const bannerForm = defineObject({
  name: 'bannerForm',
  title: 'Form in the banner',
  fields: [
    field('show', 'boolean', 'Show the form', {
      description: 'On puts the enquiry form into the banner. The art then stands behind or below the words.',
      initialValue: false,
    }),
    field('heading', 'string', 'Form heading', {
      description: 'Left empty, the usual title of the quote window is used.',
    }),
    field('subheading', 'string', 'Form subheading', {
      description: 'Left empty, the usual line below the title is used.',
    }),
    field('promise', 'string', 'Promise', {
      description:
        'One short line on what people can count on when they send this form. Left empty, the promise of the quote form in the site settings is used.',
    }),
  ],
})
