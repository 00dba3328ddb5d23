import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'
import { iconField } from '../parts/fields.ts'

/** A card with one service and its link. */
export const serviceCard = defineObject({
  name: 'serviceCard',
  title: 'Service card',
  icon: CreditCardIcon,
  description: 'One service on a card.',
  fields: [
    field('title', 'string', 'Title', {
      description: 'What the service is called. A card without a title is not shown.',
      required: 'A card needs a title.',
    }),
    field('text', 'text', 'Text', {
      rows: 3,
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
  preview: {
    select: { title: 'title', label: 'action.label', media: 'image' },
    prepare: ({ title, label, media }) => ({
      title: title || 'Service card without words',
      subtitle: ['Service card', label].filter(Boolean).join(' · '),
      media,
    }),
  },
})
