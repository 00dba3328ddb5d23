/** Items of the lists that sections show as cards, steps and tips. */
import { defineObject } from '../parts/define-object.ts'
import { field, listField } from '../parts/field.ts'
import { anchorField, iconField, titleField } from '../parts/shared-fields.ts'

export const benefit = defineObject({
  name: 'benefit',
  title: 'Benefit',
  fields: [
    titleField('The benefit in a few words.', 'A benefit needs a title.'),
    field('text', 'text', 'Text', { description: 'One or two sentences with a fact in them.' }),
    iconField(),
  ],
  preview: { title: 'title', detail: 'text' },
})

export const step = defineObject({
  name: 'step',
  title: 'Step',
  fields: [
    titleField('The step in two to five words.', 'A step needs a title.'),
    field('text', 'text', 'Text', { description: 'What happens, who does it and how long it takes.' }),
    iconField(),
  ],
  preview: { title: 'title', detail: 'text' },
})

export const tip = defineObject({
  name: 'tip',
  title: 'Tip',
  fields: [
    titleField('The tip in three to eight words, such as "Say the name twice".', 'A tip needs a title.'),
    field('text', 'text', 'Text', {
      description: 'Optional. One or two sentences: how to do it, or why it helps.',
    }),
  ],
  preview: { title: 'title', detail: 'text' },
})

export const serviceCard = defineObject({
  name: 'serviceCard',
  title: 'Service card',
  fields: [
    titleField('What the service is called.', 'A card needs a title.'),
    field('text', 'text', 'Text', {
      description: 'One or two sentences: what you get, how long it takes, what it costs.',
    }),
    iconField(),
    field('image', 'imageWithAlt', 'Picture', {
      description:
        'Optional. Shown by "Large tiles with art" and "Cards, three in a row"; it then takes the place of the icon. Drawn for a light background.',
    }),
    field('action', 'action', 'Button or link', {
      description: 'Where the card leads: a page, or the quote window ("Enquire now").',
    }),
  ],
  preview: { title: 'title', detail: 'action.label', media: 'image' },
})

/** One kind of work that the company offers. */
export const role = defineObject({
  name: 'role',
  title: 'Role',
  fields: [
    titleField('What the people are called, such as "Audio producers".', 'A role needs a title.'),
    field('text', 'text', 'Text', { rows: 4, description: 'What the work is like, in two to four sentences.' }),
    listField('requirements', 'string', 'What people need', {
      description: 'One requirement a line. The first ones are read most.',
    }),
    listField('toSend', 'string', 'What people send', {
      description: 'One piece of advice a line: format, length, what to put first.',
    }),
    field('image', 'imageWithAlt', 'Picture', { description: 'Optional. Drawn for a light background.' }),
    field('action', 'action', 'Way to apply', {
      description: 'Usually an e-mail with a subject.',
    }),
    anchorField(),
  ],
  preview: { title: 'title', detail: 'anchor', media: 'image' },
})
