import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineField, defineType } from 'sanity'
import { iconField } from '../parts/fields.ts'

/** A card with one service and its link. */
export const serviceCard = defineType({
  name: 'serviceCard',
  title: 'Service card',
  type: 'object',
  icon: CreditCardIcon,
  description: 'One service on a card.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'What the service is called. A card without a title is not shown.',
      validation: (rule) => rule.required().error('A card needs a title.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      description: 'One or two sentences: what you get, how long it takes, what it costs.',
    }),
    iconField(),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'imageWithAlt',
      description:
        'Optional. Shown by "Large tiles with art" and "Cards, three in a row"; it then takes the place of the icon. Drawn for a light background.',
    }),
    defineField({
      name: 'action',
      title: 'Button or link',
      type: 'action',
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
