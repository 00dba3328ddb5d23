import { MenuIcon } from '@sanity/icons/Menu'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { fieldOf } from '../../rules/parent.ts'
import { linkPreview } from '../parts/preview.ts'

/** An entry of the main navigation: a link, or a menu with items. */
export const navItem = defineType({
  name: 'navItem',
  title: 'Navigation entry',
  type: 'object',
  icon: MenuIcon,
  description: 'An entry of the main navigation.',
  fields: [
    defineField({
      name: 'label',
      title: 'Words',
      type: 'string',
      description: 'One or two words.',
      validation: (rule) => rule.required().error('An entry needs words.'),
    }),
    defineField({
      name: 'link',
      title: 'Leads to',
      type: 'link',
      description: 'Where it leads. With menu lines below, this is the overview page of the menu.',
      validation: (rule) =>
        rule.custom((value, { parent }) => {
          const children = fieldOf(parent, 'children')
          const opens = Array.isArray(children) && children.length > 0
          return Boolean(value) || opens || 'Choose where the entry leads, or add menu lines.'
        }),
    }),
    defineField({
      name: 'children',
      title: 'Menu lines',
      type: 'array',
      description: 'Optional. With lines here, the entry opens a menu.',
      of: [defineArrayMember({ type: 'navChild' })],
    }),
  ],
  preview: linkPreview('Navigation entry'),
})
