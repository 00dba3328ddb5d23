import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { defineField, defineType } from 'sanity'
import { linkPreview } from '../parts/preview.ts'

/** An item of a submenu. */
export const navChild = defineType({
  name: 'navChild',
  title: 'Menu line',
  type: 'object',
  icon: ArrowRightIcon,
  description: 'A line in an opened menu.',
  fields: [
    defineField({
      name: 'label',
      title: 'Words',
      type: 'string',
      description: 'The name of the page in one to three words.',
      validation: (rule) => rule.required().error('A menu line needs words.'),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'string',
      description: 'Optional. A few words below, so that people choose right the first time.',
    }),
    defineField({
      name: 'link',
      title: 'Leads to',
      type: 'link',
      description: 'Where it leads.',
      validation: (rule) => rule.required().error('A menu line has to lead somewhere.'),
    }),
  ],
  preview: linkPreview('Menu line'),
})
